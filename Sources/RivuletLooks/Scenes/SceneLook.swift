package import Foundation

/// The device for which scenes are built, and their measurements in points.
package struct SceneLook: Sendable {
  /// The device for which assets are chosen, and which `UIDevice` reports.
  package let device: Device
  /// The padding between content and the edges of its scene (our choice).
  package let padding: CGFloat
  /// True if the window bar shows the app's menus.
  package let hasAppMenus: Bool

  /// A kind of device.
  package enum Device {
    case phone, computer
  }
}

extension SceneLook {
  package static let phone = SceneLook(device: .phone, padding: 16, hasAppMenus: false)
  static let desktop = SceneLook(device: .computer, padding: 20, hasAppMenus: true)
}
