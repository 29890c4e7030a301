public import RivuletCore

/// How symbols are coloured.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In colours of their own.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In several opacities of one colour.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each part in a style of its own, which `foregroundStyle(_:_:)` says.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// How symbols are coloured; nil leaves that to the styles that there are.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Colours symbols in this view in a way; nil leaves that to the styles that there are.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
