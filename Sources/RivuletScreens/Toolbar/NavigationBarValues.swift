import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// A screen's settings for its bars, collected from all of its views. Outer modifiers take precedence over inner modifiers, and the first
/// sibling over later siblings (B18.40).
struct NavigationBarValues {
  var title: Text?
  /// The editing of the title; nil if people can't edit the title.
  var renaming: TitleRenaming?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// True if the title is large and at the leading edge of the bar.
  var titleIsLeading: Bool?
  var hidesBackButton: Bool?
  /// The visibility of the navigation bar.
  var visibility: Visibility?
  /// The visibility of the bottom bar.
  var bottomBar: Visibility?
  /// The look of the bar.
  var look = BarLook()
  /// The look of the bottom bar.
  var bottomLook = BarLook()
  /// The menu that opens from the title.
  var titleMenu: TitleMenu?
  /// The role of the bar.
  var role: ToolbarRole.Kind?
  /// True if the button that toggles the first column is removed.
  var removesSidebarToggle: Bool?
  /// The visibility of the bars below the window bar, keyed by their identity.
  var accessoryBars: [AccessoryBarID: Visibility] = [:]
  /// True if the bar hides the title.
  var removesTitle: Bool?
  /// True if the bars hide the search field.
  var removesSearch: Bool?
  /// The view from which the screen zooms.
  var transitionSource: MatchedGeometryKey?
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    let next = nextValue()
    if value.title == nil { (value.title, value.renaming) = (next.title, next.renaming) }
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.titleIsLeading = value.titleIsLeading ?? next.titleIsLeading
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.visibility = value.visibility ?? next.visibility
    value.bottomBar = value.bottomBar ?? next.bottomBar
    value.look = value.look.completed(by: next.look)
    value.bottomLook = value.bottomLook.completed(by: next.bottomLook)
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.accessoryBars.merge(next.accessoryBars) { own, _ in own }
    value.role = value.role ?? next.role
    value.removesTitle = value.removesTitle ?? next.removesTitle
    value.removesSearch = value.removesSearch ?? next.removesSearch
    value.removesSidebarToggle = value.removesSidebarToggle ?? next.removesSidebarToggle
    value.transitionSource = value.transitionSource ?? next.transitionSource
  }
}

/// A namespace for the title display modes of a navigation bar.
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  /// The display mode of the title (B18.42).
  @available(tvOS, unavailable)
  public enum TitleDisplayMode: Sendable, Hashable {
    /// The mode of the screen below, or `large` at the root.
    case automatic
    /// A mode in which the title is in the bar.
    case inline
    /// A mode in which the title is below the bar until the content scrolls.
    @available(watchOS, unavailable)
    case large
  }
}
