public import Foundation
public import RivuletCore

/// The outline of buttons with a border.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 8.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Outline: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle
    case radius(CGFloat)
    case circle
  }

  private let outline: Outline

  /// A shape that depends on the control size.
  public static let automatic = ButtonBorderShape(outline: .automatic)
  /// A shape with rounded ends.
  @available(macOS 14.0, tvOS 17.0, *)
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A rectangle with the default corner radius.
  public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle)
  /// A circle.
  @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
  public static let circle = ButtonBorderShape(outline: .circle)

  /// Returns a rectangle with the given corner radius, in points.
  @available(macOS 14.0, tvOS 17.0, *)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .radius(radius))
  }
}

extension ButtonBorderShape {
  /// True if the button is as wide as it is tall.
  var isCircle: Bool { outline == .circle }

  /// Returns the corner radius for a button with the given metrics; infinity for rounded ends.
  func cornerRadius(_ metrics: ControlMetrics) -> CGFloat {
    switch outline {
    case .automatic: metrics.buttonCornerRadius
    case .capsule, .circle: .infinity
    case .roundedRectangle: metrics.roundedRectangleRadius
    case .radius(let radius): radius
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of buttons with a border.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of buttons with a border in this view (B8.05).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 8.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
