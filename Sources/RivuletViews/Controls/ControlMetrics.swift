import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of controls in points, one table for all, by idiom and size.
struct ControlMetrics: Equatable {
  private let idiom: Idiom

  init(_ idiom: Idiom) {
    self.idiom = idiom
  }

  /// The thickness of a divider; nil for one pixel.
  var dividerThickness: CGFloat? { idiom == .phone ? nil : 1 }
}

// MARK: - Buttons

extension ControlMetrics {
  /// The distances between the border of a bordered button and its label.
  func buttonInsets(_ size: ControlSize) -> EdgeInsets {
    let (horizontal, vertical): (CGFloat, CGFloat) =
      switch (idiom, size) {
      case (.phone, .mini), (.phone, .small): (10, 4)
      case (.phone, .regular): (12, 7)
      case (.phone, .large), (.phone, .extraLarge): (20, 15)
      case (.desktop, .mini): (6, 1)
      case (.desktop, .small): (8, 2)
      case (.desktop, .regular): (10, 3)
      case (.desktop, .large): (14, 6)
      case (.desktop, .extraLarge): (18, 9)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The font of a bordered button's label where none is set; nil for that of body text.
  func buttonFont(_ size: ControlSize) -> Font? {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): .subheadline
    case (.desktop, .mini): .system(size: 9)
    case (.desktop, .small): .system(size: 11)
    case (_, .regular), (_, .large), (_, .extraLarge): nil
    }
  }

  /// The radius of the corners of a bordered button; infinite for round ends.
  func buttonCornerRadius(_ size: ControlSize) -> CGFloat {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): .infinity
    case (.phone, .regular): 8
    case (.phone, .large), (.phone, .extraLarge): 12
    case (.desktop, .mini), (.desktop, .small): 4
    case (.desktop, .regular): 5
    case (.desktop, .large): 6
    case (.desktop, .extraLarge): 8
    }
  }
}

// MARK: - Toggles

extension ControlMetrics {
  /// The size of a switch.
  var switchSize: CGSize { idiom == .phone ? CGSize(width: 51, height: 31) : CGSize(width: 38, height: 22) }

  /// Whether a toggle with a switch takes all of the width that it is proposed.
  var switchFillsRow: Bool { idiom == .phone }

  /// The distance between the edge of a switch and its knob.
  var switchInset: CGFloat { 2 }

  /// The side of a check box.
  var checkboxSide: CGFloat { idiom == .phone ? 22 : 14 }

  /// The radius of the corners of a check box.
  var checkboxCornerRadius: CGFloat { idiom == .phone ? 6 : 3 }

  /// The distance between a check box and its label.
  var checkboxSpacing: CGFloat { idiom == .phone ? 8 : 5 }
}

// MARK: - Sliders

extension ControlMetrics {
  /// The height of a slider.
  var sliderHeight: CGFloat { idiom == .phone ? 28 : 20 }

  /// The thickness of a slider's track.
  var sliderTrackHeight: CGFloat { 4 }

  /// The diameter of a slider's thumb.
  var sliderThumb: CGFloat { idiom == .phone ? 27 : 16 }

  /// The ideal width of a slider's track.
  var sliderIdealWidth: CGFloat { 150 }
}

// MARK: - Text fields

extension ControlMetrics {
  /// The distances between the border of a field and its line.
  func fieldInsets(_ border: FieldBorder) -> EdgeInsets {
    guard border != .none else { return EdgeInsets() }
    return idiom == .phone
      ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) : EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)
  }

  /// The least height of the line in a field; nil for that of its text.
  var fieldLineHeight: CGFloat? { idiom == .phone ? 22 : nil }

  /// The radius of the corners of a field.
  var fieldCornerRadius: CGFloat { 5 }

  /// The width of the caret.
  var caretWidth: CGFloat { idiom == .phone ? 2 : 1 }
}
