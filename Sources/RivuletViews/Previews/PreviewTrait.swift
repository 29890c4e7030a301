public import Foundation

/// A customisation of previews: how large they are, which way up their device is held.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PreviewTrait<T> {
  let value: T
}

extension PreviewTrait: Sendable where T: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device's screen.
  public static var defaultLayout: PreviewTrait<T> { setting { $0.layout = .device } }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { setting { $0.layout = .sizeThatFits } }

  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    setting { $0.layout = .fixed(width: width, height: height) }
  }

  /// On a device that is held upright.
  public static var portrait: PreviewTrait<T> { setting { $0.orientation = .portrait } }
  /// On a device that is held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { setting { $0.orientation = .portraitUpsideDown } }
  /// On a device that is held with the top to the left.
  public static var landscapeLeft: PreviewTrait<T> { setting { $0.orientation = .landscapeLeft } }
  /// On a device that is held with the top to the right.
  public static var landscapeRight: PreviewTrait<T> { setting { $0.orientation = .landscapeRight } }

  private static func setting(_ change: (inout PreviewSettings) -> Void) -> PreviewTrait<T> {
    var traits = Preview.ViewTraits()
    change(&traits.settings)
    return PreviewTrait(value: traits)
  }
}
