import Foundation

/// Rows as a table to read, or as JSON for programs.
struct Table {
  let rows: [Row]

  /// The table, its columns as wide as what is in them.
  var text: String {
    let header = ["what", "median", "99th", "ratio", "yardstick", "goal", ""]
    let lines = [header] + rows.map(Self.cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let texts = lines.map { line in
      zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ").trimmedEnd
    }
    let notes = rows.filter { !$0.note.isEmpty }.map { "\($0.name): \($0.note)" }
    return (texts + (notes.isEmpty ? [] : [""] + notes)).joined(separator: "\n") + "\n"
  }

  /// One JSON object a row.
  var json: String {
    rows.map { row in
      var object: [String: Any] = [
        "name": row.name, "yardstick": row.yardstick, "unit": row.unit.rawValue,
        "goal": Self.goal(row), "verdict": Self.verdict(row),
      ]
      let numbers = [
        "median": row.result.median, "percentile99": row.result.percentile99,
        "ratio": row.result.ratio, "allocations": row.allocations ?? .nan,
      ]
      for (name, number) in numbers where number.isFinite { object[name] = number }
      if !row.note.isEmpty { object["note"] = row.note }
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
      return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }.joined()
  }

  private static func cells(_ row: Row) -> [String] {
    [
      row.name, amount(row.result.median, row.unit), amount(row.result.percentile99, row.unit),
      row.result.ratio.isFinite ? String(format: "%.2f", row.result.ratio) : "-", row.yardstick,
      goal(row), verdict(row),
    ]
  }

  private static func verdict(_ row: Row) -> String {
    guard row.result.median.isFinite else { return row.note.isEmpty ? "none" : "missing" }
    switch (row.passes, row.goal) {
    case (true?, .ratio(_, let stretch?)) where row.result.ratio <= stretch: return "pass, stretch"
    case (let passes?, _): return passes ? "pass" : "over"
    case (nil, _): return "-"
    }
  }

  private static func goal(_ row: Row) -> String {
    switch row.goal {
    case .ratio(let most, let stretch):
      return "\(most) x" + (stretch.map { ", stretch \($0) x" } ?? "")
    case .median(let most, let allocated):
      guard let allocated, let found = row.allocations else { return amount(most, row.unit) }
      return
        "\(amount(most, row.unit)), \(allocated) of \(String(format: "%.2f", found)) allocations"
    case .percentile99(let most): return "99th \(amount(most, row.unit))"
    case .none: return "-"
    }
  }

  private static func amount(_ value: Double, _ unit: Row.Unit) -> String {
    guard value.isFinite else { return "-" }
    let (number, name): (Double, String)
    switch unit {
    case .nanoseconds where value < 1e3: (number, name) = (value, "ns")
    case .nanoseconds where value < 1e6: (number, name) = (value / 1e3, "us")
    case .nanoseconds where value < 1e9: (number, name) = (value / 1e6, "ms")
    case .nanoseconds: (number, name) = (value / 1e9, "s")
    case .bytes: (number, name) = (value / 1e6, "MB")
    case .times: return String(format: "%.0f", value)
    }
    return String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number) + " "
      + name
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
