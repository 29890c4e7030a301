import RivuletGraph

/// A scene that presents a group of identically structured windows, each with its own state (B20.61).
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
  /// Creates a window group whose windows use the app's name as their title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, identifier: nil, content: content())
  }

  /// Creates a window group with an identifier that is unique in the app.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, identifier: id, content: content())
  }

  /// Creates a window group whose windows use the app's name as their title.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, identifier: nil, content: makeContent())
  }

  /// Creates a window group with an identifier that is unique in the app.
  @_disfavoredOverload
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, identifier: id, content: makeContent())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let content: _GraphValue<Content> = scene.field(0)
    let group = scene.attribute
    let valueType = (Content.self as? any WindowContentOfValue.Type)?.valueType
    return inputs.declare(.group, valueType: valueType) {
      group.value.identifier
    } title: { environment, services in
      group.value.title?.string(in: environment, services)
    } makeContent: { views in
      Content._makeViewList(view: content, inputs: &views)
    }
  }
}

/// The title of a window. The text types of the view catalogue conform to this protocol.
@MainActor
package protocol WindowTitle {
  func string(in environment: EnvironmentValues, _ services: any HostServices) -> String
}
