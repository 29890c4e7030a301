public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// Answers how large text is. The host installs one; tests inject `FixedAdvanceMeasurer` or their own.
///
/// Baselines, lines and truncation follow from this one answer; a measurer that knows more also conforms to `TextLayoutEngine`.
public protocol TextMeasuring: Sendable {
  /// The size of the text in points, at most as wide as proposed if it can be broken to that.
  ///
  /// A width of nil or infinity gives one line for each paragraph. A height or a line limit that is too small leaves the lines that fit, at
  /// least one. Pure: the same question always has the same answer.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize
}
