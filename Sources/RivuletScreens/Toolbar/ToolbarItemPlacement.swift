import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// The placement of a toolbar item (B20.16, B20.17).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemPlacement: Sendable {
  enum Place: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case keyboard, leading, trailing, bottomBar, title, subtitle, largeTitle, largeSubtitle
    /// The trailing edge of the bar. Items in this placement never move to the overflow menu.
    case pinnedTrailing
    /// A separate bar below the window bar.
    case accessory(AccessoryBarID)
    /// A position beside the back button, for the original leading item.
    case besideBack
    /// The search field in a bar, or at the bottom of a screen.
    case search, bottomSearch
  }

  let place: Place

  /// The platform's default placement.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// A position beside the navigation buttons.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// The placement for the primary action of a screen.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// The placement for secondary actions, after the other items.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// The placement for status information.
  @available(watchOS, unavailable)
  public static let status = ToolbarItemPlacement(place: .status)
  /// The placement for an action that confirms and closes a sheet.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// The placement for an action that closes a sheet without making changes.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// The placement for an action that deletes content and closes a sheet.
  @available(tvOS, unavailable)
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// A position above the keyboard.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// The leading edge of the top bar.
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing edge of the top bar.
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The trailing edge of the top bar. Items in this placement never move to the overflow menu.
  @available(iOS 27.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .pinnedTrailing)
  /// The bottom bar.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// The leading edge of the top bar. Use `topBarLeading` instead.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(macOS, unavailable)
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(watchOS, unavailable)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing edge of the top bar. Use `topBarTrailing` instead.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(macOS, unavailable)
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(watchOS, unavailable)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// A placement that replaces the title.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let title = ToolbarItemPlacement(place: .title)
  /// A position below the title.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// A placement that replaces the large title.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)

  /// A position below the large title.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)

  /// Returns a placement in a separate bar below the window bar. Items with equal identifiers share a bar.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(place: .accessory(AccessoryBarID(id)))
  }

  /// Creates a placement in a separate bar below the window bar.
  @available(iOS, unavailable)
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use accessoryBar(id:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<ID: Hashable>(id: ID) {
    self.init(place: .accessory(AccessoryBarID(id)))
  }

  init(place: Place) { self.place = place }

  static let besideBack = ToolbarItemPlacement(place: .besideBack)
}

/// A kind of bar (B20.23).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, window
    case accessory(AccessoryBarID)
  }

  let bar: Bar

  /// The primary bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bottom bar.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
  /// The bar with the title.
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
  /// The bar with the tabs.
  @available(macOS, unavailable)
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
  /// The window bar.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .window) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarPlacement {
  /// Returns the bar with the given identifier below the window bar.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(bar: .accessory(AccessoryBarID(id))) }

  /// Creates a value for a bar below the window bar.
  @available(iOS, unavailable)
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "Use accessoryBar(id:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<ID: Hashable>(id: ID) {
    self.init(bar: .accessory(AccessoryBarID(id)))
  }
}

/// The identity of a bar below the window bar.
struct AccessoryBarID: Hashable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable) { self.id = AnyHashable(id) }
}

private struct ToolbarPlaceKey: ContainerValueKey {
  static var defaultValue: ToolbarItemPlacement.Place { .automatic }
}

extension ContainerValues {
  /// The preferred placement of a toolbar item.
  var toolbarPlace: ToolbarItemPlacement.Place {
    get { self[ToolbarPlaceKey.self] }
    set { self[ToolbarPlaceKey.self] = newValue }
  }
}
