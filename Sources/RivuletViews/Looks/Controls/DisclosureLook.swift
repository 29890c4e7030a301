import Foundation

/// The measures of content that people open and close, in points.
struct DisclosureLook: Sendable {
  /// The width of a chevron before a label; nil for a chevron at the far end.
  let chevronRoom: CGFloat?
  let chevronFont: LookFont
  /// True if chevrons, and labels outside of lists, have the tint.
  let isTinted: Bool
  /// The least distance between a label and a chevron at the far end.
  let chevronDistance: CGFloat
  /// True if content outside of lists is centred; false if it begins below the label.
  let centersContent: Bool
}

extension DisclosureLook {
  static let phone = DisclosureLook(
    chevronRoom: nil, chevronFont: .system(size: 14, weight: 600), isTinted: true, chevronDistance: 8, centersContent: true)
  static let desktop = DisclosureLook(
    chevronRoom: 16, chevronFont: .system(size: 10, weight: 700), isTinted: false, chevronDistance: 0, centersContent: false)
}
