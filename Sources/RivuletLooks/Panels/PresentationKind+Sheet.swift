import Foundation

// The durations, sizes, and corners are our choice (B19.25). The phone corners are based on iOS 26.
extension PresentationKind {
  static let sheetOfPhone = PresentationKind(
    place: .sheet, motion: .slide, duration: 0.4, zooms: true, hasBarrier: true, barrierPress: .dismissal, isModal: true, isMenu: false,
    consumesOutsidePress: true, isDismissedByEscape: true, endsWithAnchor: false, ground: .plain, shadowOpacity: 0, cornerRadius: 38,
    roundsBottom: false, clipsContent: true, scrollsContent: false, toolbar: .keyboard, adaptation: .itself)
  static let sheetOfDesktop = PresentationKind(
    place: .card(gap: 40, maximumWindowSize: CGSize(width: 960, height: 660)), motion: .fade, duration: 0.2, zooms: false, hasBarrier: true,
    barrierPress: .nothing, isModal: true, isMenu: false, consumesOutsidePress: false, isDismissedByEscape: true, endsWithAnchor: false,
    ground: .plain, shadowOpacity: 0.3, cornerRadius: 10, roundsBottom: true, clipsContent: true, scrollsContent: true, toolbar: .row,
    adaptation: nil)
}
