import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph

/// A stack of screens above a root. Its path and its links determine the screens (B18.01).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root: View> {
  /// The access to the app's path; nil if the stack manages its own path.
  private let path: NavigationPathAccess?
  private let root: Root
  @State private var ownPath = NavigationPath()

  /// Creates a stack that manages its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a binding to a type-erased path.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  /// Creates a stack with a binding to a path of values of a single type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.path = NavigationPathAccess(collection: path)
    self.root = root()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack: View {
  public var body: some View {
    NavigationScreens(path: path ?? NavigationPathAccess($ownPath), root: root).modifier(SearchPlaced())
  }
}

extension NavigationPathAccess {
  /// Creates the access to a binding's path.
  init(_ path: Binding<NavigationPath>) {
    // Read only on the main thread, where tools run.
    nonisolated(unsafe) let bound = path
    findTruth = { bound.truth }
    elements = { path.wrappedValue.elements }
    replace = { dropped, added in
      var next = path.wrappedValue
      next.removeLast(min(dropped, next.count))
      next.elements += added
      withAnimation { path.wrappedValue = next }
      return true
    }
  }

  /// Creates the access to a binding's collection.
  init<Data: RandomAccessCollection & RangeReplaceableCollection>(collection path: Binding<Data>) where Data.Element: Hashable {
    // Read only on the main thread, where tools run.
    nonisolated(unsafe) let bound = path
    findTruth = { bound.truth }
    elements = { path.wrappedValue.map { NavigationElement($0) } }
    replace = { dropped, added in
      var next = path.wrappedValue
      next.removeLast(min(dropped, next.count))
      for element in added {
        guard let value = element.value.base as? Data.Element else { return false }
        next.append(value)
      }
      withAnimation { path.wrappedValue = next }
      return true
    }
  }
}

/// The screens of a stack, as determined by its path and links.
struct NavigationScreens<Root: View> {
  let path: NavigationPathAccess
  let root: Root

  nonisolated init(path: NavigationPathAccess, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationScreens: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let model = NavigationModel(inputs)
    let version = inputs.makeSink(NavigationRule(view: view.attribute, model: model))
    model.rule = version.id
    model.stack.node.responder = SwipeBackResponder(model)
    model.stack.list.rule = version.id
    return _ViewListOutputs(
      node: model.stack.node, preferences: inputs.dynamicPreferences(of: model.stack.list, version: version))
  }
}

/// A rule that updates the screens from the path, and counts the changes.
@MainActor
private struct NavigationRule<Root: View>: @MainActor Rule {
  let view: Attribute<NavigationScreens<Root>>
  let model: NavigationModel
  private var version = 0

  init(view: Attribute<NavigationScreens<Root>>, model: NavigationModel) {
    self.view = view
    self.model = model
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let view = view
    model.update(view.value.path) { entry, inputs in
      let screen = inputs.makeRule(RootScreenRule(view: view, place: entry.place))
      return NavigationScreen<Root>._makeViewList(view: _GraphValue(screen), inputs: &inputs)
    }
    version += 1
    output.set(version)
  }
}

@MainActor
private struct RootScreenRule<Root: View>: @MainActor ViewValueRule {
  let view: Attribute<NavigationScreens<Root>>
  let place: NavigationPlace

  mutating func update(_ output: borrowing RuleOutput<NavigationScreen<Root>>) {
    output.set(NavigationScreen(content: view.value.root, place: place))
  }
}
