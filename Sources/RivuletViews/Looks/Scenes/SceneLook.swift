import Foundation

/// The device for which scenes are made, and their measures in points.
struct SceneLook: Sendable {
  /// The device for which assets are chosen, and which code of UIKit is told.
  let device: Device
  /// The padding of content from the edges of its scene (our choice).
  let padding: CGFloat
  /// True if the bar of a window shows the menus of the app.
  let hasAppMenus: Bool

  /// A kind of device.
  enum Device {
    case phone, computer
  }
}

extension SceneLook {
  static let phone = SceneLook(device: .phone, padding: 16, hasAppMenus: false)
  static let desktop = SceneLook(device: .computer, padding: 20, hasAppMenus: true)
}
