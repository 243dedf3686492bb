/// Something that is no finding but that somebody should know to trust the audit.
public enum AuditRemark: Hashable, Sendable {
  /// A control has more stops than are walked: so many.
  case walkCut(stops: Int)
  /// A suppression of a rule that nothing needed, or that names what there is not.
  case suppressionUnused(rule: String)
}
