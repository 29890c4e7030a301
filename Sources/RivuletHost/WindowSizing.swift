package import Foundation
package import RivuletCore

/// The initial size of a window and the limits of resizing, in points.
package struct WindowSizing: Equatable {
  package var minimum: CGSize
  package var initial: CGSize
  /// True if the user may resize the window.
  package var isResizable: Bool

  /// The size of a phone window, unless the scene sets another.
  package static let phone = CGSize(width: 390, height: 844)

  /// The size of a desktop window for content that has no size of its own and takes all available space.
  package static let flexible = CGSize(width: 900, height: 450)
  /// The length of content without a length of its own, such as shapes and colours.
  private static let noLength: CGFloat = 10
  /// The minimum width of a desktop window whose content would take more width, as a text field does.
  private static let leastWidth: CGFloat = 280
  /// The minimum width in which a desktop window shows its title and buttons.
  private static let leastTitledWidth: CGFloat = 160
  /// The width up to which content that takes all space in both directions counts as having no width of its own.
  private static let leastOpenWidth: CGFloat = 290

  /// Creates the sizes of a window around its content.
  ///
  /// - Parameters:
  ///   - room: The maximum size of a window.
  ///   - taking: The kind of content without a size of its own.
  ///   - size: A closure that measures the content with a proposal.
  package init(
    idiom: Idiom, settings: WindowSettings, within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    taking: RoomTakers.Kind = .none, measuring size: (ProposedViewSize) -> CGSize
  ) {
    var ideal = size(.unspecified)
    if ideal.width > room.width { ideal = size(ProposedViewSize(width: room.width, height: nil)) }
    let most = size(.infinity)
    let narrowest = CGSize(width: size(.zero).width, height: 0)
    // The minimum height is the one for the width in which the window opens, because text without any width takes one line for each letter.
    let first = WindowSizing(
      idiom: idiom, settings: settings, least: narrowest, ideal: ideal, most: most, within: room, taking: taking
    ).initial
    let least = CGSize(width: narrowest.width, height: size(ProposedViewSize(width: first.width, height: 0)).height)
    self.init(idiom: idiom, settings: settings, least: least, ideal: ideal, most: most, within: room, taking: taking)
  }

  /// - Parameters:
  ///   - least: The minimum size of the content.
  ///   - ideal: The ideal size of the content, which a desktop window takes.
  ///   - most: The maximum size of the content; infinite if it takes all available space.
  ///   - room: The maximum size of a window. Neither its initial nor its minimum size is larger.
  ///   - taking: The kind of content without a size of its own.
  package init(
    idiom: Idiom, settings: WindowSettings, least: CGSize, ideal: CGSize, most: CGSize,
    within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity), taking: RoomTakers.Kind = .none
  ) {
    let hugs = settings.resizability == .contentSize
    var standard = idiom == .phone ? Self.phone : Self.desktop(ideal: ideal, most: most, hugs: hugs)
    let fits = taking == .none || taking == .fits && hugs
    if idiom == .desktop, !fits { standard = Self.usual(standard, least: least, most: most) }
    let wanted = (settings.defaultSize ?? standard).sanitized(or: standard.sanitized(or: Self.phone))
    // A phone cuts off content that does not fit instead of growing.
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

  /// Returns the usual size of a window whose content scrolls or splits and has no size of its own, except in directions in which the
  /// content has a fixed length.
  private static func usual(_ size: CGSize, least: CGSize, most: CGSize) -> CGSize {
    CGSize(
      width: least.width == most.width ? size.width : flexible.width, height: least.height == most.height ? size.height : flexible.height)
  }

  /// Returns the ideal size of the content, with a usual length in directions in which it has none. Content that takes all available
  /// height, such as lists and columns, needs more than its ideal height.
  ///
  /// - Parameter hugs: True if the window has the size of its content, as settings windows do.
  private static func desktop(ideal: CGSize, most: CGSize, hugs: Bool) -> CGSize {
    let (isWide, isHigh) = (most.width == .infinity, most.height == .infinity)
    var size = ideal
    if isWide {
      let least = isHigh && !hugs ? leastOpenWidth : noLength
      size.width = ideal.width <= least ? flexible.width : max(ideal.width, leastWidth)
    }
    if isHigh, !hugs || ideal.height <= noLength { size.height = max(ideal.height, flexible.height) }
    size.width = max(size.width, leastTitledWidth)
    return size
  }
}

extension CGSize {
  /// Returns the size, with lengths that are impossible for a window replaced by those of `other`.
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
