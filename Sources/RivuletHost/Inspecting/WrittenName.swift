import RivuletCore

/// The names that create the library's views in source code. The tree often contains parts of those views with other names.
enum WrittenName {
  /// Returns the name of a view or modifier in source code, or nil for the library's modifiers and the parts of its views.
  @MainActor
  static func of(_ view: InspectedView) -> InspectedView.Name? {
    let name = view.name.withoutArguments
    if case .body(let body) = view.kind, body.isOwn { return InspectedView.Name(name) }
    if shapeViews.contains(name) { return view.name.firstArgument.map { InspectedView.Name($0, standsForType: true) } }
    if let written = parts[name] { return InspectedView.Name(written, standsForType: true, isWhole: wholeViews.contains(written)) }
    return views.contains(name) ? InspectedView.Name(name, isWhole: wholeViews.contains(name)) : nil
  }

  /// Returns the name of a body's view or modifier, whether the app or the library created it.
  @MainActor
  static func of(_ body: InspectedBody) -> String {
    let name = body.name.withoutArguments
    return body.isOwn ? name : modifiers[name] ?? parts[name] ?? name
  }

  /// The modifiers in source code, keyed by the library's type.
  private static let modifiers = [
    "PresentedByFlag": "isPresented", "PresentedByItem": "item", "SearchModifier": "searchable",
  ]

  /// The views in source code, keyed by the part that represents each in the tree.
  private static let parts = [
    "AutomaticControlGroup": "ControlGroup", "AutomaticDatePicker": "DatePicker", "AutomaticForm": "Form",
    "AutomaticGroupBox": "GroupBox", "AutomaticLabeledContent": "LabeledContent", "AutomaticMenu": "Menu",
    "AutomaticProgress": "ProgressView",
    "ButtonCommand": "Button", "CheckboxToggle": "Toggle", "ColumnsForm": "Form", "EditorBody": "TextEditor", "FieldBody": "TextField",
    "GeometryContent": "GeometryReader", "GroupedForm": "Form",
    "LinearCapacityGauge": "Gauge", "ListFrame": "List", "SwitchToggle": "Toggle", "TimelineFrame": "TimelineView",
    "TitleAndIconLabel": "Label",
    "ToggleBody": "Toggle",
  ]

  /// The views whose title and text belong to themselves, such as the placeholder of a text field.
  private static let wholeViews: Set<String> = ["SecureField", "TextEditor", "TextField"]

  /// The views that draw a shape, which is their first generic argument.
  private static let shapeViews: Set<String> = ["FillShapeView", "StrokeBorderShapeView", "StrokeShapeView", "StrokedShape", "_ShapeView"]

  private static let views: Set<String> = [
    "AngularGradient", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "Form", "Gauge", "GeometryReader", "Grid",
    "GridRow", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient", "Link", "List", "Menu", "MeshGradient", "MultiDatePicker", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "OutlineGroup", "PasteButton", "Path", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
    "RoundedRectangle", "ScrollView", "SecureField", "Section", "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Table", "Text",
    "TextEditor", "TextField", "TimelineView", "Toggle", "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
  ]
}

extension String {
  /// The name of a type without its enclosing types and generic arguments.
  fileprivate var withoutArguments: String {
    let name = firstIndex(of: "<").map { self[..<$0] } ?? self[...]
    return name.split(separator: ".").last.map(String.init) ?? self
  }

  /// The name of a type's first generic argument, or nil if the type has none.
  fileprivate var firstArgument: String? {
    guard let start = firstIndex(of: "<") else { return nil }
    let name = self[index(after: start)...].prefix { !"<,>".contains($0) }
    return name.split(separator: ".").last.map(String.init)
  }
}
