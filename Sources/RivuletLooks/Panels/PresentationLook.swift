package import Foundation

/// The kinds of presentations, and the environment of their content.
package struct PresentationLook: Sendable {
  package let sheet: PresentationKind
  package let cover: PresentationKind
  package let popover: PresentationKind
  package let menu: PresentationKind
  package let alert: PresentationKind
  /// The presentation of a confirmation dialog.
  package let dialog: PresentationKind
  /// True if presented content has its own edit mode.
  package let hasEditMode: Bool
  /// The default size of a list, in points; nil for the list's regular default (our choice, B19.25).
  package let listSize: CGSize?
}

extension PresentationLook {
  package static let phone = PresentationLook(
    sheet: .sheetOfPhone, cover: .coverOfPhone, popover: .popoverOfPhone, menu: .menuOfPhone, alert: .alertOfPhone,
    dialog: .dialogOfPhone, hasEditMode: true, listSize: nil)
  static let desktop = PresentationLook(
    sheet: .sheetOfDesktop, cover: .coverOfDesktop, popover: .popoverOfDesktop, menu: .menuOfDesktop, alert: .alertOfDesktop,
    dialog: .dialogOfDesktop, hasEditMode: false, listSize: CGSize(width: 480, height: 360))
}
