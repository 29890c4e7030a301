import RivuletLooks

/// The foreground style of the environment, at one of several levels of prominence.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  private let level: Int

  private init(level: Int) {
    self.level = level
  }

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground.
  @available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fillWithForeground(level)
  }
}

extension HierarchicalShapeStyle {
  /// Returns the opacity of a level that is derived from an app's colour (our choice).
  static func opacity(_ level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.12
    }
  }

  /// Returns the system's foreground colour for a level.
  static func systemColor(_ level: Int) -> SystemColor {
    switch level {
    case ...0: .primary
    case 1: .secondary
    case 2: .tertiary
    default: .quaternary
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style of the environment.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
