import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  /// The number of steps in which text shrinks (our choice).
  private static let scaleSteps = 32

  /// Returns the text at the largest size at which it fits without truncation, but no smaller than the minimum size.
  func fitted(_ system: TextSystem, _ proposal: ProposedViewSize) -> StyledText {
    guard resolved.setting.minimumScale < 1, !fits(resolved.text, system, proposal) else { return resolved.text }
    let smallest = max(resolved.setting.minimumScale, 0.01)
    // The number of steps down from full size: the text fits at `high`, or `high` is the last step.
    var low = 0
    var high = TextBehavior.scaleSteps
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(scaled(middle, smallest), system, proposal) { high = middle } else { low = middle }
    }
    return scaled(high, smallest)
  }

  private func fits(_ text: StyledText, _ system: TextSystem, _ proposal: ProposedViewSize) -> Bool {
    let layout = system.layout(text, style: resolved.style, proposal: proposal)
    if layout.isTruncated { return false }
    return proposal.width.map { layout.size.width <= $0 + 1e-4 } ?? true
  }

  private func scaled(_ step: Int, _ smallest: CGFloat) -> StyledText {
    let scale = 1 - (1 - smallest) * CGFloat(step) / CGFloat(TextBehavior.scaleSteps)
    var scaled = resolved.text
    for index in scaled.runs.indices { scaled.runs[index].font.size *= scale }
    return scaled
  }
}
