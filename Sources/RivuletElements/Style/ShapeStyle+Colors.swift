import RivuletCore

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color { .mint }
  /// The system's teal.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color { .teal }
  /// The system's cyan.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var brown: Color { .brown }
  /// White in every appearance.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// A clear colour, which draws nothing.
  public static var clear: Color { .clear }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(paintColor)
  }
}
