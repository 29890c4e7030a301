import Foundation

// The durations are our choice (B19.25). `AlertLook` defines the measurements of the panel's content.
extension PresentationKind {
  static let dialogOfPhone = PresentationKind(
    place: .bottom(inset: 8, topInset: 12), motion: .slide, duration: 0.4, zooms: true, hasBarrier: true, barrierPress: .escape,
    isModal: true, isMenu: false, consumesOutsidePress: true, isDismissedByEscape: false, endsWithAnchor: false, ground: .own,
    shadowOpacity: 0, cornerRadius: 14, roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: nil, adaptation: nil)
  static let dialogOfDesktop = PresentationKind(
    place: .middle(gap: 40), motion: .fade, duration: 0.2, zooms: false, hasBarrier: true, barrierPress: .escape, isModal: true,
    isMenu: false, consumesOutsidePress: false, isDismissedByEscape: false, endsWithAnchor: false, ground: .own, shadowOpacity: 0,
    cornerRadius: 10, roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: nil, adaptation: nil)
}
