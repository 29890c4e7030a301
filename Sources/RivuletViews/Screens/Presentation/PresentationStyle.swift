import Foundation
import RivuletCore
import RivuletGeometry

/// The form of a presentation.
enum PresentationStyle {
  case sheet
  case cover
  case popover(PopoverPlace)
  case menu(PopoverPlace)
  case alert
  /// A choice of actions at the bottom of the phone's window.
  case dialog
}

/// The anchor, the attachment and the preferred edge of a popover.
struct PopoverPlace {
  let anchor: PopoverAnchor
  let attachment: PopoverAttachmentAnchor
  /// The edge of the anchor on which the panel lies if there is enough space; nil for the top.
  let arrowEdge: Edge?
  /// True for a menu, which lies close to its anchor and, on a desktop, is aligned with its leading edge or top.
  var isMenu = false
}

/// The options that the content of a presentation sets.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var isInteractiveDismissDisabled: Bool?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  var colorScheme: ColorScheme?
  /// The view from which the presentation zooms.
  var transitionSource: MatchedGeometryKey?

  /// True if a drag in the content of a sheet makes the sheet larger before the content scrolls.
  var growsBeforeScrolling: Bool { contentInteraction?.kind != .scrolls }
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.isInteractiveDismissDisabled = value.isInteractiveDismissDisabled == true ? true : next.isInteractiveDismissDisabled
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.contentInteraction = value.contentInteraction ?? next.contentInteraction
    value.adaptation = value.adaptation ?? next.adaptation
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.transitionSource = value.transitionSource ?? next.transitionSource
  }
}
