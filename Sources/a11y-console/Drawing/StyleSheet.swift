/// The style sheet of a picture: the same rules for each palette, with what a person prefers asked for.
enum StyleSheet {
  static let text = """
    svg { font-family: system-ui, sans-serif; font-size: 17px; }
    .title { font-size: 28px; font-weight: 700; }
    .value { font-weight: 600; }
    .large { font-size: 24px; font-weight: 600; }
    .small { font-size: 13px; }
    .engraving { font-size: 11px; font-weight: 500; }
    .clock { font-variant-numeric: tabular-nums; }
    .target { fill: transparent; stroke: transparent; pointer-events: all; }
    .arc { fill: none; }
    .round { stroke-linecap: round; }
    .track, .wheel { stroke-width: 1; }
    .thumb { stroke-width: 3; }
    .tick { fill: none; stroke-width: 1.5; }
    .lit { fill: none; stroke-width: 3; }
    .halo, .focus { fill: none; stroke: none; pointer-events: none; }
    .halo { stroke-width: 6; }
    .focus { stroke-width: 3; }
    [tabindex] { outline: none; }
    .dimmed .thumb { stroke-dasharray: 3 3; }
    \(rules(for: .light))
    @media (prefers-color-scheme: dark) {
    \(rules(for: .dark))
    }
    @media (forced-colors: active) {
    svg { forced-color-adjust: none; }
    \(rules(for: .forced))
    }
    @media (prefers-reduced-motion: no-preference) {
    .focus { transition: stroke 120ms; }
    }

    """

  private static func rules(for palette: Palette) -> String {
    """
    .page { fill: \(palette.background); }
    text { fill: \(palette.text); }
    .secondary { fill: \(palette.secondaryText); }
    .track { fill: \(palette.track); stroke: \(palette.outline); }
    .groove { fill: none; stroke: \(palette.track); }
    .rim { fill: none; stroke: \(palette.outline); }
    .filled { fill: \(palette.accent); }
    .arc { stroke: \(palette.accent); }
    .thumb { fill: \(palette.background); stroke: \(palette.accent); }
    .dot { fill: \(palette.accent); }
    .wheel { fill: \(palette.wheel); stroke: \(palette.outline); }
    .tick { stroke: \(palette.engraving); }
    .lit { stroke: \(palette.lit); }
    .engraving { fill: \(palette.engraving); }
    .selected { fill: \(palette.lit); font-weight: 700; }
    .dimmed .filled, .dimmed .dot { fill: \(palette.outline); }
    .dimmed .arc, .dimmed .thumb { stroke: \(palette.outline); }
    .dimmed .lit { stroke: \(palette.engraving); }
    .dimmed .selected { fill: \(palette.engraving); }
    :focus-visible > .halo { stroke: \(palette.background); }
    :focus-visible > .focus { stroke: \(palette.text); }
    """
  }
}
