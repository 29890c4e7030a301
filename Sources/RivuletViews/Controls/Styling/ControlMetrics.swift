import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of controls in points, by idiom and size, in one table.
struct ControlMetrics: Equatable {
  private let idiom: Idiom
  private let size: ControlSize

  init(_ idiom: Idiom, _ size: ControlSize = .regular) {
    self.idiom = idiom
    self.size = size
  }

  /// Returns a number for the controls of a desktop, by size.
  private func bySize(_ mini: CGFloat, _ small: CGFloat, _ regular: CGFloat, _ large: CGFloat, _ extraLarge: CGFloat) -> CGFloat {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }

  /// The font of labels and values in controls. Only the small sizes of a desktop differ from body text.
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
  /// The animation of a switch, a check mark or a segment's mark to its new value.
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

  /// The font of a bordered button's label if none is set; nil for the body font.
  var buttonFont: Font? {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): .subheadline
    case (.desktop, .mini): .system(size: 9)
    case (.desktop, .small): .system(size: 11)
    case (_, .regular), (_, .large), (_, .extraLarge): nil
    }
  }

  /// The corner radius of a bordered button; infinite for round ends.
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
  /// The corner radius of a button in the shape of a rounded rectangle.
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

  /// True if a toggle with a switch takes the full proposed width.
  var switchFillsRow: Bool { idiom == .phone }

  /// The distance between the edge of a switch and its knob.
  var switchInset: CGFloat { 2 }

  /// The side of a check box.
  var checkboxSide: CGFloat { idiom == .phone ? 22 : bySize(10, 12, 14, 16, 18) }

  /// The corner radius of a check box.
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
  /// Returns the distances between the border of a field and its line.
  func fieldInsets(_ border: FieldBorder) -> EdgeInsets {
    guard border != .none else { return EdgeInsets() }
    return idiom == .phone
      ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
      : EdgeInsets(top: bySize(1, 2, 3, 6, 9), leading: 6, bottom: bySize(1, 2, 3, 6, 9), trailing: 6)
  }

  /// The minimum height of the line in a field; nil for the height of its text.
  var fieldLineHeight: CGFloat? { idiom == .phone ? 22 : nil }

  /// The corner radius of a field.
  var fieldCornerRadius: CGFloat { 5 }

  /// The width of the caret.
  var caretWidth: CGFloat { idiom == .phone ? 2 : 1 }
}

// MARK: - Labels

extension ControlMetrics {
  /// The distance between the title of a label and its subtitle.
  var subtitleDistance: CGFloat { 2 }
}

// MARK: - Progress

extension ControlMetrics {
  /// The thickness of a progress bar.
  var progressBarThickness: CGFloat { idiom == .phone ? 4 : bySize(4, 4, 6, 6, 6) }

  /// The height of a progress bar (B21.47).
  var progressBarHeight: CGFloat { idiom == .phone ? 4 : 20 }

  /// Returns the size of a progress bar for a proposal.
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

  /// The distance between progress and its labels.
  var progressLabelDistance: CGFloat { idiom == .phone ? 6 : 2 }
}

// MARK: - Gauges

extension ControlMetrics {
  /// The diameter of a ring gauge.
  var gaugeDiameter: CGFloat { idiom == .phone ? 58 : 48 }

  /// The thickness of a ring gauge.
  var gaugeRingWidth: CGFloat { idiom == .phone ? 6 : 5 }

  /// The font size of the text inside a ring gauge.
  var gaugeFont: CGFloat { idiom == .phone ? 20 : 16 }

  /// The font size of the labels at a gauge's bounds.
  var gaugeSmallFont: CGFloat { idiom == .phone ? 11 : 9 }

  /// The difference between the radius of a slider's thumb and of the mark of a bar gauge.
  var gaugeMarkInset: CGFloat { idiom == .phone ? 9 : 4 }
}

// MARK: - Boxes

extension ControlMetrics {
  /// The distance between the border of a group box and its content (B21.87).
  var boxInset: CGFloat { idiom == .phone ? 16 : 5 }

  /// The corner radius of a group box.
  var boxCornerRadius: CGFloat { idiom == .phone ? 8 : 5 }

  /// The distance between the label of a box and the content below.
  var boxLabelDistance: CGFloat { idiom == .phone ? 8 : 3 }

  /// The indentation of a box's label.
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

  /// True if segments take the full proposed width.
  var segmentsFill: Bool { idiom == .phone }

  /// The difference between the width of a segment and the widest label (B21.27).
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

  /// The corner radius of a row of segments, and of the chosen segment.
  var segmentRadius: CGFloat { idiom == .phone ? 9 : 5 }
  var segmentPillRadius: CGFloat { idiom == .phone ? 7 : 4 }

  /// The distance between the border of a segment and the background of the chosen segment.
  var segmentPillInset: CGFloat { idiom == .phone ? 2 : 1 }

  /// The length of the line between two segments.
  var segmentLineHeight: CGFloat { idiom == .phone ? 16 : 12 }

  /// The height of a radio button, and the distance to the next one (B21.28).
  var radioHeight: CGFloat { idiom == .phone ? 22 : bySize(12, 14, 18, 20, 22) }
  var radioDistance: CGFloat { 6 }

  /// The height of a button that opens a picker's menu (B21.26).
  var menuHeight: CGFloat { idiom == .phone ? 34 : bySize(15, 18, 22, 28, 36) }

  /// The side of the mark in that button, on desktops.
  var menuMark: CGFloat { bySize(10, 13, 16, 20, 24) }

  /// The height of a wheel, and of its items (B21.30).
  var wheelHeight: CGFloat { 216 }
  var wheelItemHeight: CGFloat { 32 }

  /// The maximum width of a wheel, which otherwise takes the proposed width.
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

  /// The corner radius of a stepper.
  var stepperRadius: CGFloat { idiom == .phone ? 8 : 5 }

  /// The width of the marks on the halves of a stepper, and of their lines.
  var stepperMark: CGFloat { idiom == .phone ? 14 : bySize(5, 6, 7, 8, 10) }
  var stepperLine: CGFloat { idiom == .phone ? 2 : 1.5 }
}

// MARK: - Dates and colours

extension ControlMetrics {
  /// The side of a day in a calendar, the distance between its lines, and the distance to its edges.
  var calendarDay: CGFloat { idiom == .phone ? 44 : 22 }
  var calendarDistance: CGFloat { idiom == .phone ? 4 : 2 }
  var calendarInset: CGFloat { idiom == .phone ? 8 : 4 }

  /// The distances between the edges of a button with a date and the date, and the button's corner radius.
  var dateButtonInsets: EdgeInsets {
    idiom == .phone
      ? EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
      : EdgeInsets(top: bySize(1, 2, 3, 6, 9), leading: 8, bottom: bySize(1, 2, 3, 6, 9), trailing: 8)
  }
  var dateButtonRadius: CGFloat { idiom == .phone ? 6 : 5 }

  /// The size of a colour well, and true if the well is round.
  var colorWell: CGSize {
    idiom == .phone ? CGSize(width: 28, height: 28) : CGSize(width: bySize(28, 36, 44, 56, 72), height: menuHeight)
  }
  var colorWellIsRound: Bool { idiom == .phone }

  /// The width of the sliders for the components of a colour.
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
  /// The measures of controls in the current idiom and control size.
  var controlMetrics: ControlMetrics { ControlMetrics(idiom, controlSize) }
}
