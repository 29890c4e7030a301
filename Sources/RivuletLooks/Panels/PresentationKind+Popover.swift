import Foundation

// The durations are our choice (B19.25).
extension PresentationKind {
  static let popoverOfPhone = PresentationKind(
    place: .anchor(AnchoredPlace(gap: 12, sideGap: 12, lineInset: nil, margin: 10)), motion: .fade, duration: 0.2, zooms: false,
    hasBarrier: false, barrierPress: .dismissal, isModal: false, isMenu: false, consumesOutsidePress: true, isDismissedByEscape: true,
    endsWithAnchor: true, ground: .arrow, shadowOpacity: 0.3, cornerRadius: 14, roundsBottom: true, clipsContent: true,
    scrollsContent: true, toolbar: .keyboard, adaptation: .sheet)
  static let popoverOfDesktop = PresentationKind(
    place: .anchor(AnchoredPlace(gap: 12, sideGap: 12, lineInset: nil, margin: 10)), motion: .fade, duration: 0.2, zooms: false,
    hasBarrier: false, barrierPress: .dismissal, isModal: false, isMenu: false, consumesOutsidePress: false, isDismissedByEscape: true,
    endsWithAnchor: true, ground: .arrow, shadowOpacity: 0.3, cornerRadius: 10, roundsBottom: true, clipsContent: true,
    scrollsContent: true, toolbar: nil, adaptation: nil)
}
