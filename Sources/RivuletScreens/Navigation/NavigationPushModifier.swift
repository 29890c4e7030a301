import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that pushes a screen above its own screen while its key is not nil (B18.29–B18.33).
struct NavigationPushModifier<Destination: View> {
  /// The identity of the screen; nil for no screen. Different keys identify different screens.
  let key: AnyHashable?
  let destination: Destination?
  /// The name of the modifier for messages.
  let name: String
  /// True if the screen appears in the next column when this view is in a leading column of a split view.
  let isDetailLink: Bool
  /// True if the screen appears in the next column only while the app has not added a stack to the column.
  let isDetailOfColumn: Bool
  /// The action to perform after people have gone back.
  let onPop: () -> Void

  nonisolated init(
    key: AnyHashable?, destination: Destination?, name: String, isDetailLink: Bool = false, isDetailOfColumn: Bool = false,
    onPop: @escaping () -> Void
  ) {
    self.isDetailLink = isDetailLink
    self.isDetailOfColumn = isDetailOfColumn
    self.key = key
    self.destination = destination
    self.name = name
    self.onPop = onPop
  }
}

extension NavigationPushModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let push = TypedNavigationPush(modifier: modifier.attribute)
    inputs.scope.add(push)
    inputs.makeSink(
      NavigationPushRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: NavigationPlaceReader.self), push: push))
    return body(&inputs)
  }
}

/// A rule that updates a push request from its modifier.
@MainActor
private struct NavigationPushRule<Destination: View>: @MainActor Rule {
  let modifier: Attribute<NavigationPushModifier<Destination>>
  let environment: EnvironmentReader
  let push: TypedNavigationPush<Destination>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    push.follow(modifier.value, environment.values.navigationPlace)
  }
}

@MainActor
private final class TypedNavigationPush<Destination: View>: NavigationPush, LifecycleObserver {
  private let modifier: Attribute<NavigationPushModifier<Destination>>
  private var isActive = false
  /// The stack that shows the screen.
  private weak var model: NavigationModel?

  init(modifier: Attribute<NavigationPushModifier<Destination>>) {
    self.modifier = modifier
  }

  func follow(_ modifier: NavigationPushModifier<Destination>, _ place: NavigationPlace?) {
    onPop = modifier.onPop
    let goesOn = modifier.isDetailLink || modifier.isDetailOfColumn && place?.model?.showsScreensInNextColumn == true
    let target = place?.model?.target(ofDetailLink: goesOn)
    if place !== self.place || target !== model {
      model?.remove(self)
      isActive = false
      self.place = place
      model = target
    }
    guard let key = modifier.key, modifier.destination != nil else {
      if isActive { model?.remove(self) }
      isActive = false
      return
    }
    guard place != nil else { return NavigationIssues.reportOutside(modifier.name) }
    guard !isActive || key != self.key else { return }
    isActive = true
    self.key = key
    model?.add(self)
  }

  func scopeWillDisappear() { model?.remove(self) }

  override func bringUpToDate() { if modifier.id.isLive { follow(modifier.untrackedValue, place) } }

  override func makeContent(of entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let destination = modifier.untrackedValue.destination else { return _ViewListOutputs(elements: .none) }
    let screen = inputs.makeRule(PushedScreenRule(modifier: modifier, latest: destination, key: key, place: entry.place))
    return NavigationScreen<Destination>._makeViewList(view: _GraphValue(screen), inputs: &inputs)
  }
}

/// A rule that updates the screen from the modifier while the modifier's key is unchanged.
@MainActor
private struct PushedScreenRule<Destination: View>: @MainActor ViewValueRule {
  let modifier: Attribute<NavigationPushModifier<Destination>>
  var latest: Destination
  let key: AnyHashable
  let place: NavigationPlace

  mutating func update(_ output: borrowing RuleOutput<NavigationScreen<Destination>>) {
    if modifier.id.isLive {
      let modifier = modifier.value
      if modifier.key == key, let destination = modifier.destination { latest = destination }
    }
    output.set(NavigationScreen(content: latest, place: place))
  }
}

/// A modifier that pushes a screen while a binding is true.
struct PresentedDestinationModifier<Destination: View> {
  @Binding var isPresented: Bool
  let destination: Destination

  nonisolated init(isPresented: Binding<Bool>, destination: Destination) {
    _isPresented = isPresented
    self.destination = destination
  }
}

extension PresentedDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      NavigationPushModifier(
        key: isPresented ? AnyHashable(true) : nil, destination: destination, name: "navigationDestination", isDetailOfColumn: true,
        onPop: { withAnimation { isPresented = false } }))
  }
}

/// A modifier that pushes a screen while a binding contains an item.
struct ItemDestinationModifier<Item: Hashable, Destination: View> {
  @Binding var item: Item?
  let destination: (Item) -> Destination

  nonisolated init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    _item = item
    self.destination = destination
  }
}

extension ItemDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      NavigationPushModifier(
        key: item.map { AnyHashable($0) }, destination: item.map { DestinationContent(destination: destination, value: $0) },
        name: "navigationDestination", isDetailOfColumn: true, onPop: { withAnimation { item = nil } }))
  }
}
