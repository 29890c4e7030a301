import Foundation

/// The measures of progress, in points, and its forms.
struct ProgressLook: Sendable {
  /// The thickness of a bar.
  let barThickness: BySize<CGFloat>
  /// The height of a bar with the space around it (B21.47).
  let barHeight: CGFloat
  /// The width of a bar without a proposed width.
  let barIdealWidth: CGFloat
  /// True if a piece runs along a bar of unknown progress; false for an empty track.
  let barRuns: Bool
  /// The diameter of a ring (B21.47).
  let ring: BySize<CGFloat>
  /// True if a ring fills with the completed fraction; false for a ring that turns.
  let ringFills: Bool
  /// The distance between progress and its labels.
  let labelDistance: CGFloat
}

extension ProgressLook {
  static let phone = ProgressLook(
    barThickness: BySize(4), barHeight: 4, barIdealWidth: 150, barRuns: false, ring: BySize(20, 20, 20, 37, 37), ringFills: false,
    labelDistance: 6)
  static let desktop = ProgressLook(
    barThickness: BySize(4, 4, 6, 6, 6), barHeight: 20, barIdealWidth: 150, barRuns: true, ring: BySize(10, 16, 32, 32, 32),
    ringFills: true, labelDistance: 2)
}
