public import RivuletCore
public import RivuletElements

/// The spring-loading behaviour of a view, in which the view opens when a drag rests over it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default behaviour.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Enables spring loading.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// Disables spring loading.
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
  /// Sets the spring-loading behaviour of this view. It has no effect on Linux.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Marks a widget's content as outdated until the widget updates. It has no effect on Linux, which has no widgets.
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

    /// The standard range, which is no brighter than white.
    public static let standard = Image.DynamicRange(number: 0)
    /// A range that is slightly brighter than white.
    public static let constrainedHigh = Image.DynamicRange(number: 1)
    /// The maximum range of the screen.
    public static let high = Image.DynamicRange(number: 2)
  }

  /// Returns the image with an allowed brightness range. It has no effect on Linux, where images are never brighter than white.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The allowed brightness range of images; nil to use the images' own ranges.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the allowed brightness range of images in this view. It has no effect on Linux, where images are never brighter than white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

/// The way in which a symbol shows a variable value.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let number: Int

  /// Shows the value by colouring the symbol's layers.
  public static let color = SymbolVariableValueMode(number: 0)
  /// Shows the value by drawing a fraction of the symbol's lines.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// The way in which a symbol's layers are coloured.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let number: Int

  /// Fills each layer with a single colour.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// Fills each layer with a gradient from light to dark.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the way in which symbols in this view show values. It has no effect on Linux, where symbols have a single layer.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Sets the way in which symbols in this view are coloured. It has no effect on Linux, where colours are flat.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
