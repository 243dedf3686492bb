import Foundation

/// The yardstick for memory: an empty program that formats one number with Foundation.
///
/// It then waits for the end of its input, so that it can be looked at.
@main
enum OneNumber {
  static func main() {
    print(45.5.formatted(.number.locale(Locale(identifier: "en_US"))))
    fflush(nil)
    while readLine() != nil {}
  }
}
