public import RivuletCore
public import RivuletElements

/// The spring-loading behaviour of a view: a drag that rests over the view opens it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Spring loading is on.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// Spring loading is off.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The spring-loading behaviour of views in the environment.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the spring-loading behaviour of this view. It has no effect here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Marks content of a widget that is out of date until the widget updates. It has no effect here, as there are no widgets.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

private struct DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension Image {
  /// The brightness range of an image.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    /// No brighter than white.
    public static let standard = Image.DynamicRange(number: 0)
    /// Slightly brighter than white.
    public static let constrainedHigh = Image.DynamicRange(number: 1)
    /// The brightest range of the screen.
    public static let high = Image.DynamicRange(number: 2)
  }

  /// Returns the image with an allowed brightness range. It has no effect here, as images are never brighter than white.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The allowed brightness range of images, or nil for their own.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the allowed brightness range of the images inside. It has no effect here, as images are never brighter than white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

/// The display of a symbol's value.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let number: Int

  /// By the colour of the symbol's layers.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By the drawn fraction of the symbol's lines.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// The colouring of a symbol's layers.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let number: Int

  /// One colour per layer.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// A gradient from light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the display of values in the symbols inside. It has no effect here, as symbols have one layer.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Sets the colouring of the symbols inside. It has no effect here, as colours are flat.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
