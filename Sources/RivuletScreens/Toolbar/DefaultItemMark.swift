import RivuletControls
import RivuletCore
import RivuletElements

private struct DefaultItemKey: ContainerValueKey {
  static var defaultValue: ToolbarDefaultItemKind.Kind? { nil }
}

extension ContainerValues {
  /// The kind of the standard item that a view represents; nil for the app's own items.
  var defaultItem: ToolbarDefaultItemKind.Kind? {
    get { self[DefaultItemKey.self] }
    set { self[DefaultItemKey.self] = newValue }
  }
}
