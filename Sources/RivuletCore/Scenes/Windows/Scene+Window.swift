public import Foundation
import RivuletGraph

/// A modifier that changes one of a scene's window settings.
package struct WindowSettingModifier {
  let change: SettingChange

  package nonisolated init(change: SettingChange) { self.change = change }

  /// A change to one setting. Changes are comparable values, so that an equal change has no effect.
  package enum SettingChange {
    case defaultSize(CGSize)
    case resizability(WindowResizability)
    case frame(_WindowFrameStyle)
    case showsTitle(Bool)
    case startsOpen(Bool?)
    case keepsStorage(Bool)
    case shortcut(KeyboardShortcut?)
  }
}

extension WindowSettingModifier: _SceneModifier {
  package static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    var inner = inputs
    inner.settings = inputs.views.makeRule(WindowSettingRule(outer: inputs.settings, modifier: modifier.attribute))
    return body(inner)
  }
}

/// A rule that applies a modifier's change to the settings from outer modifiers.
@MainActor
private struct WindowSettingRule: @MainActor Rule {
  let outer: Attribute<WindowSettings>
  let modifier: Attribute<WindowSettingModifier>

  mutating func update(_ output: borrowing RuleOutput<WindowSettings>) {
    var settings = outer.value
    switch modifier.value.change {
    case .defaultSize(let size): settings.defaultSize = size
    case .resizability(let resizability): settings.resizability = resizability
    case .frame(let frame): settings.frame = frame
    case .showsTitle(let showsTitle): settings.showsTitle = showsTitle
    case .startsOpen(let startsOpen): settings.startsOpen = startsOpen
    case .keepsStorage(let isKept): settings.keepsStorage = isKept
    case .shortcut(let shortcut): settings.shortcut = shortcut
    }
    output.set(settings)
  }

  static func areEqual(_ lhs: WindowSettings, _ rhs: WindowSettings) -> Bool { lhs == rhs }
}

extension Scene {
  /// Sets the default size of this scene's windows, in points.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    modifier(WindowSettingModifier(change: .defaultSize(size)))
  }

  /// Sets the default width and height of this scene's windows, in points.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the style of this scene's windows.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    modifier(WindowSettingModifier(change: .frame(S._frame)))
  }

  /// Sets the kind of resizability of this scene's windows.
  @available(iOS 17.0, macOS 13.0, *)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modifier(WindowSettingModifier(change: .resizability(resizability)))
  }
}
