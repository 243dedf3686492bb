import Testing

@testable import AdjustableCore

struct FrameTests {
  @Test("A rectangle knows its edges and its middle")
  func edges() {
    let frame = Frame(x: 10, y: 20, width: 30, height: 40)
    #expect([frame.minX, frame.midX, frame.maxX] == [10, 25, 40])
    #expect([frame.minY, frame.midY, frame.maxY] == [20, 40, 60])
    #expect(frame.centre == Point(x: 25, y: 40))
    #expect(frame.size.shorterSide == 30)
    #expect(frame.contains(Point(x: 40, y: 60)))
    #expect(!frame.contains(Point(x: 40.1, y: 60)))
    #expect(!frame.contains(Point(x: .nan, y: 30)))
  }

  @Test("A rectangle grows about its middle, and never shrinks")
  func atLeast() {
    let frame = Frame(x: 10, y: 20, width: 30, height: 60)
    #expect(frame.atLeast(width: 44, height: 44) == Frame(x: 3, y: 20, width: 44, height: 60))
  }

  @Test("Whatever a rectangle is made from, its numbers are finite and its lengths not negative")
  func oddNumbers() {
    for x in Samples.oddDoubles {
      for width in Samples.oddDoubles {
        let frame = Frame(origin: Point(x: x, y: width), size: Size(width: width, height: x))
        let numbers = [frame.minX, frame.midX, frame.maxX, frame.minY, frame.midY, frame.maxY]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(x) \(width)")
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(x) \(width)")
      }
    }
  }
}
