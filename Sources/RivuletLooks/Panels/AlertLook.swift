package import Foundation

/// The appearance of alerts and dialogs, with measurements in points.
package struct AlertLook: Sendable {
  /// The rows of a dialog; nil if a dialog is a panel similar to an alert.
  package let rows: Rows?
  /// The form of the actions in a panel.
  package let actions: Actions
  package let width: CGFloat
  package let cornerRadius: CGFloat
  package let ground: Ground
  /// The opacity of the shadow.
  package let shadowOpacity: Double
  /// The spacing between the title and the message, and the padding around them.
  package let textSpacing: CGFloat
  package let textInsets: CGSize
  /// The font of the dialog's icon; nil if panels show no icon.
  package let iconFont: LookFont?
  /// True if a panel can show a toggle that suppresses the panel in the future.
  package let hasSuppression: Bool
  /// The font weight of the cancel action; nil for the weight of other actions.
  package let cancelWeight: Int?
  /// True if actions have the tint colour.
  package let tintsActions: Bool
  /// True if the action for the Return key is prominent.
  package let marksDefaultAction: Bool

  /// The rows of a dialog at the bottom of the window.
  package struct Rows: Sendable {
    package let height: CGFloat
    package let spacing: CGFloat
    package let cornerRadius: CGFloat
    package let textSpacing: CGFloat
    package let textInsets: CGSize
  }

  /// The form of actions.
  package enum Actions: Sendable {
    /// Cells separated by lines. Two cells are side by side.
    case cells(height: CGFloat)
    /// Buttons with a background. The radius applies to their corners, and the padding is the space above and below their labels.
    case buttons(spacing: CGFloat, inset: CGFloat, padding: CGFloat, radius: CGFloat)
  }

  /// The background of a panel.
  package enum Ground {
    case material, background
  }
}

extension AlertLook {
  package static let phone = AlertLook(
    rows: Rows(height: 57, spacing: 8, cornerRadius: 14, textSpacing: 4, textInsets: CGSize(width: 16, height: 14)),
    actions: .cells(height: 44), width: 270, cornerRadius: 14, ground: .material, shadowOpacity: 0, textSpacing: 4,
    textInsets: CGSize(width: 16, height: 19), iconFont: nil, hasSuppression: false, cancelWeight: 600, tintsActions: true,
    marksDefaultAction: false)
  static let desktop = AlertLook(
    rows: nil, actions: .buttons(spacing: 8, inset: 16, padding: 4, radius: 5), width: 260, cornerRadius: 10, ground: .background,
    shadowOpacity: 0.3, textSpacing: 8, textInsets: CGSize(width: 16, height: 16), iconFont: .system(size: 40), hasSuppression: true,
    cancelWeight: nil, tintsActions: false, marksDefaultAction: true)
}
