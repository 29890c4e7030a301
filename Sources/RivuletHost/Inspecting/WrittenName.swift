import RivuletCore

/// The names with which source code creates the library's views, which often consist of parts with other names.
enum WrittenName {
  /// Returns the name of a view or modifier in source code; nil for the library's modifiers and for parts of its views.
  @MainActor
  static func of(_ view: InspectedView) -> String? {
    let name = view.name.withoutArguments
    if case .body(let body) = view.kind, body.isOwn { return name }
    return parts[name] ?? (views.contains(name) ? name : nil)
  }

  /// The names of views by the names of the parts that represent them in the tree.
  private static let parts = [
    "ButtonCommand": "Button", "FieldBody": "TextField", "ToggleBody": "Toggle", "ListFrame": "List",
  ]

  private static let views: Set<String> = [
    "AsyncImage", "Button", "Canvas", "Color", "ColorPicker", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "Form", "Gauge",
    "GeometryReader", "Grid", "GridRow", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "OutlineGroup", "Picker",
    "ProgressView", "ScrollView", "SecureField", "Section", "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Table", "Text",
    "TextEditor", "TextField", "TimelineView", "Toggle", "VStack", "ViewThatFits", "ZStack",
  ]
}

extension String {
  /// The name of a type without its generic arguments and its enclosing types.
  fileprivate var withoutArguments: String {
    let name = firstIndex(of: "<").map { self[..<$0] } ?? self[...]
    return name.split(separator: ".").last.map(String.init) ?? self
  }
}
