import RivuletCore
import RivuletGraph

/// A screen in a navigation stack.
@MainActor
final class NavigationEntry {
  /// The origin of the screen.
  enum Reason {
    case root
    /// A value in the path. A value without a destination is shown as a placeholder (B18.25).
    case element(NavigationElement)
    /// A link or modifier that pushed the screen without adding a value to the path.
    case pushed(NavigationPush, key: AnyHashable)
  }

  let reason: Reason
  let place: NavigationPlace
  private(set) var screen: Screen!
  /// The declaration from which the screen was created; nil for a placeholder and for screens without a value.
  var destination: NavigationDestination?
  /// The bar settings of the screen; nil until the screen is built.
  var bar: Attribute<NavigationBarValues?>?

  init(_ reason: Reason, in model: NavigationModel) {
    self.reason = reason
    place = NavigationPlace(model)
    place.entry = self
  }

  /// The screen's value in the path; nil if the screen doesn't come from the path.
  var element: NavigationElement? { if case .element(let element) = reason { element } else { nil } }

  /// The value that the screen shows, or the key of its push request; nil for the root.
  var value: AnyHashable? {
    switch reason {
    case .root: nil
    case .element(let element): element.value
    case .pushed(_, let key): key
    }
  }

  /// True if no screen of the same column is below this screen.
  var isColumnRoot: Bool {
    switch reason {
    case .root: true
    case .element:
      // A destination in the previous column leads to this screen.
      destination?.place.map { $0.model !== place.model } == true && place.model?.entries.dropFirst().first === self
    case .pushed(let push, _): push.place.map { $0.model !== place.model } ?? false
    }
  }

  func show(_ screen: Screen) { self.screen = screen }

  /// Switches to the current declaration for the screen's value. Returns false if the screen must be recreated.
  ///
  /// If the declaration has been removed, the screen keeps its content.
  func follow(_ next: NavigationDestination?) -> Bool {
    guard let next, next !== destination else { return true }
    guard let destination, next.takeOver(from: destination, self) else { return false }
    self.destination = next
    return true
  }

  /// The bar settings of the screen. Reading the property makes the running rule depend on the settings.
  var barValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.value ?? NavigationBarValues()
  }

  /// The bar settings of the screen, read without a dependency.
  var lastBarValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.untrackedValue ?? NavigationBarValues()
  }
}

/// A request to push a screen without adding a value to the path (B18.29–B18.33).
@MainActor
class NavigationPush {
  /// The navigation place of the declaring view.
  weak var place: NavigationPlace?
  /// The action that notifies the app of the removal of the screen.
  var onPop: () -> Void = {}
  /// The identity of the screen. Different keys identify different screens.
  var key = AnyHashable(0)

  /// Updates the request from the app's state.
  func bringUpToDate() {}

  /// Builds the content of the screen.
  func makeContent(of entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationPush is abstract; those of a modifier know their content.")
  }
}

/// The destination for path values of a type.
@MainActor
class NavigationDestination {
  let type: any Any.Type
  /// The navigation place of the declaring view.
  weak var place: NavigationPlace?

  init(of type: any Any.Type) { self.type = type }

  /// Adopts a screen built by another declaration. Returns false if this declaration builds a different type of view.
  func takeOver(from other: NavigationDestination, _ entry: NavigationEntry) -> Bool { false }

  /// Builds the screen for a value, which must have the destination's type.
  func makeContent(of element: NavigationElement, _ entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationDestination is abstract; those of a modifier know their content.")
  }
}
