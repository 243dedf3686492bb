import AdjustableCore
import Foundation
import Testing

@Suite("hint-form")
struct HintFormTests {
  @Test(
    "A hint that is no plain sentence is found",
    arguments: [
      ("Sets how bright the lamp is", "has no closing period"),
      ("sets how bright the lamp is.", "does not begin with a capital"),
      ("Sets the brightness.", "repeats the label"),
      ("Swipe to set the lamp.", "names a gesture or key, swipe"),
      ("Use the arrow keys.", "names a gesture or key, arrow"),
      (
        "swipe",
        "has no closing period and does not begin with a capital and names a gesture or key, swipe"
      ),
    ])
  func fires(hint: String, why: String) throws {
    let faults = try Judge.faults("hint-form", Judge.control { $0.hint = hint })
    #expect(faults == ["own: Its hint \"\(hint)\" \(why)."])
  }

  @Test("A hint on a disabled element is found")
  func disabled() throws {
    let control = Judge.control {
      $0.hint = "Sets how bright the lamp is."
      $0.traits.insert(.notEnabled)
    }
    #expect(try Judge.faults("hint-form", control).count == 1)
  }

  @Test(
    "A plain sentence is not, nor is no hint",
    arguments: ["Sets how bright the lamp is.", "", "Sets the tapestry light.", "设置灯的亮度。"])
  func silent(hint: String) throws {
    #expect(try Judge.faults("hint-form", Judge.control { $0.hint = hint }).isEmpty)
  }

  @Test(
    "A sentence ends as its script ends it, in brackets, quotation marks and direction marks too",
    arguments: [
      ("ar_EG", "هل تريد المزيد؟"), ("he_IL", "קובע את הרמה.\u{200F}"), ("ur_PK", "یہ طے کرتا ہے۔"),
      ("hy_AM", "Սահմանում է։"), ("my_MM", "အတိုးအကျယ်။"), ("zh_CN", "要多大？"), ("th_TH", "กำหนดระดับ"),
      ("el_GR", "Πόσο δυνατά;"), ("en_US", "Dims it (at night.)"),
      ("en_US", "Reads \u{201C}loud.\u{201D}"),
    ])
  func scripts(locale: String, hint: String) throws {
    let faults = try Judge.faults("hint-form", Judge.control { $0.hint = hint }, locale: locale)
    #expect(faults.isEmpty)
  }
}
