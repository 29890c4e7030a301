package import Foundation

/// The appearance of progress views, with measurements in points.
package struct ProgressLook: Sendable {
  /// The thickness of a bar.
  package let barThickness: BySize<CGFloat>
  /// The height of a bar, including the space around it (B21.47).
  package let barHeight: CGFloat
  /// The width of a bar without a proposed width.
  package let barIdealWidth: CGFloat
  /// True if a segment moves along the bar while the progress is unknown. If false, the track is empty.
  package let barRuns: Bool
  /// The diameter of a ring (B21.47).
  package let ring: BySize<CGFloat>
  /// True if a ring fills as the task progresses. If false, the ring spins.
  package let ringFills: Bool
  /// The distance between a bar and its labels, and between a ring and its labels; nil for the default text spacing.
  package let barLabelSpacing: CGFloat
  package let ringLabelSpacing: CGFloat?
}

extension ProgressLook {
  // The desktop distances match generation 26.
  package static let phone = ProgressLook(
    barThickness: BySize(4), barHeight: 4, barIdealWidth: 150, barRuns: false, ring: BySize(20, 20, 20, 37, 37), ringFills: false,
    barLabelSpacing: 6, ringLabelSpacing: 6)
  static let desktop = ProgressLook(
    barThickness: BySize(4, 4, 6, 6, 6), barHeight: 20, barIdealWidth: 150, barRuns: true, ring: BySize(10, 16, 32, 32, 32),
    ringFills: true, barLabelSpacing: 0, ringLabelSpacing: nil)
}
