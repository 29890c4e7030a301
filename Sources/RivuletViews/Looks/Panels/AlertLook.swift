import Foundation

/// The panels of alerts and dialogs, with measures in points.
struct AlertLook: Sendable {
  /// The rows of a dialog; nil if a dialog is a panel, as an alert is.
  let rows: Rows?
  /// The form of the actions in a panel.
  let actions: Actions
  let width: CGFloat
  let cornerRadius: CGFloat
  let ground: Ground
  /// The opacity of the shadow.
  let shadowOpacity: Double
  /// The distance between the texts, and the space around them.
  let textSpacing: CGFloat
  let textInsets: CGSize
  /// The font of the dialog's icon; nil if a panel shows none.
  let iconFont: LookFont?
  /// True if a panel shows the toggle that suppresses it.
  let hasSuppression: Bool
  /// The weight of an action that cancels; nil for that of other actions.
  let cancelWeight: Int?
  /// True if actions have the tint colour.
  let tintsActions: Bool
  /// True if the action of the Return key is prominent.
  let marksDefaultAction: Bool

  /// The rows of a dialog at the bottom of the window.
  struct Rows: Sendable {
    let height: CGFloat
    let spacing: CGFloat
    let cornerRadius: CGFloat
    let textSpacing: CGFloat
    let textInsets: CGSize
  }

  /// The form of actions.
  enum Actions: Sendable {
    /// Cells between lines. Two stand side by side.
    case cells(height: CGFloat)
    /// Buttons with a background. The radius is that of their corners, and the padding the space above and below their labels.
    case buttons(spacing: CGFloat, inset: CGFloat, padding: CGFloat, radius: CGFloat)
  }

  /// The background of a panel.
  enum Ground {
    case material, background
  }
}

extension AlertLook {
  static let phone = AlertLook(
    rows: Rows(height: 57, spacing: 8, cornerRadius: 14, textSpacing: 4, textInsets: CGSize(width: 16, height: 14)),
    actions: .cells(height: 44), width: 270, cornerRadius: 14, ground: .material, shadowOpacity: 0, textSpacing: 4,
    textInsets: CGSize(width: 16, height: 19), iconFont: nil, hasSuppression: false, cancelWeight: 600, tintsActions: true,
    marksDefaultAction: false)
  static let desktop = AlertLook(
    rows: nil, actions: .buttons(spacing: 8, inset: 16, padding: 4, radius: 5), width: 260, cornerRadius: 10, ground: .background,
    shadowOpacity: 0.3, textSpacing: 8, textInsets: CGSize(width: 16, height: 16), iconFont: .system(size: 40), hasSuppression: true,
    cancelWeight: nil, tintsActions: false, marksDefaultAction: true)
}
