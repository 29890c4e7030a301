public import RivuletCore

/// Whether something dragged that rests over a view opens it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Yes.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// No.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// Whether something dragged that rests over a view opens it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Whether something dragged that rests over this view opens it; nothing does that here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Marks content of a widget that is out of date until the widget is made anew; there are no widgets here.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

private struct DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension Image {
  /// How bright an image may be.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    /// As bright as white.
    public static let standard = Image.DynamicRange(number: 0)
    /// A little brighter than white.
    public static let constrainedHigh = Image.DynamicRange(number: 1)
    /// As bright as the screen can be.
    public static let high = Image.DynamicRange(number: 2)
  }

  /// How bright the image may be; images are never brighter than white here.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// How bright images may be; nil leaves that to them.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// How bright the images inside may be; they are never brighter than white here.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

/// How a value of a symbol shows.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let number: Int

  /// By the colour of its layers.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By how much of its lines is drawn.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// How the colours of a symbol are laid on.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let number: Int

  /// One colour for a layer.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// From light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// How values of the symbols inside show; symbols here have one layer.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// How the colours of the symbols inside are laid on; they are flat here.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
