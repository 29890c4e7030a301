import Foundation

// The durations are our choice (B19.25).
extension PresentationKind {
  static let coverOfPhone = PresentationKind(
    place: .window, motion: .slide, duration: 0.4, zooms: true, hasBarrier: false, barrierPress: .nothing, isModal: true, isMenu: false,
    consumesOutsidePress: true, isDismissedByEscape: false, endsWithAnchor: false, ground: .plain, shadowOpacity: 0.3, cornerRadius: 0,
    roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: .keyboard, adaptation: .itself)
  static let coverOfDesktop = PresentationKind(
    place: .window, motion: .slide, duration: 0.2, zooms: false, hasBarrier: false, barrierPress: .nothing, isModal: true, isMenu: false,
    consumesOutsidePress: false, isDismissedByEscape: true, endsWithAnchor: false, ground: .plain, shadowOpacity: 0.3, cornerRadius: 0,
    roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: .row, adaptation: nil)
}
