public import RivuletCore

/// A modifier that sets the tint of its content, or removes the tint.
struct TintModifier<Style: ShapeStyle>: EnvironmentModifier {
  typealias Body = Never

  let style: Style?

  func change(_ environment: inout EnvironmentValues) {
    environment.tint = style.map { AnyShapeStyle($0) }
  }
}

extension View {
  /// Sets the tint of controls in this view. Nil means the system's accent colour (B12.03).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the tint of controls in this view. Nil means the system's accent colour (B12.03).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the tint of this view to `accentColor`. Nil means the system's accent colour.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
