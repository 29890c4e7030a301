import RivuletCore
import RivuletDrawing
import RivuletLooks

/// A style that provides the colours for the parts of controls. The colours depend on the tint, the colour scheme and the enabled state of
/// the view that draws them.
package struct ControlPaint: ShapeStyle {
  package typealias Resolved = Never

  /// A part of a control.
  package enum Part: Sendable, Hashable {
    /// The label of a button without a border.
    case label
    /// The label of a button with a border.
    case borderedLabel
    /// The label on a background in the tint colour.
    case prominentLabel
    /// The background of a button with a border.
    case borderedGround
    /// The background of a prominent button.
    case prominentGround
    /// The background of a switch that is on.
    case switchOn
    /// The background of a switch that is off.
    case switchOff
    /// The unfilled part of a slider's track.
    case track
    /// The background and the border of an unchecked checkbox.
    case boxGround, boxBorder
    /// The filled part of a slider's track, and a checked checkbox.
    case filled
    /// The moving part: the knob of a switch, the thumb of a slider.
    case knob
    /// The placeholder of an empty field.
    case placeholder
    /// The background and the border of a field with a border.
    case fieldGround, fieldBorder
    /// The background of selected text.
    case selectedText
    /// The background of text found by a search.
    case foundText
    /// The background of a group box, the background of a nested group box, and the line around a group box.
    case boxFill, innerBoxFill, boxOutline
    /// The background of segments, the background of the chosen segment, and the line between two segments.
    case segmentGround, segmentPill, segmentLine
    /// The background of a button that opens a menu.
    case menuGround
    /// The label of a day, and the label of a day that cannot be chosen.
    case dayLabel, dayOff
    /// The background of a text editor.
    case editorGround
    /// The indicator of a link in a list.
    case rowMark
    /// The symbol on one half of a stepper, and the symbol on a half that has reached its bound.
    case stepperMark, stepperOff
  }

  let part: Part
  var isDestructive = false

  package init(_ part: Part, isDestructive: Bool = false) {
    self.part = part
    self.isDestructive = isDestructive
  }

  package func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(color(in: shape.environment))
  }
}

extension ControlPaint {
  /// The opacity of the tint in the background of a bordered button.
  private static let groundOpacity = 0.15
  /// The opacity of the colours of a disabled switch or slider.
  private static let disabledOpacity = 0.5
  /// The opacity of the symbol on one half of a stepper that has reached its bound.
  private static let offOpacity = 0.3
  /// The opacity of the tint behind selected text.
  private static let selectionOpacity = 0.25
  /// The opacity of yellow behind found text.
  private static let foundOpacity = 0.45
  /// The luminance above which a background needs dark text (B12.03).
  private static let lightGround: Float = 0.7

  private func color(in environment: EnvironmentValues) -> PaintColor {
    let (scheme, looks) = (environment.colorScheme, environment.looks)
    let isEnabled = environment.isEnabled
    switch part {
    case .label:
      return isEnabled ? accent(in: environment) : SystemColor.tertiary.paintColor(scheme, looks)
    case .borderedLabel:
      guard isEnabled else { return SystemColor.tertiary.paintColor(scheme, looks) }
      let own = environment.tint == nil && !isDestructive ? looks.accents.borderedLabel : nil
      return own?.paintColor(scheme, looks) ?? accent(in: environment)
    case .prominentLabel:
      guard isEnabled else { return SystemColor.tertiary.paintColor(scheme, looks) }
      return accent(in: environment).luminance > Self.lightGround ? .black : .white
    case .borderedGround:
      let isTinted = isEnabled && (environment.tint != nil || isDestructive)
      return isTinted
        ? accent(in: environment).opacity(multipliedBy: Self.groundOpacity) : SystemColor.tertiaryFill.paintColor(scheme, looks)
    case .prominentGround:
      return isEnabled ? accent(in: environment) : SystemColor.tertiaryFill.paintColor(scheme, looks)
    case .switchOn:
      let own = environment.tint == nil ? looks.accents.switchOn : nil
      return dimmed(own?.paintColor(scheme, looks) ?? accent(in: environment), environment)
    case .filled:
      return dimmed(accent(in: environment), environment)
    case .knob:
      return .white
    case .placeholder:
      return looks.shades.placeholder[scheme]
    case .switchOff:
      return dimmed(looks.shades.switchOff[scheme], environment)
    case .track:
      return dimmed(looks.shades.track[scheme], environment)
    case .boxGround:
      return dimmed(looks.shades.boxGround[scheme], environment)
    case .boxBorder:
      return dimmed(looks.shades.boxBorder[scheme], environment)
    case .fieldGround:
      return dimmed(looks.shades.fieldGround[scheme], environment)
    case .fieldBorder:
      return dimmed(looks.shades.fieldBorder[scheme], environment)
    case .boxFill:
      return looks.shades.boxFill[scheme]
    case .innerBoxFill:
      return looks.shades.innerBoxFill[scheme]
    case .boxOutline:
      return looks.shades.boxOutline[scheme]
    case .segmentGround:
      return SystemColor.tertiaryFill.paintColor(scheme, looks)
    case .segmentPill:
      return dimmed(looks.shades.segmentPill[scheme], environment)
    case .segmentLine:
      return SystemColor.separator.paintColor(scheme, looks)
    case .menuGround:
      return dimmed(looks.shades.menuGround[scheme], environment)
    case .dayLabel:
      return SystemColor.primary.paintColor(scheme, looks).opacity(multipliedBy: isEnabled ? 1 : Self.offOpacity)
    case .dayOff:
      return SystemColor.primary.paintColor(scheme, looks).opacity(multipliedBy: Self.offOpacity)
    case .editorGround:
      return looks.shades.fieldGround[scheme]
    case .rowMark:
      return SystemColor.tertiary.paintColor(scheme, looks)
    case .stepperMark:
      return SystemColor.primary.paintColor(scheme, looks).opacity(multipliedBy: isEnabled ? 1 : Self.offOpacity)
    case .stepperOff:
      return SystemColor.primary.paintColor(scheme, looks).opacity(multipliedBy: Self.offOpacity)
    case .foundText:
      return SystemColor.yellow.paintColor(scheme, looks).opacity(multipliedBy: Self.foundOpacity)
    case .selectedText:
      return accent(in: environment).opacity(multipliedBy: Self.selectionOpacity)
    }
  }

  private func accent(in environment: EnvironmentValues) -> PaintColor {
    isDestructive
      ? SystemColor.red.paintColor(environment.colorScheme, environment.looks) : TintShapeStyle().resolved(in: environment).flatColor
  }

  private func dimmed(_ color: PaintColor, _ environment: EnvironmentValues) -> PaintColor {
    environment.isEnabled ? color : color.opacity(multipliedBy: Self.disabledOpacity)
  }
}

extension PaintColor {
  /// The luminance of the colour, from 0 (black) to 1 (white).
  fileprivate var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
