public import RivuletCore

/// The variants of symbols: enclosed in a shape, filled or slashed.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  /// The shape that encloses a symbol.
  private enum Frame: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  private init(frame: Frame? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// No variant.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// The variant in a square.
  public static let square = SymbolVariants(frame: .square)
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants in a square.
  public var square: SymbolVariants { adding(.square) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants with a slash.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns true if these variants include all variants of another value.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// Returns both variants combined. The enclosing shape of `other` takes precedence.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(frame: other.frame ?? frame, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }
}

extension SymbolVariants {
  /// Returns the name of a symbol's variant. If that variant does not exist, the result is a name with fewer variants, or the symbol's own
  /// name.
  func name(for name: String, exists: (String) -> Bool) -> String {
    if self == .none { return name }
    for variants in choices {
      let variant = variants.applied(to: name)
      if variant == name || exists(variant) { return variant }
    }
    return name
  }

  /// These variants, followed by values with progressively fewer variants.
  private var choices: [SymbolVariants] {
    var choices = [self]
    if isSlashed { choices.append(SymbolVariants(frame: frame, isFilled: isFilled)) }
    if frame != nil {
      choices.append(SymbolVariants(isFilled: isFilled, isSlashed: isSlashed))
      choices.append(SymbolVariants(isFilled: isFilled))
    }
    return choices
  }

  /// Returns the name with the variants in the system's order: `bell.slash.circle.fill`.
  private func applied(to name: String) -> String {
    var words = name.split(separator: ".")
    var isFilled = isFilled
    if words.last == "fill", words.count > 1 {
      words.removeLast()
      isFilled = true
    }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if let frame, words.last.flatMap({ Frame(rawValue: String($0)) }) == nil { words.append(frame.rawValue[...]) }
    if isFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// The variants of symbols, which apply where such symbols exist.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// A modifier that adds variants to the variants of the environment.
struct SymbolVariantsModifier: EnvironmentModifier {
  typealias Body = Never

  let variants: SymbolVariants

  func change(_ environment: inout EnvironmentValues) {
    environment.symbolVariants = environment.symbolVariants.adding(variants)
  }
}

extension View {
  /// Shows symbols in this view in a variant, added to the variants of the environment.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantsModifier(variants: variant))
  }
}
