import Testing

@testable import AdjustableCore

struct TrackTests {
  private let frame = Frame(x: 100, y: 10, width: 228, height: 44)

  @Test("A thumb travels the width less its length, from half its length on")
  func travel() {
    let track = Track(frame: frame)
    #expect(track.travel == 200)
    #expect(track.centre(at: 0) == Point(x: 114, y: 32))
    #expect(track.centre(at: 0.25) == Point(x: 164, y: 32))
    #expect(track.centre(at: 1) == Point(x: 314, y: 32))
    #expect(track.fraction(at: Point(x: 214, y: -999)) == 0.5)
    #expect(track.stretch(from: 0.25, to: 0.5) == Frame(x: 164, y: 30, width: 50, height: 4))
  }

  @Test("A mirrored track has its lowest value at the right")
  func mirrored() {
    let track = Track(frame: frame, isMirrored: true)
    #expect(track.centre(at: 0) == Point(x: 314, y: 32))
    #expect(track.centre(at: 0.25) == Point(x: 264, y: 32))
    #expect(track.fraction(at: Point(x: 264, y: 0)) == 0.25)
    #expect(track.fraction(from: Point(x: 264, y: 0), to: Point(x: 164, y: 0)) == 0.5)
    #expect(track.stretch(from: 0.25, to: 0.5) == Frame(x: 214, y: 30, width: 50, height: 4))
  }

  @Test("Point and fraction are inverses in both directions", arguments: [false, true])
  func inverses(isMirrored: Bool) throws {
    let track = Track(frame: frame, isMirrored: isMirrored)
    for hundredth in 0...100 {
      let fraction = Double(hundredth) / 100
      let back = try #require(track.fraction(at: track.centre(at: fraction)))
      #expect(agree(back, fraction))
    }
  }

  @Test("A touch is taken 44 points high, however low the track is")
  func touchArea() {
    let track = Track(frame: Frame(x: 0, y: 20, width: 200, height: 4))
    #expect(track.touchArea == Frame(x: 0, y: 0, width: 200, height: 44))
  }

  @Test("A track without travel has one place and no fraction")
  func noTravel() {
    for width in [0, 10, 28] {
      let track = Track(frame: Frame(x: 5, y: 0, width: Double(width), height: 44))
      #expect(track.travel == 0)
      #expect(track.fraction(at: Point(x: 7, y: 0)) == nil)
      #expect(track.centre(at: 1).x == track.frame.midX)
    }
  }

  @Test("A track is there for any numbers")
  func oddNumbers() {
    for width in Samples.oddDoubles {
      for number in Samples.oddDoubles {
        let track = Track(
          frame: Frame(x: number, y: 0, width: width, height: 44), thumbLength: number)
        #expect(track.centre(at: number).isFinite)
        let fraction = track.fraction(at: Point(x: number, y: width)) ?? 0
        #expect((0...1).contains(fraction))
      }
    }
  }
}
