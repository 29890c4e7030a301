import RivuletControls
public import RivuletCore
import RivuletScreens

/// A modifier that adds commands to the app of a scene.
struct CommandsModifier<Content: Commands> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension CommandsModifier: _SceneModifier {
  static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    let scenes = body(inputs)
    guard inputs.offersCommands else { return scenes }
    var views = inputs.views
    let commands = Content._makeCommands(content: modifier.field(0, as: Content.self), inputs: &views)
    return scenes.adding(commands, inputs)
  }
}

/// A modifier that removes a scene's commands.
struct CommandsRemovedModifier {
  nonisolated init() {}
}

extension CommandsRemovedModifier: _SceneModifier {
  static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    var inner = inputs
    inner.offersCommands = false
    return body(inner)
  }
}

extension Scene {
  /// Adds commands to the app's menus (B20.58).
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modifier(CommandsModifier(content: content()))
  }

  /// Removes this scene's commands, including both standard commands and those added to it by `commands`.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func commandsRemoved() -> some Scene { modifier(CommandsRemovedModifier()) }

  /// Replaces this scene's commands with other commands.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
