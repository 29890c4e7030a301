import RivuletControls
import RivuletCore
import RivuletElements

private struct DefaultItemKey: ContainerValueKey {
  static var defaultValue: ToolbarDefaultItemKind.Kind? { nil }
}

extension ContainerValues {
  /// The kind of an item of the platform that a view stands for; nil for the items of the app.
  var defaultItem: ToolbarDefaultItemKind.Kind? {
    get { self[DefaultItemKey.self] }
    set { self[DefaultItemKey.self] = newValue }
  }
}
