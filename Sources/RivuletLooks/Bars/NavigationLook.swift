package import Foundation

/// The appearance of navigation bars and links, and the transitions between screens. Measurements are in points, and durations in seconds.
///
/// The top bar and the large title match generation 26. The other bars are classic.
package struct NavigationLook: Sendable {
  /// True if each screen has its own bars: a top bar with a background, a bottom toolbar, and a toolbar above the keyboard.
  package let hasBars: Bool
  /// The height of the top bar without a large title, and the height of a large title below the bar (26, B18.44).
  package let barHeight: CGFloat
  package let largeTitleHeight: CGFloat
  /// The height that a subtitle adds to a large title (our choice).
  package let subtitleHeight: CGFloat
  /// The spacing between a bar's items, the minimum width of a truncated title, and the width of the button that opens the overflow menu
  /// (our choice).
  package let itemSpacing: CGFloat
  package let minimumTitleWidth: CGFloat
  package let menuWidth: CGFloat
  /// The height of the bottom bar (classic, B20.21), and of the toolbar above the keyboard (our choice, B20.22).
  package let bottomBarHeight: CGFloat
  package let keyboardBarHeight: CGFloat
  /// The duration of the slide between screens; 0 for no animation (our choice, B18.13).
  package let slideDuration: Double
  /// The width of the edge area in which a swipe back can start; nil if people can't swipe back (our choice, B18.62).
  package let swipeEdge: CGFloat?
  /// The form of links in rows and of back buttons.
  package let linkForm: LinkForm
  /// True if links in rows have a chevron by default.
  package let linksHaveChevron: Bool

  /// True if a stack that chooses its own size is at least as large as its root, even while other screens cover the root (B19.26).
  package let keepsRootSize: Bool

  /// The form of a link in a row.
  package enum LinkForm {
    /// A button in the inherited style, with a primary label in rows.
    case button
    /// A plain row that looks like a row without a link (B17.51).
    case plain
  }
}

extension NavigationLook {
  package static let phone = NavigationLook(
    hasBars: true, barHeight: 64, largeTitleHeight: 52.5, subtitleHeight: 20, itemSpacing: 16, minimumTitleWidth: 60, menuWidth: 24,
    bottomBarHeight: 44, keyboardBarHeight: 44, slideDuration: 0.35, swipeEdge: 30,
    linkForm: .button, linksHaveChevron: true, keepsRootSize: false)
  static let desktop = NavigationLook(
    hasBars: false, barHeight: 44, largeTitleHeight: 52, subtitleHeight: 20, itemSpacing: 16, minimumTitleWidth: 60, menuWidth: 24,
    bottomBarHeight: 44, keyboardBarHeight: 44, slideDuration: 0, swipeEdge: nil,
    linkForm: .plain, linksHaveChevron: false, keepsRootSize: true)
}
