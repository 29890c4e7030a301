import Foundation
import RivuletCore
import RivuletGeometry

/// What a presentation looks like.
enum PresentationStyle {
  case sheet
  case cover
  case popover(PopoverPlace)
  case menu(PopoverPlace)
  case alert
  /// A choice from the bottom of the phone.
  case dialog
}

/// Numbers of presentations that are our choice (B19.25, B19.26).
enum PresentationConstants {
  /// The largest number of presentations above each other.
  static let mostAbove = 32
  /// Seconds that a sheet slides on the phone.
  static let sheetDuration = 0.4
  /// Seconds that everything else comes and goes.
  static let briefDuration = 0.2
  /// What a large sheet leaves free above, in points.
  static let sheetGap = 10.0
  /// What a sheet leaves free of a window on the desktop, on both sides together.
  static let windowGap = 40.0
  /// How fast a drag dismisses, in points per second.
  static let dismissingVelocity = 600.0
}

/// Where a popover points to.
struct PopoverPlace {
  let anchor: PopoverAnchor
  let attachment: PopoverAttachmentAnchor
  /// The edge of the anchor at which the panel lies, if there is room; nil for the top.
  let arrowEdge: Edge?
  /// True for a menu: it is close to its anchor, and on a desktop in line with the leading edge or the top of that.
  var isMenu = false
}

/// What the content of a presentation asks of what is around it.
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
  /// The view that the presentation zooms out of.
  var transitionSource: MatchedGeometryKey?

  /// Whether a drag in the content of a sheet makes that larger first.
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
