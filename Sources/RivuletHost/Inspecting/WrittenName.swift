import RivuletCore

/// The names that create the library's views in source code. The tree often contains parts of those views with other names.
enum WrittenName {
  /// Returns the name of a view or modifier in source code, or nil for the library's modifiers and the parts of its views.
  @MainActor
  static func of(_ view: InspectedView) -> InspectedView.Name? {
    let name = view.name.withoutArguments
    if case .body(let body) = view.kind, body.isOwn { return InspectedView.Name(name) }
    if name == "LayoutValue" {
      return view.name.firstArgument.map { InspectedView.Name($0 == "GridLayout" ? "Grid" : $0, standsForType: true) }
    }
    if name == "Styled" { return view.name.configuredControl.map { InspectedView.Name($0, standsForType: true) } }
    if shapeViews.contains(name) {
      // Only the library paints with its own colours of controls.
      return view.name.contains("ControlPaint") ? nil : view.name.shape.map { InspectedView.Name($0, standsForType: true) }
    }
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
    "ButtonCommand": "Button", "CheckboxOrSwitch": "Toggle", "CheckboxToggle": "Toggle", "ColumnsForm": "Form", "EditorBody": "TextEditor",
    "FieldBody": "TextField",
    "GeometryContent": "GeometryReader", "GroupedForm": "Form",
    "LinearCapacityGauge": "Gauge", "LinkSemanticsModifier": "Link", "ListFrame": "List", "PressableButton": "Button",
    "SwitchToggle": "Toggle", "TimelineFrame": "TimelineView",
    "TableBody": "Table", "TitleAndIconLabel": "Label",
    "ToggleBody": "Toggle",
  ]

  /// The views whose title and text belong to themselves, such as the placeholder of a text field.
  private static let wholeViews: Set<String> = ["SecureField", "TextEditor", "TextField"]

  /// The views that draw a shape, which is their first generic argument.
  private static let shapeViews: Set<String> = [
    "FillShapeView", "ShapeLayer", "StrokeBorderShapeView", "StrokeShapeView", "_ShapeView",
  ]

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

  /// The name of the shape in a type's first generic argument, without the changes applied to the shape, or nil if the type has none.
  fileprivate var shape: String? {
    guard let start = firstIndex(of: "<") else { return nil }
    let argument = self[index(after: start)...]
    let names = argument.prefix { !"<,>".contains($0) }.split(separator: ".")
    guard let last = names.last else { return nil }
    // For example, "Circle._Inset", or "TrimmedShape<Circle>".
    if last == "_Inset" { return names.dropLast().last.map(String.init) }
    return Self.changedShapes.contains(String(last)) ? String(argument).shape : String(last)
  }

  private static let changedShapes: Set<String> = [
    "InsetFrameShape", "OffsetShape", "RotatedShape", "ScaledShape", "SizedShape", "StrokedShape", "TransformedShape", "TrimmedShape",
  ]

  /// The name of the control that a style shows, from the configuration in a type's last generic argument. For example, "Toggle" for
  /// "Styled<SwitchToggleStyle, ToggleStyleConfiguration>". Nil for a `ButtonStyle`, which is part of the button's own view.
  fileprivate var configuredControl: String? {
    let suffix = "StyleConfiguration>"
    guard hasSuffix(suffix), let start = lastIndex(where: { " .<".contains($0) }) else { return nil }
    let name = self[index(after: start)...].dropLast(suffix.count)
    if name == "PrimitiveButton" { return "Button" }
    return name.isEmpty || name == "Button" ? nil : String(name)
  }
}
