import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of controls in points, one table for all, by idiom and size.
struct ControlMetrics: Equatable {
  private let idiom: Idiom
  private let size: ControlSize

  init(_ idiom: Idiom, _ size: ControlSize = .regular) {
    self.idiom = idiom
    self.size = size
  }

  /// A number of a desktop's controls, by size.
  private func bySize(_ mini: CGFloat, _ small: CGFloat, _ regular: CGFloat, _ large: CGFloat, _ extraLarge: CGFloat) -> CGFloat {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }

  /// The font of the labels and values of a desktop's controls.
  var labelFont: Font {
    switch (idiom, size) {
    case (.desktop, .mini): .system(size: 9)
    case (.desktop, .small): .system(size: 11)
    case (.phone, _), (.desktop, _): .body
    }
  }

  /// The thickness of a divider; nil for one pixel.
  var dividerThickness: CGFloat? { idiom == .phone ? nil : 1 }
}

extension ControlMetrics {
  /// The course of a switch, a check mark or the mark of a segment to its new value.
  static let change = Animation.easeInOut(duration: 0.2)
}

// MARK: - Buttons

extension ControlMetrics {
  /// The distances between the border of a bordered button and its label.
  var buttonInsets: EdgeInsets {
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
  var buttonFont: Font? {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): .subheadline
    case (.desktop, .mini): .system(size: 9)
    case (.desktop, .small): .system(size: 11)
    case (_, .regular), (_, .large), (_, .extraLarge): nil
    }
  }

  /// The radius of the corners of a bordered button; infinite for round ends.
  var buttonCornerRadius: CGFloat {
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

extension ControlMetrics {
  /// The radius of the corners of a button whose shape is a rectangle with round corners.
  var roundedRectangleRadius: CGFloat { min(buttonCornerRadius, ControlMetrics(idiom, .large).buttonCornerRadius) }
}

// MARK: - Toggles

extension ControlMetrics {
  /// The size of a switch.
  var switchSize: CGSize {
    switch (idiom, size) {
    case (.phone, _): CGSize(width: 51, height: 31)
    case (.desktop, .mini): CGSize(width: 26, height: 15)
    case (.desktop, .small): CGSize(width: 32, height: 18)
    case (.desktop, _): CGSize(width: 38, height: 22)
    }
  }

  /// Whether a toggle with a switch takes all of the width that it is proposed.
  var switchFillsRow: Bool { idiom == .phone }

  /// The distance between the edge of a switch and its knob.
  var switchInset: CGFloat { 2 }

  /// The side of a check box.
  var checkboxSide: CGFloat { idiom == .phone ? 22 : bySize(10, 12, 14, 16, 18) }

  /// The radius of the corners of a check box.
  var checkboxCornerRadius: CGFloat { idiom == .phone ? 6 : 3 }

  /// The distance between a check box and its label.
  var checkboxSpacing: CGFloat { idiom == .phone ? 8 : bySize(4, 4, 5, 6, 6) }
}

// MARK: - Sliders

extension ControlMetrics {
  /// The height of a slider.
  var sliderHeight: CGFloat { idiom == .phone ? 28 : bySize(14, 16, 20, 24, 28) }

  /// The thickness of a slider's track.
  var sliderTrackHeight: CGFloat { 4 }

  /// The diameter of a slider's thumb.
  var sliderThumb: CGFloat { idiom == .phone ? 27 : bySize(10, 12, 16, 20, 24) }

  /// The ideal width of a slider's track.
  var sliderIdealWidth: CGFloat { 150 }
}

// MARK: - Text fields

extension ControlMetrics {
  /// The distances between the border of a field and its line.
  func fieldInsets(_ border: FieldBorder) -> EdgeInsets {
    guard border != .none else { return EdgeInsets() }
    return idiom == .phone
      ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
      : EdgeInsets(top: bySize(1, 2, 3, 6, 9), leading: 6, bottom: bySize(1, 2, 3, 6, 9), trailing: 6)
  }

  /// The least height of the line in a field; nil for that of its text.
  var fieldLineHeight: CGFloat? { idiom == .phone ? 22 : nil }

  /// The least and the usual width of a field for a search; nil for one that takes all of the width.
  var searchFieldWidths: ClosedRange<CGFloat>? { idiom == .phone ? nil : 100...200 }

  /// The radius of the corners of a field.
  var fieldCornerRadius: CGFloat { 5 }

  /// The width of the caret.
  var caretWidth: CGFloat { idiom == .phone ? 2 : 1 }
}

// MARK: - Labels

extension ControlMetrics {
  /// Between the title of a label and its subtitle.
  var subtitleDistance: CGFloat { 2 }
}

// MARK: - Progress

extension ControlMetrics {
  /// The thickness of a progress bar.
  var progressBarThickness: CGFloat { idiom == .phone ? 4 : bySize(4, 4, 6, 6, 6) }

  /// The height that a progress bar takes (B21.47).
  var progressBarHeight: CGFloat { idiom == .phone ? 4 : 20 }

  /// The size of a progress bar under a proposal.
  func progressBarSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: sliderIdealWidth, height: progressBarHeight)
    return CGSize(width: max(proposal.replacingUnspecifiedDimensions(by: ideal).width, 0), height: progressBarHeight)
  }

  /// The diameter of a progress ring (B21.47).
  var progressRing: CGFloat {
    switch (idiom, size) {
    case (.phone, .large), (.phone, .extraLarge): 37
    case (.phone, _): 20
    case (.desktop, .mini): 10
    case (.desktop, .small): 16
    case (.desktop, _): 32
    }
  }

  /// Between progress and its labels.
  var progressLabelDistance: CGFloat { idiom == .phone ? 6 : 2 }
}

// MARK: - Gauges

extension ControlMetrics {
  /// The diameter of a gauge that is a ring.
  var gaugeDiameter: CGFloat { idiom == .phone ? 58 : 48 }

  /// The thickness of that ring.
  var gaugeRingWidth: CGFloat { idiom == .phone ? 6 : 5 }

  /// The size of the letters inside of it.
  var gaugeFont: CGFloat { idiom == .phone ? 20 : 16 }

  /// The size of those of the bounds.
  var gaugeSmallFont: CGFloat { idiom == .phone ? 11 : 9 }

  /// By how much the mark of a bar is smaller than a slider's thumb, on each side.
  var gaugeMarkInset: CGFloat { idiom == .phone ? 9 : 4 }
}

// MARK: - Boxes

extension ControlMetrics {
  /// The distance between the border of a group box and its content (B21.87).
  var boxInset: CGFloat { idiom == .phone ? 16 : 5 }

  /// The radius of its corners.
  var boxCornerRadius: CGFloat { idiom == .phone ? 8 : 5 }

  /// Between the label of a box and what is below.
  var boxLabelDistance: CGFloat { idiom == .phone ? 8 : 3 }

  /// How far the label of a box stands in.
  var boxLabelInset: CGFloat { idiom == .phone ? 0 : 10 }
}

// MARK: - Pickers

extension ControlMetrics {
  /// The height of a row of segments (B21.27).
  var segmentHeight: CGFloat {
    switch (idiom, size) {
    case (.phone, _): 32
    case (.desktop, .mini): 15
    case (.desktop, .small): 18
    case (.desktop, .regular): 22
    case (.desktop, .large), (.desktop, .extraLarge): 28
    }
  }

  /// Whether segments take all of the width that they are proposed.
  var segmentsFill: Bool { idiom == .phone }

  /// By how much a segment is wider than the widest label (B21.27).
  var segmentInsets: CGFloat { 21 }

  /// The font of segments.
  var segmentFont: Font {
    switch (idiom, size) {
    case (.phone, _): .system(size: 13, weight: .medium)
    case (.desktop, .mini): .system(size: 9)
    case (.desktop, .small): .system(size: 11)
    case (.desktop, _): .system(size: 13)
    }
  }

  /// The radius of the corners of a row of segments, and of the chosen one.
  var segmentRadius: CGFloat { idiom == .phone ? 9 : 5 }
  var segmentPillRadius: CGFloat { idiom == .phone ? 7 : 4 }

  /// Between the border of a segment and the ground that shows it as chosen.
  var segmentPillInset: CGFloat { idiom == .phone ? 2 : 1 }

  /// The length of the line between two segments.
  var segmentLineHeight: CGFloat { idiom == .phone ? 16 : 12 }

  /// The height of a radio button, and the distance to the next (B21.28).
  var radioHeight: CGFloat { idiom == .phone ? 22 : bySize(12, 14, 18, 20, 22) }
  var radioDistance: CGFloat { 6 }

  /// The height of a button that opens the menu of a picker (B21.26).
  var menuHeight: CGFloat { idiom == .phone ? 34 : bySize(15, 18, 22, 28, 36) }

  /// The side of the mark in it, on desktops.
  var menuMark: CGFloat { bySize(10, 13, 16, 20, 24) }

  /// The height of a wheel and of its items (B21.30).
  var wheelHeight: CGFloat { 216 }
  var wheelItemHeight: CGFloat { 32 }

  /// The most width of a wheel, which else takes what it is proposed.
  var widestWheel: CGFloat { 4_000 }

  /// The font of a wheel.
  var wheelFont: Font { idiom == .phone ? .system(size: 21) : .body }
}

// MARK: - Steppers

extension ControlMetrics {
  /// The size of both halves of a stepper (B21.38).
  var stepperSize: CGSize {
    idiom == .phone ? CGSize(width: 94, height: 32) : CGSize(width: bySize(13, 15, 19, 23, 27), height: bySize(17, 21, 27, 33, 39))
  }

  /// The radius of its corners.
  var stepperRadius: CGFloat { idiom == .phone ? 8 : 5 }

  /// The width of the marks on its halves, and of their lines.
  var stepperMark: CGFloat { idiom == .phone ? 14 : bySize(5, 6, 7, 8, 10) }
  var stepperLine: CGFloat { idiom == .phone ? 2 : 1.5 }
}

// MARK: - Dates and colours

extension ControlMetrics {
  /// The side of a day in a calendar, the distance between its lines, and that to its edges.
  var calendarDay: CGFloat { idiom == .phone ? 44 : 22 }
  var calendarDistance: CGFloat { idiom == .phone ? 4 : 2 }
  var calendarInset: CGFloat { idiom == .phone ? 8 : 4 }

  /// The distances between the edges of a button that shows a date and the date, and the radius of its corners.
  var dateButtonInsets: EdgeInsets {
    idiom == .phone
      ? EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
      : EdgeInsets(top: bySize(1, 2, 3, 6, 9), leading: 8, bottom: bySize(1, 2, 3, 6, 9), trailing: 8)
  }
  var dateButtonRadius: CGFloat { idiom == .phone ? 6 : 5 }

  /// The size of a well that shows a colour, and whether it is round.
  var colorWell: CGSize {
    idiom == .phone ? CGSize(width: 28, height: 28) : CGSize(width: bySize(28, 36, 44, 56, 72), height: menuHeight)
  }
  var colorWellIsRound: Bool { idiom == .phone }

  /// The width of the sliders for the parts of a colour.
  var colorPanelWidth: CGFloat { idiom == .phone ? 300 : 220 }
}

// MARK: - Text editors

extension ControlMetrics {
  /// The distances between the edges of a text editor and its text.
  var editorInsets: EdgeInsets {
    idiom == .phone ? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) : EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
  }
}

extension EnvironmentValues {
  /// The measures of controls in the idiom and the size of controls around.
  var controlMetrics: ControlMetrics { ControlMetrics(idiom, controlSize) }
}
