import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The form of a presentation.
enum PresentationStyle {
  case sheet
  case cover
  case popover(PopoverPlace)
  case menu(PopoverPlace)
  case alert
  /// A confirmation dialog.
  case dialog
}

extension PresentationStyle {
  /// The anchor view to which the panel points; nil for none.
  var anchor: PopoverPlace? {
    switch self {
    case .popover(let place), .menu(let place): place
    case .sheet, .cover, .alert, .dialog: nil
    }
  }

  /// Returns the kind that a table of looks assigns to the form.
  package func kind(in look: PresentationLook) -> PresentationKind {
    switch self {
    case .sheet: look.sheet
    case .cover: look.cover
    case .popover: look.popover
    case .menu: look.menu
    case .alert: look.alert
    case .dialog: look.dialog
    }
  }
}

/// The anchor, attachment, and preferred edge of a popover.
struct PopoverPlace {
  let anchor: PopoverAnchor
  let attachment: PopoverAttachmentAnchor
  /// The preferred edge of the anchor for the panel, if there is enough space; nil for the top.
  let arrowEdge: Edge?
}

/// The options that presented content sets.
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

  /// True if dragging a sheet's content makes the sheet larger before the content scrolls.
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
