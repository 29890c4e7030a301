public import RivuletCore

/// The mode in which symbols are coloured.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolRenderingMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  package let kind: Kind

  /// A mode that uses one colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// A mode that uses the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// A mode that uses several opacities of one colour.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A mode that uses a separate style for each part, set with `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// The rendering mode of symbols, or nil to derive the mode from the foreground styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of symbols in this view. Nil derives the mode from the foreground styles.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
