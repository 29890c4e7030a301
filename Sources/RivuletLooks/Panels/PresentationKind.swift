package import Foundation

/// The place, the motion and the manners of presentations of one kind. The presenter interprets it. Measures are in points, durations in
/// seconds.
package struct PresentationKind: Sendable {
  package let place: Place
  package let motion: Motion
  package let duration: Double
  /// True if the content can zoom out of a view of the presenter.
  package let zooms: Bool
  /// True if the window behind is dimmed, and the effect of a press on what dims it.
  package let hasBarrier: Bool
  package let barrierPress: BarrierPress
  /// True if everything below cannot be used in the meantime.
  package let isModal: Bool
  /// True for a menu, in which the keyboard moves between items.
  package let isMenu: Bool
  /// True if a press beside the panel only dismisses it; false if the view there gets the press too.
  package let takesPressBeside: Bool
  /// True if Escape and its equivalents dismiss the panel.
  package let isDismissedByEscape: Bool
  /// True if the presentation ends when the view that it points to is no longer visible.
  package let endsWithAnchor: Bool
  package let ground: Ground
  /// The opacity of the shadow around the ground.
  package let shadowOpacity: Double
  package let cornerRadius: CGFloat
  /// True if the corners at the bottom are rounded too.
  package let roundsBottom: Bool
  /// True if the content is clipped to the corners.
  package let clipsContent: Bool
  /// True if content larger than the window scrolls in its panel.
  package let scrollsContent: Bool
  /// The place of the content's toolbar items; nil if they have none.
  package let toolbar: Toolbar?
  /// The form in a compact window in which the content prefers none; nil for a kind that never adapts (B19.43).
  package let adaptation: Adaptation?

  /// The place of a panel in the window.
  package enum Place: Sendable {
    /// At the bottom, with a height that people change.
    case sheet
    /// In the middle, with the ideal size of the content. A window grows for it up to a size.
    case card(gap: CGFloat, mostRoom: CGSize)
    /// The whole window.
    case window
    /// Beside the view to which the panel points.
    case anchor(AnchoredPlace)
    /// In the middle, as large as the content.
    case middle(gap: CGFloat)
    /// At the bottom, as wide as the window.
    case bottom(inset: CGFloat, topInset: CGFloat)
  }

  /// The way in which a panel appears.
  package enum Motion: Sendable {
    case fade
    /// The panel comes from below.
    case slide
    /// The panel fades in and shrinks from a larger scale.
    case shrink(excess: CGFloat)
  }

  /// The effect of a press on the dimmed window.
  package enum BarrierPress {
    case nothing, dismissal
    /// The effect of the Escape key, which chooses the action that cancels.
    case escape
  }

  /// The background of a panel.
  package enum Ground {
    case plain
    /// A background with an arrow to the anchor.
    case arrow
    /// The content draws its own background.
    case own
  }

  /// The place of toolbar items.
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
  /// True if people drag the panel and change its height.
  package var isDragged: Bool { if case .sheet = place { true } else { false } }
}
