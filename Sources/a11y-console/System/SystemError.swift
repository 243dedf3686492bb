import Foundation

/// Why a call of the system failed: an `errno`, and what that means here.
struct SystemError: Error, Hashable, Sendable {
  /// The number that the system gave.
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// A signal came in between; the call can be made again.
  static let interrupted = SystemError(code: EINTR)
  /// It would have to wait.
  static let wouldWait = SystemError(code: EAGAIN)
  /// The reader of a pipe is gone.
  static let readerIsGone = SystemError(code: EPIPE)
  /// There is no reader of a pipe, or no device.
  static let nobodyThere = SystemError(code: ENXIO)
  /// A device failed; of a terminal, that it was closed.
  static let device = SystemError(code: EIO)
  static let missing = SystemError(code: ENOENT)
  static let missingFolder = SystemError(code: ENOTDIR)
  static let folder = SystemError(code: EISDIR)
  static let noPermission = SystemError(code: EACCES)
  static let notPermitted = SystemError(code: EPERM)
  static let readOnly = SystemError(code: EROFS)

  /// What the system says of it.
  var message: String { String(cString: strerror(code)) }

  /// The same, as it stands in a sentence.
  var reason: String { message.lowercased() }
}
