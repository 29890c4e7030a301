package import Foundation

/// The bar and the sidebar of a tab view, with measurements in points. The height of the strip is classic.
package struct TabBarLook: Sendable {
  package let form: Form
  /// True if a tab shows its title below its icon in any kind of window.
  package let stacksTitles: Bool
  /// True if icons in the bar are filled.
  package let fillsIcons: Bool
  /// True if the label of the selected tab has the tint colour. Otherwise, only the background marks the tab, and the label is legible in
  /// any appearance.
  package let tintsSelection: Bool
  /// True if tabs in the bar show badges.
  package let showsBadges: Bool
  /// True if an adaptable tab view shows a sidebar at any width and in any placement.
  package let prefersSidebar: Bool
  /// The space around a tab's label.
  package let tabInsets: CGSize
  /// The font of a title below an icon, and the distance between them.
  package let stackedFont: LookFont
  package let stackedSpacing: CGFloat
  /// The distance between an icon and a title beside it.
  package let rowSpacing: CGFloat
  /// The width of the sidebar (our choice, B18.58).
  package let sidebarWidth: CGFloat

  /// The form of a bar.
  package enum Form: Sendable {
    /// A strip below the pages, which the tabs fill. If there are more tabs than `mostTabs`, the last tab opens a menu with the rest
    /// (B20.11).
    case strip(height: CGFloat, mostTabs: Int)
    /// A rounded box directly above the pages, with a highlight behind the selected tab. With one line of text, it is 24 points high (26).
    case segments(Segments)
  }

  /// The measurements of a segmented bar.
  package struct Segments: Sendable {
    /// The space around the tabs, and the corner radius.
    package let padding: CGFloat
    package let radius: CGFloat
    /// The corner radius of the highlight behind the selected tab.
    package let markRadius: CGFloat
  }
}

extension TabBarLook {
  /// The measurements of the segments; nil in a strip.
  package var segments: Segments? { if case .segments(let segments) = form { segments } else { nil } }
}

extension TabBarLook {
  package static let phone = TabBarLook(
    form: .strip(height: 49, mostTabs: 5), stacksTitles: true, fillsIcons: true, tintsSelection: true, showsBadges: true,
    prefersSidebar: false, tabInsets: .zero, stackedFont: .system(size: 10, weight: 500), stackedSpacing: 2, rowSpacing: 4,
    sidebarWidth: 200)
  static let desktop = TabBarLook(
    form: .segments(Segments(padding: 1, radius: 6, markRadius: 5)), stacksTitles: false, fillsIcons: false,
    tintsSelection: false, showsBadges: false, prefersSidebar: true, tabInsets: CGSize(width: 10, height: 3),
    stackedFont: .system(size: 10, weight: 500), stackedSpacing: 2, rowSpacing: 4, sidebarWidth: 200)
}
