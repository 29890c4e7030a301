package import Foundation
package import RivuletCore

/// How large a window opens, and how far it may be resized, in points.
package struct WindowSizing: Equatable {
  package var minimum: CGSize
  package var initial: CGSize
  /// Whether people may resize it at all.
  package var isResizable: Bool

  /// The size of a phone's window, where the scene wants no other.
  package static let phone = CGSize(width: 390, height: 844)

  /// How long a desktop's window is where its content has no length of its own and takes what there is.
  package static let flexible = CGSize(width: 900, height: 450)
  /// The length of content that has none, such as shapes and colours.
  private static let noLength: CGFloat = 10
  /// A desktop's window is at least as wide where its content would be wider if it could, as a field is.
  private static let leastWidth: CGFloat = 280
  /// The width in which a desktop's window shows its title and buttons.
  private static let leastTitledWidth: CGFloat = 160
  /// Content that takes whatever there is in both directions has no width of its own up to this one.
  private static let leastOpenWidth: CGFloat = 290

  /// The sizes of a window around a content.
  ///
  /// - Parameters:
  ///   - room: The largest size that a window can have.
  ///   - taking: The kind of content that has no length of its own.
  ///   - size: Measures the content in a proposal.
  package init(
    idiom: Idiom, settings: WindowSettings, within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    taking: RoomTakers.Kind = .none, measuring size: (ProposedViewSize) -> CGSize
  ) {
    var ideal = size(.unspecified)
    if ideal.width > room.width { ideal = size(ProposedViewSize(width: room.width, height: nil)) }
    let most = size(.infinity)
    let narrowest = CGSize(width: size(.zero).width, height: 0)
    // The least height is one of the width in which the window opens: texts in no width at all are as high as they have letters.
    let first = WindowSizing(
      idiom: idiom, settings: settings, least: narrowest, ideal: ideal, most: most, within: room, taking: taking
    ).initial
    let least = CGSize(width: narrowest.width, height: size(ProposedViewSize(width: first.width, height: 0)).height)
    self.init(idiom: idiom, settings: settings, least: least, ideal: ideal, most: most, within: room, taking: taking)
  }

  /// - Parameters:
  ///   - least: The content's smallest size.
  ///   - ideal: The size that the content chooses by itself; that of a window on the desktop.
  ///   - most: The content's largest size; infinite where it takes whatever there is.
  ///   - room: What a window can have at most: neither its first size nor its least is larger.
  ///   - taking: The kind of content that has no length of its own.
  package init(
    idiom: Idiom, settings: WindowSettings, least: CGSize, ideal: CGSize, most: CGSize,
    within room: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity), taking: RoomTakers.Kind = .none
  ) {
    let hugs = settings.resizability == .contentSize
    var standard = idiom == .phone ? Self.phone : Self.desktop(ideal: ideal, most: most, hugs: hugs)
    if idiom == .desktop, taking != .none { standard = Self.usual(standard, least: least, most: most) }
    let wanted = (settings.defaultSize ?? standard).sanitized(or: standard.sanitized(or: Self.phone))
    // A phone cuts off what does not fit instead of growing.
    minimum = idiom == .phone ? least.sanitized(or: .zero).limited(to: wanted) : least.sanitized(or: .zero)
    isResizable = true
    minimum = minimum.limited(to: room)
    initial = CGSize(width: max(wanted.width, minimum.width), height: max(wanted.height, minimum.height))
    if settings.resizability == .contentSize {
      // Content that scrolls gains from more room than it fills.
      if taking == .none {
        initial = initial.limited(to: CGSize(width: max(most.width, minimum.width), height: max(most.height, minimum.height)))
      }
      isResizable = most.width > minimum.width || most.height > minimum.height
    }
    initial = initial.limited(to: room)
  }

  /// The usual size of a window whose content scrolls or splits, which has no size of its own; but for lengths that the content leaves no choice of.
  private static func usual(_ size: CGSize, least: CGSize, most: CGSize) -> CGSize {
    CGSize(
      width: least.width == most.width ? size.width : flexible.width, height: least.height == most.height ? size.height : flexible.height)
  }

  /// The content's own size, and a usual length where it has none. Content that takes all of a height, as lists and columns do, wants more than its
  /// parts without that.
  ///
  /// - Parameter hugs: Whether the window has the size of its content, as settings do.
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
  /// Lengths that no window can have become those of `other`.
  fileprivate func sanitized(or other: CGSize) -> CGSize {
    func length(_ length: CGFloat, _ other: CGFloat) -> CGFloat {
      length.isFinite && length >= 0 ? min(length.rounded(.up), 16_384) : other
    }
    return CGSize(width: length(width, other.width), height: length(height, other.height))
  }

  fileprivate func limited(to most: CGSize) -> CGSize {
    CGSize(width: min(width, most.width), height: min(height, most.height))
  }
}
