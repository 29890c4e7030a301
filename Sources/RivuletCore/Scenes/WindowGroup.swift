import RivuletGraph

/// A scene whose windows all have the same structure, each with state of its own.
///
/// An app has one window so far: that of the first group that its scenes show. Groups after it are evaluated but get no window.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View> {
  package let content: Content
  package let title: (any WindowTitle)?
  package let identifier: String?

  package nonisolated init(title: (any WindowTitle)?, identifier: String?, content: Content) {
    self.content = content
    self.title = title
    self.identifier = identifier
  }
}

extension WindowGroup {
  /// A group whose windows bear the app's name.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, identifier: nil, content: content())
  }

  /// A group with a name that no other group of the app has.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, identifier: id, content: content())
  }

  /// A group whose windows bear the app's name.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, identifier: nil, content: makeContent())
  }

  /// A group with a name that no other group of the app has.
  @_disfavoredOverload
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, identifier: id, content: makeContent())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    guard inputs.window.take() else { return .empty }
    let environment = inputs.views.environmentReader(of: WindowAttributes.self)
    inputs.views.makeSink(WindowRule(group: scene.attribute, environment: environment, inputs: inputs))
    var views = inputs.views
    return _SceneOutputs(Content._makeViewList(view: scene.field(0), inputs: &views))
  }
}

/// Says what a window is called; the texts of the catalogue can.
@MainActor
package protocol WindowTitle {
  func string(in environment: EnvironmentValues, _ services: any HostServices) -> String
}

/// Keeps what is known of the window in step with its group.
@MainActor
private struct WindowRule<Content: View>: @MainActor Rule {
  let group: Attribute<WindowGroup<Content>>
  let environment: EnvironmentReader
  let inputs: _SceneInputs

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let group = group.value
    inputs.window.attributes = WindowAttributes(
      title: group.title?.string(in: environment.values, inputs.views.tree.services), identifier: group.identifier,
      settings: inputs.settings.value)
  }
}
