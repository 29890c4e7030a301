package import Foundation
package import RivuletCore

/// The initial size of a window and the limits on resizing it, in points.
package struct WindowSizing: Equatable {
  package var minimum: CGSize
  package var initial: CGSize
  /// True if the user may resize the window.
  package var isResizable: Bool

  /// The size of a phone window, unless the scene specifies another.
  package static let phone = CGSize(width: 390, height: 844)

  /// The size of a desktop window whose content has no ideal size and fills the available space.
  package static let flexible = CGSize(width: 900, height: 450)
  /// The ideal length of content without a length of its own, such as shapes and colours.
  private static let fallbackLength: CGFloat = 10
  /// The minimum width of a desktop window whose content expands horizontally, as a text field does.
  private static let minimumWidth: CGFloat = 280
  /// The minimum width at which a desktop window can show its title and buttons.
  private static let minimumTitledWidth: CGFloat = 160
  /// The width below which content that fills the space in both directions is treated as having no ideal width.
  private static let minimumFlexibleWidth: CGFloat = 290

  /// Creates the sizes of a window for its content.
  ///
  /// - Parameters:
  ///   - room: The maximum size of the window.
  ///   - taking: The way in which the content takes space.
  ///   - size: A closure that measures the content for a proposal.
  package init(
    idiom: Idiom, settings: WindowSettings, within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    taking: SpaceFillingViews.Kind = .none, measuring size: (ProposedViewSize) -> CGSize
  ) {
    var ideal = size(.unspecified)
    if ideal.width > room.width { ideal = size(ProposedViewSize(width: room.width, height: nil)) }
    let most = size(.infinity)
    let narrowest = CGSize(width: size(.zero).width, height: 0)
    // Measure the minimum height at the window's initial width, because text at zero width takes one line per letter.
    let first = WindowSizing(
      idiom: idiom, settings: settings, least: narrowest, ideal: ideal, most: most, within: room, taking: taking
    ).initial
    let least = CGSize(width: narrowest.width, height: size(ProposedViewSize(width: first.width, height: 0)).height)
    self.init(idiom: idiom, settings: settings, least: least, ideal: ideal, most: most, within: room, taking: taking)
  }

  /// Creates the sizes of a window from the sizes of its content.
  ///
  /// - Parameters:
  ///   - least: The minimum size of the content.
  ///   - ideal: The ideal size of the content, which determines the size of a desktop window.
  ///   - most: The maximum size of the content, which is infinite in the directions in which the content expands.
  ///   - room: The maximum size of the window, which limits both its initial and its minimum size.
  ///   - taking: The way in which the content takes space.
  package init(
    idiom: Idiom, settings: WindowSettings, least: CGSize, ideal: CGSize, most: CGSize,
    within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity), taking: SpaceFillingViews.Kind = .none
  ) {
    let fitsContent = settings.resizability == .contentSize
    var standard = idiom == .phone ? Self.phone : Self.desktop(ideal: ideal, most: most, fitsContent: fitsContent)
    let fits = taking == .none || taking == .fits && fitsContent
    if idiom == .desktop, !fits { standard = Self.usual(standard, least: least, most: most) }
    let wanted = (settings.defaultSize ?? standard).sanitized(or: standard.sanitized(or: Self.phone))
    // A phone clips content that doesn't fit instead of growing.
    minimum = idiom == .phone ? least.sanitized(or: .zero).limited(to: wanted) : least.sanitized(or: .zero)
    isResizable = true
    minimum = minimum.limited(to: room)
    initial = CGSize(width: max(wanted.width, minimum.width), height: max(wanted.height, minimum.height))
    if settings.resizability == .contentSize {
      // Scrolling content benefits from more space than it fills.
      if fits {
        initial = initial.limited(to: CGSize(width: max(most.width, minimum.width), height: max(most.height, minimum.height)))
      }
      isResizable = most.width > minimum.width || most.height > minimum.height
    }
    initial = initial.limited(to: room)
  }

  /// Returns the default size of a window whose content scrolls or splits and thus has no ideal size, but keeps the given length in
  /// directions in which the content's length is fixed.
  private static func usual(_ size: CGSize, least: CGSize, most: CGSize) -> CGSize {
    CGSize(
      width: least.width == most.width ? size.width : flexible.width, height: least.height == most.height ? size.height : flexible.height)
  }

  /// Returns the ideal size of the content, with a default length in each direction in which the content has none. Content that expands
  /// vertically, such as lists and columns, needs more than its ideal height.
  ///
  /// - Parameter hugs: True if the window fits its content, as settings windows do.
  private static func desktop(ideal: CGSize, most: CGSize, fitsContent: Bool) -> CGSize {
    let (isWide, isHigh) = (most.width == .infinity, most.height == .infinity)
    var size = ideal
    if isWide {
      let least = isHigh && !fitsContent ? minimumFlexibleWidth : fallbackLength
      size.width = ideal.width <= least ? flexible.width : max(ideal.width, minimumWidth)
    }
    if isHigh, !fitsContent || ideal.height <= fallbackLength { size.height = max(ideal.height, flexible.height) }
    size.width = max(size.width, minimumTitledWidth)
    return size
  }
}

extension CGSize {
  /// Returns a size in which lengths that are invalid for a window are replaced by those of another size.
  fileprivate func sanitized(or other: CGSize) -> CGSize {
    func length(_ length: CGFloat, _ other: CGFloat) -> CGFloat {
      length.isFinite && length >= 0 ? min(length.rounded(.up), 16_384) : other
    }
    return CGSize(width: length(width, other.width), height: length(height, other.height))
  }

  package func limited(to most: CGSize) -> CGSize {
    CGSize(width: min(width, most.width), height: min(height, most.height))
  }
}
