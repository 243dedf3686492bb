/// Why a text is not JSON as it is wanted here: one thing that is wrong in it, and where.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Where it stands.
  let place: TextPlace
  /// The way to the value it is about; empty where the text is no JSON from there on.
  var path = JSONPath()
  /// What was found and what is allowed.
  let problem: JSONProblem
}
