import Foundation
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The faces that the built-in styles build around a button's label.
@MainActor
enum ButtonFace {
  static func borderless(_ role: ButtonRole?, _ environment: EnvironmentValues) -> some View {
    ButtonStyleConfiguration.Label()
      .labelForeground(ControlPaint(.label, isDestructive: isRed(role, environment)))
  }

  /// Returns the face of a borderless button with an on-off state. The face has a background while the state is on.
  static func toggle(_ role: ButtonRole?, _ environment: EnvironmentValues) -> some View {
    let (metrics, isOn) = (environment.controlMetrics, environment.buttonIsOn)
    return ButtonStyleConfiguration.Label()
      .modifier(FilledButtonLabelModifier(paint: ControlPaint(isOn ? .prominentLabel : .label), font: metrics.buttonFont))
      .padding(metrics.buttonInsets)
      .background {
        RoundedRectangle(cornerRadius: environment.buttonBorderShape.cornerRadius(metrics))
          .fill(ControlPaint(.prominentGround))
          .opacity(isOn ? 1 : 0)
      }
  }

  /// Returns true if a button displays its destructive role.
  private static func isRed(_ role: ButtonRole?, _ environment: EnvironmentValues) -> Bool {
    role == .destructive && environment.looks.buttons.colorsDestructive
  }

  static func bordered(_ role: ButtonRole?, isProminent: Bool, _ environment: EnvironmentValues) -> some View {
    let metrics = environment.controlMetrics
    let shape = environment.buttonBorderShape
    let isDefault = metrics.looks.buttons.emphasizesDefault && environment.keyboardShortcut == .defaultAction
    let isProminent = isProminent || isDefault || environment.buttonIsOn
    let isDestructive = isRed(role, environment)
    let paint = ControlPaint(isProminent ? .prominentLabel : .borderedLabel, isDestructive: isDestructive)
    let ground = ControlPaint(isProminent ? .prominentGround : .borderedGround, isDestructive: isDestructive)
    return ButtonStyleConfiguration.Label()
      .modifier(FilledButtonLabelModifier(paint: paint, font: metrics.buttonFont))
      .frame(maxWidth: environment.buttonSizing.fillsWidth ? .infinity : nil)
      .modifier(OneChildModifier(ButtonInsets(insets(environment), isSquare: shape.isCircle)))
      .background(ground, in: RoundedRectangle(cornerRadius: shape.cornerRadius(metrics)))
  }

  private static func insets(_ environment: EnvironmentValues) -> EdgeInsets {
    var insets = environment.controlMetrics.buttonInsets
    if environment.buttonBorderShape.isCircle {
      (insets.leading, insets.trailing) = (insets.top, insets.bottom)
    } else if let side = environment.buttonSideInset {
      (insets.leading, insets.trailing) = (side, side)
    }
    return insets
  }
}

/// The rule that updates a face from the button's role and the environment.
@MainActor
private struct ButtonFaceRule<Face: View>: @MainActor ViewValueRule {
  let command: Attribute<ButtonCommand>
  let environment: EnvironmentReader
  let face: @MainActor (ButtonRole?, EnvironmentValues) -> Face

  mutating func update(_ output: borrowing RuleOutput<Face>) {
    output.set(face(command.value.role, environment.values))
  }
}

extension _ButtonSource {
  /// Builds a face around the button's label.
  func makeFace<Face: View>(
    _ inputs: _ViewListInputs, _ face: @escaping @MainActor (ButtonRole?, EnvironmentValues) -> Face
  ) -> _ViewListOutputs {
    let reader = inputs.environmentReader(of: Face.self)
    let rule = inputs.makeRule(ButtonFaceRule(command: command, environment: reader, face: face))
    var inner = inputs.supplying(PrimitiveButtonStyleConfiguration.Label.self, row)
    return Face._makeViewList(view: _GraphValue(rule), inputs: &inner)
  }
}
