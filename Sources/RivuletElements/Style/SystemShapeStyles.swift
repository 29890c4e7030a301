import RivuletCore
import RivuletLooks

/// The style of placeholder text in an empty field.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.tertiary) }
}

/// The style of separator lines.
@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.separator) }
}

/// The style of links.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.blue) }
}

/// The background style of controls such as sliders and buttons. Its lower levels are the system's paler fills.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    let color = levels[min(max(shape.level, 0), levels.count - 1)]
    shape.take(Color(provider: .system(color)), level: 0)
  }
}

/// The background style of a window.
@available(iOS 17.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.background) }
}

/// The background style of a selection: the tint of the environment.
@available(iOS 15.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

extension _ShapeStyle_Shape {
  /// Sets the result to a system colour.
  fileprivate mutating func fill(_ color: SystemColor) {
    fill(color.paintColor(environment.colorScheme, environment.looks))
  }

  /// Sets the result to a style, resolved at the given level.
  fileprivate mutating func take<S: ShapeStyle>(_ style: S, level: Int) {
    var inner = _ShapeStyle_Shape(environment: environment, foreground: foreground, level: level)
    style._apply(to: &inner)
    take(inner)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// The background style of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background style of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

@available(iOS 15.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background style of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
