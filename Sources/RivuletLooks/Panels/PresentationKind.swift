package import Foundation

/// The position, motion, and behaviour of one kind of presentation, as interpreted by the presenter. Measurements are in points, and
/// durations in seconds.
package struct PresentationKind: Sendable {
  package let place: Place
  package let motion: Motion
  package let duration: Double
  /// True if the content can zoom out of a view of the presenter.
  package let zooms: Bool
  /// True if the window behind the presentation is dimmed, and the effect of a press on the dimmed area.
  package let hasBarrier: Bool
  package let barrierPress: BarrierPress
  /// True if people can't interact with anything behind the presentation.
  package let isModal: Bool
  /// True for a menu, in which the keyboard moves between items.
  package let isMenu: Bool
  /// True if a press outside the panel only dismisses the panel. If false, the view at that position also receives the press.
  package let consumesOutsidePress: Bool
  /// True if Escape or an equivalent key dismisses the panel.
  package let isDismissedByEscape: Bool
  /// True if the presentation ends when its anchor view is no longer visible.
  package let endsWithAnchor: Bool
  package let ground: Ground
  /// The opacity of the shadow around the background.
  package let shadowOpacity: Double
  package let cornerRadius: CGFloat
  /// True if the bottom corners are also rounded.
  package let roundsBottom: Bool
  /// True if the content is clipped to the rounded corners.
  package let clipsContent: Bool
  /// True if content that is larger than the window scrolls inside its panel.
  package let scrollsContent: Bool
  /// The position of the content's toolbar items; nil for no toolbar items.
  package let toolbar: Toolbar?
  /// The form in a compact window, unless the content prefers another; nil for a kind that never adapts (B19.43).
  package let adaptation: Adaptation?

  /// The position of a panel in the window.
  package enum Place: Sendable {
    /// The bottom of the window, with a height that people can change.
    case sheet
    /// The centre of the window, at the content's ideal size. The window grows to fit the panel, up to a maximum size.
    case card(gap: CGFloat, maximumWindowSize: CGSize)
    /// The entire window.
    case window
    /// A position beside the anchor view.
    case anchor(AnchoredPlace)
    /// The centre of the window, at the content's size.
    case middle(gap: CGFloat)
    /// The bottom of the window, at the window's width.
    case bottom(inset: CGFloat, topInset: CGFloat)
  }

  /// The transition with which a panel appears.
  package enum Motion: Sendable {
    case fade
    /// The panel moves in from below.
    case slide
    /// The panel fades in and shrinks from a larger scale.
    case shrink(excess: CGFloat)
  }

  /// The effect of a press on the dimmed window.
  package enum BarrierPress {
    case nothing, dismissal
    /// The effect of the Escape key, which performs the cancel action.
    case escape
  }

  /// The background of a panel.
  package enum Ground {
    case plain
    /// A background with an arrow that points to the anchor.
    case arrow
    /// A background that the content draws itself.
    case own
  }

  /// The position of toolbar items.
  package enum Toolbar {
    /// Above the keyboard only.
    case keyboard
    /// A row of buttons below the content.
    case row
  }

  /// The form of a presentation in a compact window.
  package enum Adaptation {
    case itself, sheet
  }
}

extension PresentationKind {
  /// True if people can drag the panel and change its height.
  package var isDragged: Bool { if case .sheet = place { true } else { false } }
}
