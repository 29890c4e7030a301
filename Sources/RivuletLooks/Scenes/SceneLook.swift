package import Foundation

/// The device for which scenes are made, and their measures in points.
package struct SceneLook: Sendable {
  /// The device for which assets are chosen, and which `UIDevice` reports.
  package let device: Device
  /// The padding of content from the edges of its scene (our choice).
  package let padding: CGFloat
  /// True if the bar of a window shows the menus of the app.
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
