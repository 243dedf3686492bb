import Foundation
import Testing

@testable import a11y_console

@Suite("The system is called in one place, and its errors have names")
struct DescriptorTests {
  @Test("A pipe that has nothing would have to wait, and at its end gives nothing")
  func reading() throws {
    let (reading, writing) = Descriptor.pipe()
    defer { reading.close() }
    #expect(throws: SystemError.wouldWait) { try reading.read(atMost: 8) }
    #expect(!reading.isReady(for: .reading))
    #expect(try writing.write([1, 2, 3]) == 3)
    #expect(reading.isReady(for: .reading))
    #expect(reading.unread == 3)
    #expect(try reading.read(atMost: 2) == [1, 2])
    #expect(try reading.read(atMost: 8) == [3])
    writing.close()
    #expect(try reading.read(atMost: 8) == [])
  }

  @Test("A pipe that is full would have to wait")
  func writing() {
    let (reading, writing) = Descriptor.pipe()
    defer {
      reading.close()
      writing.close()
    }
    let much = [UInt8](repeating: 0, count: 1 << 16)[...]
    #expect(throws: SystemError.wouldWait) {
      while true { _ = try writing.write(much) }
    }
    #expect(!writing.isReady(for: .writing))
  }

  @Test("No descriptor is passed over by who waits, and can be neither read nor written")
  func none() throws {
    #expect(try Descriptor.wait(for: [.none], .reading, milliseconds: 0) == [false])
    #expect(!Descriptor.none.isReady(for: .writing))
    #expect(!Descriptor.none.isTerminal)
    #expect(throws: SystemError(code: EBADF)) { try Descriptor.none.read(atMost: 1) }
  }

  @Test("What is opened is what it is, and no child inherits it")
  func opening() throws {
    #expect(throws: SystemError.missing) {
      try Descriptor.open("/nowhere/at/all", for: .reading)
    }
    #expect(throws: SystemError.folder) { try Descriptor.open("/", for: .writing) }
    let folder = try Descriptor.open("/", for: .reading)
    defer { folder.close() }
    #expect(try FileStatus(folder).kind == .folder)
    #expect(try FileStatus("/dev/null").kind == .other)
    #expect(try FileStatus("/").isSame(as: FileStatus(folder)))
    #expect(fcntl(folder.number, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("An error has the system's reason, as it stands in a sentence")
  func reason() {
    #expect(SystemError.missing.reason == "no such file or directory")
    #expect(SystemError.noPermission.message == "Permission denied")
  }
}
