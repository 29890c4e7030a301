import Foundation

// The durations and the phone corners are our choice (B19.25). `MenuLook` defines the measurements of the panel's content.
extension PresentationKind {
  static let menuOfPhone = PresentationKind(
    place: .anchor(AnchoredPlace(gap: 4, sideGap: 0, lineInset: nil, margin: 10)), motion: .fade, duration: 0.2, zooms: false,
    hasBarrier: false, barrierPress: .dismissal, isModal: true, isMenu: true, consumesOutsidePress: true, isDismissedByEscape: true,
    endsWithAnchor: false, ground: .own, shadowOpacity: 0, cornerRadius: 26, roundsBottom: true, clipsContent: false,
    scrollsContent: false, toolbar: nil, adaptation: nil)
  static let menuOfDesktop = PresentationKind(
    place: .anchor(AnchoredPlace(gap: 4, sideGap: 0, lineInset: 5, margin: 10)), motion: .fade, duration: 0, zooms: false,
    hasBarrier: false, barrierPress: .dismissal, isModal: true, isMenu: true, consumesOutsidePress: true, isDismissedByEscape: true,
    endsWithAnchor: false, ground: .own, shadowOpacity: 0, cornerRadius: 10, roundsBottom: true, clipsContent: false,
    scrollsContent: false, toolbar: nil, adaptation: nil)
}
