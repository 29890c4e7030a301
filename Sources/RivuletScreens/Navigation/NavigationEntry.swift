import RivuletCore
import RivuletGraph

/// One screen of a navigation stack.
@MainActor
final class NavigationEntry {
  /// The reason for which the screen exists.
  enum Reason {
    case root
    /// A value of the path. If it has no destination, the screen is a placeholder (B18.25).
    case element(NavigationElement)
    /// A link or a modifier that pushed the screen without a value in the path.
    case pushed(NavigationPush, key: AnyHashable)
  }

  let reason: Reason
  let place: NavigationPlace
  private(set) var screen: Screen!
  /// The declaration from which the screen of a value was made; nil for a placeholder and for other screens.
  var destination: NavigationDestination?
  /// The settings of the screen for its bars; nil until the screen is built.
  var bar: Attribute<NavigationBarValues?>?

  init(_ reason: Reason, in model: NavigationModel) {
    self.reason = reason
    place = NavigationPlace(model)
    place.entry = self
  }

  /// The value of the path that the screen represents; nil for other screens.
  var element: NavigationElement? { if case .element(let element) = reason { element } else { nil } }

  /// True if no screen of the same column lies below.
  var isColumnRoot: Bool {
    switch reason {
    case .root: true
    case .element:
      // A destination in the column before leads to the screen.
      destination?.place.map { $0.model !== place.model } == true && place.model?.entries.dropFirst().first === self
    case .pushed(let push, _): push.place.map { $0.model !== place.model } ?? false
    }
  }

  func show(_ screen: Screen) { self.screen = screen }

  /// Switches to the current declaration for the value of the screen. Returns false if the screen must be made again for it.
  ///
  /// A screen whose declaration is removed keeps its content.
  func follow(_ next: NavigationDestination?) -> Bool {
    guard let next, next !== destination else { return true }
    guard let destination, next.takeOver(from: destination, self) else { return false }
    self.destination = next
    return true
  }

  /// The settings of the screen for its bars. The running rule depends on them.
  var barValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.value ?? NavigationBarValues()
  }

  /// The settings of the screen for its bars, read without a dependency.
  var lastBarValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.untrackedValue ?? NavigationBarValues()
  }
}

/// A request for a screen above the one that declares it, without a value in the path (B18.29–B18.33).
@MainActor
class NavigationPush {
  /// The place of the declaration.
  weak var place: NavigationPlace?
  /// The action that tells the app that the screen is gone.
  var onPop: () -> Void = {}
  /// The identity of the screen. A different key is a different screen.
  var key = AnyHashable(0)

  /// Updates the request from the app's state.
  func bringUpToDate() {}

  /// Builds the content of the screen.
  func makeContent(of entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationPush is abstract; those of a modifier know their content.")
  }
}

/// The destination for a type of values in the path.
@MainActor
class NavigationDestination {
  let type: any Any.Type
  /// The place of the declaration.
  weak var place: NavigationPlace?

  init(of type: any Any.Type) { self.type = type }

  /// Takes over the screen that another declaration built. Returns false if this one builds views of another type.
  func takeOver(from other: NavigationDestination, _ entry: NavigationEntry) -> Bool { false }

  /// Builds the screen of a value, which must have the type of the destination.
  func makeContent(of element: NavigationElement, _ entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationDestination is abstract; those of a modifier know their content.")
  }
}
