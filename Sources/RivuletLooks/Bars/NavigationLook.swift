package import Foundation

/// The navigation bars, the links in the content, and the motion between screens. Measurements are in points, durations in seconds.
///
/// The top bar and the large title are those of generation 26; the other bars are classic.
package struct NavigationLook: Sendable {
  /// True if each screen has its own bars, with a background, a toolbar at the bottom and one above the keyboard.
  package let hasBars: Bool
  /// The height of the top bar without a large title, and of a large title below it (26, B18.44).
  package let barHeight: CGFloat
  package let largeTitleHeight: CGFloat
  /// The height that a subtitle adds to a large title (our choice).
  package let subtitleHeight: CGFloat
  /// The distance between the items of a bar, the width up to which its title is not truncated, and the width of the button that opens the
  /// menu of items that do not fit (our choice).
  package let itemSpacing: CGFloat
  package let leastTitleWidth: CGFloat
  package let menuWidth: CGFloat
  /// The height of the bottom bar (classic, B20.21), and of the bar above the keyboard (our choice, B20.22).
  package let bottomBarHeight: CGFloat
  package let keyboardBarHeight: CGFloat
  /// The duration of a slide to another screen; 0 for none (our choice, B18.13).
  package let slideDuration: Double
  /// The width of the edge where a swipe back can start; nil if swiping back is not possible (our choice, B18.62).
  package let swipeEdge: CGFloat?
  /// The form of links in rows, and of back buttons.
  package let linkForm: LinkForm
  /// True if links in rows have a chevron by default.
  package let linksHaveChevron: Bool

  /// True if a stack that chooses its own size is at least as large as its root, whatever covers the root (B19.26).
  package let keepsRootSize: Bool

  /// The form of a link in a row.
  package enum LinkForm {
    /// A button in the surrounding style, with a primary label in rows.
    case button
    /// A plain row, like one without a link (B17.51).
    case plain
  }
}

extension NavigationLook {
  package static let phone = NavigationLook(
    hasBars: true, barHeight: 64, largeTitleHeight: 52.5, subtitleHeight: 20, itemSpacing: 16, leastTitleWidth: 60, menuWidth: 24,
    bottomBarHeight: 44, keyboardBarHeight: 44, slideDuration: 0.35, swipeEdge: 30,
    linkForm: .button, linksHaveChevron: true, keepsRootSize: false)
  static let desktop = NavigationLook(
    hasBars: false, barHeight: 44, largeTitleHeight: 52, subtitleHeight: 20, itemSpacing: 16, leastTitleWidth: 60, menuWidth: 24,
    bottomBarHeight: 44, keyboardBarHeight: 44, slideDuration: 0, swipeEdge: nil,
    linkForm: .plain, linksHaveChevron: false, keepsRootSize: true)
}
