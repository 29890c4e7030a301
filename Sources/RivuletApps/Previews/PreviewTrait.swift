public import Foundation

/// A customization of previews, such as the size or orientation of the device.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PreviewTrait<T> {
  let value: T
}

extension PreviewTrait: Sendable where T: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A container the size of the device's screen.
  public static var defaultLayout: PreviewTrait<T> { setting { $0.layout = .device } }
  /// A container that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { setting { $0.layout = .sizeThatFits } }

  /// Returns a trait for a container with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    setting { $0.layout = .fixed(width: width, height: height) }
  }

  /// A device in upright orientation.
  public static var portrait: PreviewTrait<T> { setting { $0.orientation = .portrait } }
  /// A device in upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait<T> { setting { $0.orientation = .portraitUpsideDown } }
  /// A device rotated so that its top is on the left.
  public static var landscapeLeft: PreviewTrait<T> { setting { $0.orientation = .landscapeLeft } }
  /// A device rotated so that its top is on the right.
  public static var landscapeRight: PreviewTrait<T> { setting { $0.orientation = .landscapeRight } }

  private static func setting(_ change: (inout PreviewSettings) -> Void) -> PreviewTrait<T> {
    var traits = Preview.ViewTraits()
    change(&traits.settings)
    return PreviewTrait(value: traits)
  }
}
