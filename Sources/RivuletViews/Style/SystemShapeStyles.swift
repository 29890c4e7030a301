import RivuletCore

/// The colour of words that stand in an empty field.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.tertiary) }
}

/// The colour of lines between things.
@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.separator) }
}

/// The colour of links.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.blue) }
}

/// The ground of controls such as sliders and cells of buttons; its levels are the paler ones of the system.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    let color = levels[min(max(shape.level, 0), levels.count - 1)]
    shape.take(Color(provider: .system(color)), level: 0)
  }
}

/// The ground of a window.
@available(iOS 17.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.fill(.background) }
}

/// The ground of what is selected: the tint of the surroundings.
@available(iOS 15.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

extension _ShapeStyle_Shape {
  /// Answers with a colour of the system.
  fileprivate mutating func fill(_ color: SystemColor) {
    fill(color.paintColor(environment.colorScheme, environment.idiom))
  }

  /// Answers with a style at a level of its own.
  fileprivate mutating func take<S: ShapeStyle>(_ style: S, level: Int) {
    var inner = _ShapeStyle_Shape(environment: environment, foreground: foreground, level: level)
    style._apply(to: &inner)
    take(inner)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words that stand in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// The ground of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

@available(iOS 15.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
