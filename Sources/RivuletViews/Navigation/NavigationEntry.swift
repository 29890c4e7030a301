import RivuletCore
import RivuletGraph

/// One screen of a navigation stack.
@MainActor
final class NavigationEntry {
  /// What the screen is there for.
  enum Reason {
    case root
    /// A value of the path. Without a destination for it the screen is a placeholder (B18.25).
    case element(NavigationElement)
    /// A link or a modifier that has pushed it without a value of the path.
    case pushed(NavigationPush, key: AnyHashable)
  }

  let reason: Reason
  let place: NavigationPlace
  private(set) var screen: Screen!
  /// The declaration that has made the screen of a value; nil for a placeholder, and for screens of another kind.
  var destination: NavigationDestination?
  /// What the screen says of its bar; nil until it was built.
  var bar: Attribute<NavigationBarValues?>?

  init(_ reason: Reason, in model: NavigationModel) {
    self.reason = reason
    place = NavigationPlace(model)
    place.entry = self
  }

  /// The value of the path that it stands for; nil for other screens.
  var element: NavigationElement? { if case .element(let element) = reason { element } else { nil } }

  /// Whether nothing of the same column lies below it.
  var isColumnRoot: Bool {
    switch reason {
    case .root: true
    case .element:
      // The column before it has led there.
      destination?.place.map { $0.model !== place.model } == true && place.model?.entries.dropFirst().first === self
    case .pushed(let push, _): push.place.map { $0.model !== place.model } ?? false
    }
  }

  func show(_ screen: Screen) { self.screen = screen }

  /// Follows the declaration that holds now for the value of the screen. False if the screen must be made anew for it.
  ///
  /// A screen whose declaration has gone shows what it has shown.
  func follow(_ next: NavigationDestination?) -> Bool {
    guard let next, next !== destination else { return true }
    guard let destination, next.takeOver(from: destination, self) else { return false }
    self.destination = next
    return true
  }

  /// What the screen says of its bar. The running rule depends on it.
  var barValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.value ?? NavigationBarValues()
  }

  /// The same without a dependency.
  var lastBarValues: NavigationBarValues {
    guard let bar, bar.id.isLive else { return NavigationBarValues() }
    return bar.untrackedValue ?? NavigationBarValues()
  }
}

/// A screen that is wanted above the one in which it was declared, without a value in the path (B18.29–B18.33).
@MainActor
class NavigationPush {
  /// Where it was declared.
  weak var place: NavigationPlace?
  /// Tells the app that the screen has gone.
  var onPop: () -> Void = {}
  /// Another one makes another screen of it.
  var key = AnyHashable(0)

  /// Comes or goes as the app says now.
  func bringUpToDate() {}

  /// Builds the content of the screen.
  func makeContent(of entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationPush is abstract; those of a modifier know their content.")
  }
}

/// What a type of values in the path leads to.
@MainActor
class NavigationDestination {
  let type: any Any.Type
  /// Where it was declared.
  weak var place: NavigationPlace?

  init(of type: any Any.Type) { self.type = type }

  /// Takes over the screen that another declaration has built. False if this one builds views of another type.
  func takeOver(from other: NavigationDestination, _ entry: NavigationEntry) -> Bool { false }

  /// Builds the screen of a value, which must be of the type.
  func makeContent(of element: NavigationElement, _ entry: NavigationEntry, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    fatalError("NavigationDestination is abstract; those of a modifier know their content.")
  }
}
