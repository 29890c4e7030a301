import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The columns of a split view, controlled by its bindings and its lists.
struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>, preferred: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension SplitColumns: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let model = SplitModel(inputs)
    let version = inputs.makeSink(
      SplitRule(view: view.attribute, environment: inputs.environmentReader(of: SplitModel.self), model: model))
    model.rule = version.id
    model.list.rule = version.id
    return _ViewListOutputs(node: model.node, preferences: inputs.dynamicPreferences(of: model.list, version: version))
  }

  /// Builds a column.
  @MainActor fileprivate static func build(
    _ column: SplitColumn, of view: Attribute<Self>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    @MainActor func make<Root: View>(_ root: @escaping (Self) -> Root) -> _ViewListOutputs {
      let rule = inputs.makeRule(SplitColumnRule(view: view, column: column, root: root))
      return SplitColumnView<Root>._makeViewList(view: _GraphValue(rule), inputs: &inputs)
    }
    if column.index == 0 { return make(\.sidebar) }
    return column.next == nil ? make(\.detail) : make(\.content)
  }
}

/// A rule that updates the columns from the view, and counts the changes.
@MainActor
private struct SplitRule<Sidebar: View, Content: View, Detail: View>: @MainActor Rule {
  let view: Attribute<SplitColumns<Sidebar, Content, Detail>>
  let environment: EnvironmentReader
  let model: SplitModel
  private var version = 0

  init(view: Attribute<SplitColumns<Sidebar, Content, Detail>>, environment: EnvironmentReader, model: SplitModel) {
    self.view = view
    self.environment = environment
    self.model = model
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let (view, now) = (view, view.value)
    model.update(now.visibility, now.preferred, environment.values, count: Content.self == EmptyView.self ? 2 : 3) { column, inputs in
      SplitColumns.build(column, of: view, &inputs)
    }
    version += 1
    output.set(version)
  }
}

@MainActor
private struct SplitColumnRule<Sidebar: View, Content: View, Detail: View, Root: View>: @MainActor ViewValueRule {
  let view: Attribute<SplitColumns<Sidebar, Content, Detail>>
  let column: SplitColumn
  let root: (SplitColumns<Sidebar, Content, Detail>) -> Root

  mutating func update(_ output: borrowing RuleOutput<SplitColumnView<Root>>) {
    output.set(SplitColumnView(root: root(view.value), column: column))
  }
}

/// A column with its own navigation stack and a background.
private struct SplitColumnView<Root: View> {
  let root: Root
  let column: SplitColumn
  @State private var path = NavigationPath()
  @Environment(\.looks.splits) private var look
  @Environment(\.detailIsProminent) private var isProminent

  init(root: Root, column: SplitColumn) {
    self.root = root
    self.column = column
  }
}

extension SplitColumnView: View {
  var body: some View {
    NavigationScreens(path: NavigationPathAccess($path), root: root)
      .modifier(SidebarSearch(isSidebar: column.index == 0 && look.hasSidebar))
      .modifier(ColumnSurroundings(column: column))
      .modifier(SplitColumnGround(isSidebar: column.index == 0 && look.hasSidebar, isOver: isProminent && column.next != nil))
  }
}

/// A modifier that sets up the environment of a column's content.
private struct ColumnSurroundings: EnvironmentModifier {
  typealias Body = Never

  let column: SplitColumn

  func change(_ environment: inout EnvironmentValues) {
    environment.enter(.column)
    environment.splitColumn = column
  }
}

/// A modifier that adds the background of a column. A sidebar has a sidebar's background and list style. A column that covers the last
/// column is opaque.
private struct SplitColumnGround: ViewModifier {
  let isSidebar: Bool
  let isOver: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isSidebar {
      content.listPlace(.sidebar).background { SplitGround(style: .bar, isOver: isOver) }
    } else {
      content.background { if isOver { SplitGround(style: .background, isOver: true) } }
    }
  }
}

/// The background of a leading column.
private struct SplitGround<Style: ShapeStyle> {
  let style: Style
  let isOver: Bool
}

extension SplitGround: View {
  var body: some View {
    ZStack {
      if isOver { Rectangle().fill(.background) }
      Rectangle().fill(style)
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}
