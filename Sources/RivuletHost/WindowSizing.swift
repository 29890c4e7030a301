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

  /// - Parameters:
  ///   - least: The content's smallest size.
  ///   - ideal: The size that the content chooses by itself; that of a window on the desktop.
  ///   - most: The content's largest size; infinite where it takes whatever there is.
  package init(idiom: Idiom, settings: WindowSettings, least: CGSize, ideal: CGSize, most: CGSize) {
    let standard = idiom == .phone ? Self.phone : ideal
    let wanted = (settings.defaultSize ?? standard).sanitized(or: standard.sanitized(or: Self.phone))
    // A phone cuts off what does not fit instead of growing.
    minimum = idiom == .phone ? least.sanitized(or: .zero).limited(to: wanted) : least.sanitized(or: .zero)
    isResizable = true
    initial = CGSize(width: max(wanted.width, minimum.width), height: max(wanted.height, minimum.height))
    guard settings.resizability == .contentSize else { return }
    initial = initial.limited(to: CGSize(width: max(most.width, minimum.width), height: max(most.height, minimum.height)))
    isResizable = most.width > minimum.width || most.height > minimum.height
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
