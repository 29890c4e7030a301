public import Foundation
import RivuletGraph

/// Changes what a scene wants of its windows.
struct WindowSettingModifier {
  let change: SettingChange

  /// One wish; a value, so that an equal one changes nothing.
  enum SettingChange {
    case defaultSize(CGSize)
    case resizability(WindowResizability)
  }
}

extension WindowSettingModifier: _SceneModifier {
  static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    var inner = inputs
    inner.settings = inputs.views.makeRule(WindowSettingRule(outer: inputs.settings, modifier: modifier.attribute))
    return body(inner)
  }
}

/// Adds one wish to those from outside.
@MainActor
private struct WindowSettingRule: @MainActor Rule {
  let outer: Attribute<WindowSettings>
  let modifier: Attribute<WindowSettingModifier>

  mutating func update(_ output: borrowing RuleOutput<WindowSettings>) {
    var settings = outer.value
    switch modifier.value.change {
    case .defaultSize(let size): settings.defaultSize = size
    case .resizability(let resizability): settings.resizability = resizability
    }
    output.set(settings)
  }

  static func areEqual(_ lhs: WindowSettings, _ rhs: WindowSettings) -> Bool { lhs == rhs }
}

extension Scene {
  /// The size, in points, in which a new window of this scene appears.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    modifier(WindowSettingModifier(change: .defaultSize(size)))
  }

  /// The width and height, in points, in which a new window of this scene appears.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// How far people may resize the windows of this scene.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modifier(WindowSettingModifier(change: .resizability(resizability)))
  }
}
