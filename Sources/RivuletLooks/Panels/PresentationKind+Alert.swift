import Foundation

// The durations are our choice (B19.25). `AlertLook` defines the measurements of the panel's content.
extension PresentationKind {
  static let alertOfPhone = PresentationKind(
    place: .middle(gap: 40), motion: .shrink(excess: 0.1), duration: 0.2, zooms: false, hasBarrier: true, barrierPress: .nothing,
    isModal: true, isMenu: false, consumesOutsidePress: true, isDismissedByEscape: false, endsWithAnchor: false, ground: .own,
    shadowOpacity: 0, cornerRadius: 14, roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: nil, adaptation: nil)
  static let alertOfDesktop = PresentationKind(
    place: .middle(gap: 40), motion: .shrink(excess: 0.1), duration: 0.2, zooms: false, hasBarrier: true, barrierPress: .nothing,
    isModal: true, isMenu: false, consumesOutsidePress: false, isDismissedByEscape: false, endsWithAnchor: false, ground: .own,
    shadowOpacity: 0, cornerRadius: 10, roundsBottom: true, clipsContent: false, scrollsContent: false, toolbar: nil, adaptation: nil)
}
