/// What the program says on standard error of itself, behind its name.
package enum Complaint: Hashable, Sendable {
  case usage(UsageError)
  case file(FileError)
  /// What lines come from cannot be read, for the system's reason.
  case inputUnreadable(InputName, reason: String)
  /// The input has ended, and the countdown that the program waits for does not run.
  case inputEnded
  /// Standard output cannot be written, for the system's reason.
  case outputUnwritable(reason: String)
}
