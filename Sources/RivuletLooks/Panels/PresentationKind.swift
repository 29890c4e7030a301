package import Foundation

/// The position, motion and behaviour of one kind of presentation. The presenter interprets it. Measurements are in points, durations in
/// seconds.
package struct PresentationKind: Sendable {
  package let place: Place
  package let motion: Motion
  package let duration: Double
  /// True if the content can zoom out of one of the presenter's views.
  package let zooms: Bool
  /// True if the window behind is dimmed, and the effect of a press on the dimmed area.
  package let hasBarrier: Bool
  package let barrierPress: BarrierPress
  /// True if people cannot use anything below the presentation while it is shown.
  package let isModal: Bool
  /// True for a menu, in which the keyboard moves between items.
  package let isMenu: Bool
  /// True if a press outside the panel only dismisses it; false if the view at that position also gets the press.
  package let takesPressBeside: Bool
  /// True if Escape and its equivalents dismiss the panel.
  package let isDismissedByEscape: Bool
  /// True if the presentation ends when the view that it points to is no longer visible.
  package let endsWithAnchor: Bool
  package let ground: Ground
  /// The opacity of the shadow around the background.
  package let shadowOpacity: Double
  package let cornerRadius: CGFloat
  /// True if the bottom corners are also rounded.
  package let roundsBottom: Bool
  /// True if the content is clipped to the rounded corners.
  package let clipsContent: Bool
  /// True if content larger than the window scrolls in its panel.
  package let scrollsContent: Bool
  /// The position of the content's toolbar items; nil if there are none.
  package let toolbar: Toolbar?
  /// The form in a compact window if the content does not prefer one; nil for a kind that never adapts (B19.43).
  package let adaptation: Adaptation?

  /// The position of a panel in the window.
  package enum Place: Sendable {
    /// At the bottom, with a height that people can change.
    case sheet
    /// In the middle, at the ideal size of the content. The window grows to make room for it, up to a maximum size.
    case card(gap: CGFloat, mostRoom: CGSize)
    /// The whole window.
    case window
    /// Beside the view that the panel points to.
    case anchor(AnchoredPlace)
    /// In the middle, as large as the content.
    case middle(gap: CGFloat)
    /// At the bottom, as wide as the window.
    case bottom(inset: CGFloat, topInset: CGFloat)
  }

  /// The way in which a panel appears.
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
    /// The effect of the Escape key, which chooses the cancel action.
    case escape
  }

  /// The background of a panel.
  package enum Ground {
    case plain
    /// A background with an arrow that points to the anchor.
    case arrow
    /// The content draws its own background.
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
