import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that declares the destination for values of a type (B18.22).
struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let registration = DestinationRegistration(
      TypedNavigationDestination(modifier: modifier.attribute), row: inputs.scope.rowScope)
    inputs.scope.add(registration)
    inputs.makeSink(NavigationPlaceRule(environment: inputs.environmentReader(of: NavigationPlaceReader.self), user: registration))
    return body(&inputs)
  }
}

/// A label for rules that read the enclosing navigation container.
enum NavigationPlaceReader {}

/// An object that registers itself with the enclosing navigation container.
@MainActor
protocol NavigationPlaceUser: AnyObject {
  /// Sets the enclosing navigation container; nil for none.
  func move(to place: NavigationPlace?)
}

/// A rule that passes the enclosing navigation container to an object.
@MainActor
struct NavigationPlaceRule<User: NavigationPlaceUser>: @MainActor Rule {
  let environment: EnvironmentReader
  let user: User

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    user.move(to: environment.values.navigationPlace)
    if !output.hasValue { output.set(()) }
  }
}

/// The registration of a destination with its container, which lasts as long as the view that declares the destination.
@MainActor
private final class DestinationRegistration: NavigationPlaceUser, LifecycleObserver {
  private let destination: NavigationDestination
  /// The depth of the lazy container's row that contains the declaration; nil outside lazy containers.
  private let rowDepth: Int?
  private var isGone = false

  init(_ destination: NavigationDestination, row: Scope?) {
    self.destination = destination
    rowDepth = row?.depth
  }

  func move(to place: NavigationPlace?) {
    guard destination.place !== place || place == nil else { return }
    destination.place?.model?.remove(destination)
    destination.place = place
    guard let place, !isGone else { return NavigationIssues.reportOutside("navigationDestination") }
    if let rowDepth, let stack = place.model?.stack.node.scope.depth, rowDepth > stack { NavigationIssues.reportInRow(destination.type) }
    place.model?.add(destination)
  }

  func scopeWillDisappear() {
    isGone = true
    destination.place?.model?.remove(destination)
  }
}

/// A destination declared by a modifier.
private final class TypedNavigationDestination<Value: Hashable, Destination: View>: NavigationDestination {
  private let modifier: Attribute<NavigationDestinationModifier<Value, Destination>>
  /// The sources of the screens created from this declaration.
  private var sources: [DestinationSource<Value, Destination>] = []

  init(modifier: Attribute<NavigationDestinationModifier<Value, Destination>>) {
    self.modifier = modifier
    super.init(of: Value.self)
  }

  override func takeOver(from other: NavigationDestination, _ entry: NavigationEntry) -> Bool {
    guard let other = other as? Self, let source = other.sources.first(where: { $0.entry === entry }) else { return false }
    other.sources.removeAll { $0 === source }
    sources.append(source)
    source.follow(modifier)
    return true
  }

  override func makeContent(
    of element: NavigationElement, _ entry: NavigationEntry, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    guard let value = element.value.base as? Value else { return _ViewListOutputs(elements: .none) }
    let source = DestinationSource(modifier, for: entry)
    sources.removeAll { $0.entry == nil }
    sources.append(source)
    let screen = inputs.makeRule(DestinationScreenRule(source: source, value: value, place: entry.place))
    source.rule = screen.id
    return NavigationScreen<DestinationContent<Value, Destination>>._makeViewList(view: _GraphValue(screen), inputs: &inputs)
  }
}

/// The view that a destination builds from a value.
struct DestinationContent<Value, Destination: View> {
  let destination: (Value) -> Destination
  let value: Value

  nonisolated init(destination: @escaping (Value) -> Destination, value: Value) {
    self.destination = destination
    self.value = value
  }
}

extension DestinationContent: View {
  var body: some View { destination(value) }
}

/// The current declaration of a screen.
@MainActor
private final class DestinationSource<Value: Hashable, Destination: View> {
  private(set) var modifier: Attribute<NavigationDestinationModifier<Value, Destination>>
  private(set) weak var entry: NavigationEntry?
  /// The rule that creates the screen.
  var rule: AttributeID?

  init(_ modifier: Attribute<NavigationDestinationModifier<Value, Destination>>, for entry: NavigationEntry) {
    self.modifier = modifier
    self.entry = entry
  }

  /// Switches to another declaration.
  func follow(_ next: Attribute<NavigationDestinationModifier<Value, Destination>>) {
    modifier = next
    if let rule, rule.isLive { rule.graph.invalidate(rule) }
  }
}

/// A rule that updates the screen from the modifier's closure. After the removal of the modifier, the screen is preserved.
@MainActor
private struct DestinationScreenRule<Value: Hashable, Destination: View>: @MainActor ViewValueRule {
  let source: DestinationSource<Value, Destination>
  let value: Value
  let place: NavigationPlace

  mutating func update(_ output: borrowing RuleOutput<NavigationScreen<DestinationContent<Value, Destination>>>) {
    let modifier = source.modifier
    guard modifier.id.isLive else { return }
    output.set(NavigationScreen(content: DestinationContent(destination: modifier.value.destination, value: value), place: place))
  }
}

/// Runtime issues about links and destinations.
enum NavigationIssues {
  @MainActor static func reportOutside(_ name: String) {
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: name,
      "\(name) was used outside any NavigationStack, NavigationSplitView or NavigationView, where it has no effect. Put the view that uses "
        + "it in a NavigationStack.")
  }

  @MainActor static func reportNested() {
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: "NavigationStack",
      "A NavigationStack is nested in a screen of another one. It has its own path and bar, and its links and destinations do not reach "
        + "the outer stack. Keep only the outer stack, or present the inner one in a sheet or a tab.")
  }

  @MainActor static func reportInRow(_ type: any Any.Type) {
    let name = _typeName(type, qualified: false)
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: name,
      "A navigationDestination for \(name) is inside a lazy container, where it is known only while its row exists. "
        + "Move it outside the List or lazy stack (B18.22).")
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Associates a destination view with a type of value in the navigation path (B18.22).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier<D, C>(destination: destination))
  }

  /// Pushes a view while a binding is true (B18.30).
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Pushes a view while a binding contains an item. A different item creates a different screen (B18.31).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}
