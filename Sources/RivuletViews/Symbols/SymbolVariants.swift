public import RivuletCore

/// Variants of symbols: filled, in a frame, crossed out.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isCrossedOut = false

  private init(frame: Frame? = nil, isFilled: Bool = false, isCrossedOut: Bool = false) {
    (self.frame, self.isFilled, self.isCrossedOut) = (frame, isFilled, isCrossedOut)
  }

  /// As the symbol's name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square.
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isCrossedOut: true)

  /// This variant in a circle.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// This variant in a square.
  public var square: SymbolVariants { joined(with: .square) }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// This variant, filled.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// This variant, crossed out.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// Whether everything that another variant asks for is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool { joined(with: other) == self }

  /// Both variants; of two frames that of `other` counts.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled, isCrossedOut: isCrossedOut || other.isCrossedOut)
  }

  /// The name of the variant of a symbol. What the name says already stays.
  func name(of symbol: String) -> String {
    if self == .none { return symbol }
    var words = symbol.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if let frame, !words.contains(frame.rawValue) { words.append(frame.rawValue) }
    if isCrossedOut, !words.contains("slash") { words.append("slash") }
    if isFilled || wasFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// The variant in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Shows the symbols in this view in a variant, beside those that are set around.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
  }
}
