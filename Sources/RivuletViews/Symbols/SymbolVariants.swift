public import RivuletCore

/// How symbols are framed, filled or crossed out.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  /// What a symbol is framed with.
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

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square.
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a slash across.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants, in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants, in a square.
  public var square: SymbolVariants { adding(.square) }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants, with a slash across.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether all of another value is part of these variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// Both together; of two frames the other one counts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(frame: other.frame ?? frame, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }
}

extension SymbolVariants {
  /// The name of the variant of a symbol, or of one with less of these variants where there is no such symbol, or the name itself.
  func name(for name: String, exists: (String) -> Bool) -> String {
    if self == .none { return name }
    for variants in choices {
      let variant = variants.applied(to: name)
      if variant == name || exists(variant) { return variant }
    }
    return name
  }

  /// These variants, and then with less and less of them.
  private var choices: [SymbolVariants] {
    var choices = [self]
    if isSlashed { choices.append(SymbolVariants(frame: frame, isFilled: isFilled)) }
    if frame != nil {
      choices.append(SymbolVariants(isFilled: isFilled, isSlashed: isSlashed))
      choices.append(SymbolVariants(isFilled: isFilled))
    }
    return choices
  }

  /// The system's order: `bell.slash.circle.fill`.
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
  /// How symbols are framed, filled or crossed out, as far as there are such symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// Adds variants to those of the surroundings.
struct SymbolVariantsModifier: EnvironmentModifier {
  typealias Body = Never

  let variants: SymbolVariants

  func change(_ environment: inout EnvironmentValues) {
    environment.symbolVariants = environment.symbolVariants.adding(variants)
  }
}

extension View {
  /// Shows symbols in this view in a variant, beside the variants that the surroundings ask for.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantsModifier(variants: variant))
  }
}
