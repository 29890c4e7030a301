import Foundation

extension ScrollController {
  func showIndicators() {
    lastMove = phase == .idle ? tree.services.now : .infinity
    setIndicatorOpacity(phase == .idle && indicatorOpacity == 0 ? 0 : phase == .tracking && indicatorOpacity == 0 ? 0 : 1)
    if indicatorOpacity > 0 { tree.clock.follow(self) }
  }

  /// Briefly shows the indicators, unless they are hidden altogether (B15.25).
  package func flashIndicators() {
    lastMove = tree.services.now
    setIndicatorOpacity(1)
    tree.clock.follow(self)
  }

  func updateIndicators(_ time: Double) {
    guard phase == .idle, indicatorOpacity > 0, hoveredIndicator == nil else { return }
    let rest = time - lastMove - ScrollConstants.indicatorRest
    setIndicatorOpacity(rest <= 0 ? 1 : max(1 - rest / ScrollConstants.indicatorFade, 0))
  }

  /// True if the indicators require no further frames.
  var restsIndicators: Bool { indicatorOpacity == 0 || phase != .idle || hoveredIndicator != nil }

  func setIndicatorOpacity(_ opacity: Double) {
    guard opacity != indicatorOpacity else { return }
    indicatorOpacity = opacity
    node?.invalidateDrawing()
    tree.services.requestTurn()
  }
}
