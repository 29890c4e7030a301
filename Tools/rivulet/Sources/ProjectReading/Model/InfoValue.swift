/// A value in an information dictionary (`Info.plist`).
public indirect enum InfoValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case array([InfoValue])
  case dictionary([String: InfoValue])

  /// The text of a string, or nil for any other value.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
