public import RivuletCore

/// A modifier that sets the foreground of its content to one style.
struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  typealias Body = Never

  let style: Style

  func change(_ environment: inout EnvironmentValues) {
    environment.chooseForeground([AnyShapeStyle(style)])
  }
}

/// A modifier that sets the foreground of its content to two or three styles.
struct ForegroundStylesModifier<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>: EnvironmentModifier {
  typealias Body = Never

  let primary: Primary
  let secondary: Secondary
  let tertiary: Tertiary?

  func change(_ environment: inout EnvironmentValues) {
    var styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    if let tertiary { styles.append(AnyShapeStyle(tertiary)) }
    environment.chooseForeground(styles)
  }
}

/// A modifier that sets the foreground of its content to a colour, or to the system's foreground.
struct ForegroundColorModifier: EnvironmentModifier {
  typealias Body = Never

  let color: Color?

  func change(_ environment: inout EnvironmentValues) {
    if let color {
      environment.chooseForeground([AnyShapeStyle(color)])
    } else {
      environment.foreground = nil
      environment.isForegroundChosen = false
    }
  }
}

extension View {
  /// Sets the foreground style of this view. Text, shapes and symbols with their own style keep that style (B8.04).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the foreground of this view to two styles. Views inside use the second style for `.secondary`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStylesModifier<S1, S2, Never>(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the foreground of this view to three styles. Views inside use the second style for `.secondary` and the third for `.tertiary`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStylesModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the foreground colour of this view, or restores the system's foreground if the colour is nil.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundColorModifier(color: color))
  }

  /// Sets the style that `BackgroundStyle` resolves to in this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
