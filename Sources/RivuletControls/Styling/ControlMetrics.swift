package import Foundation
import RivuletCore
package import RivuletElements
package import RivuletGeometry
package import RivuletLooks

/// The looks of controls, with the control size that determines their measurements.
package struct ControlMetrics: Equatable {
  package let looks: Looks
  let size: ControlSize

  /// The animation of a switch, check mark, or segment highlight that moves to a new value.
  static let change = Animation.easeInOut(duration: 0.2)
}

extension EnvironmentValues {
  /// The measurements of controls for this environment's looks and control size.
  package var controlMetrics: ControlMetrics { ControlMetrics(looks: looks, size: controlSize) }
}

extension ViewTree {
  /// The measurements of controls of regular size, for nodes that have not been updated.
  package var controlMetrics: ControlMetrics { ControlMetrics(looks: looks, size: .regular) }
}

// MARK: - Measurements by control size

extension ControlMetrics {
  /// The font of labels and values in controls.
  package var labelFont: Font { looks.labels.font[size].font }

  /// The padding between a bordered button's edges and its label.
  var buttonInsets: EdgeInsets { looks.buttons.insets[size] }

  /// The default font of a bordered button's label; nil for the body font.
  var buttonFont: Font? { looks.buttons.font[size]?.font }

  /// The corner radius of a bordered button; infinity for rounded ends.
  package var buttonCornerRadius: CGFloat { looks.buttons.cornerRadius[size] }

  /// The corner radius of a button with the rounded rectangle shape.
  var roundedRectangleRadius: CGFloat { looks.buttons.roundedRectangleRadius[size] }

  var switchSize: CGSize { looks.toggles.switchSize[size] }
  var checkboxSide: CGFloat { looks.toggles.checkboxSide[size] }

  /// The distance between a check box and its label.
  var checkboxSpacing: CGFloat { looks.toggles.checkboxSpacing[size] }

  /// Returns the padding between a field's border and its text.
  func fieldInsets(_ border: FieldBorder) -> EdgeInsets { border == .none ? EdgeInsets() : looks.fields.insets[size] }

  /// The thickness of a progress bar.
  var progressBarThickness: CGFloat { looks.progress.barThickness[size] }

  /// Returns the size of a progress bar for a proposal.
  func progressBarSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: looks.progress.barIdealWidth, height: looks.progress.barHeight)
    return CGSize(width: max(proposal.replacingUnspecifiedDimensions(by: ideal).width, 0), height: ideal.height)
  }

  /// The diameter of a progress ring.
  var progressRing: CGFloat { looks.progress.ring[size] }

  /// The height of a row of segments.
  var segmentHeight: CGFloat { looks.pickers.segmentHeight[size] }
  var segmentFont: Font { looks.pickers.segmentFont[size].font }

  /// The height of a radio button.
  var radioHeight: CGFloat { looks.pickers.radioHeight[size] }

  /// The height of a button that opens a picker's menu, and the size of its symbol.
  package var menuHeight: CGFloat { looks.pickers.menuHeight[size] }
  package var menuMark: CGFloat { looks.pickers.menuMark[size] }

  /// The total size of both halves of a stepper.
  var stepperSize: CGSize { looks.steppers.size[size] }

  /// The padding between a date button's edges and the date.
  package var dateButtonInsets: EdgeInsets { looks.dates.buttonInsets[size] }

  package var colorWellSize: CGSize { looks.colorWells.size[size] }
}
