import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletLooks

/// The label and the control of a stepper (B21.38).
struct StepperBody<Label: View>: CompositeView {
  let steps: StepperSteps
  let label: Label
  @Environment(\.looks.steppers) private var look

  init(steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  var body: some View {
    LabeledRow(look.fillsRow ? .apart : .beside, isSingleLine: true, label: label, control: StepperControl(steps: steps, label: label))
      .modifier(StepperModifier(steps: steps))
  }
}

/// The two halves of a stepper. If the value has a format and the looks define a field, the field precedes them.
private struct StepperControl<Label: View>: CompositeView {
  let steps: StepperSteps
  let label: Label
  @Environment(\.looks.steppers) private var look

  init(steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  var body: some View {
    if let field = steps.field, let width = look.fieldWidth {
      HStack(spacing: 4) {
        TextField(_source: field, label: label)
          .labelsHidden()
          .multilineTextAlignment(.trailing)
          .frame(width: width)
        StepperHalves(steps: steps)
      }
    } else {
      StepperHalves(steps: steps)
    }
  }
}

/// The two halves of a stepper, side by side or stacked.
struct StepperHalves: CompositeView {
  let steps: StepperSteps
  /// The total size of both halves; nil for the size that the looks define.
  let size: CGSize?
  @Environment(\.controlMetrics) private var metrics

  init(steps: StepperSteps, size: CGSize? = nil) {
    self.steps = steps
    self.size = size
  }

  var body: some View {
    let look = metrics.looks.steppers
    let size = size ?? metrics.stepperSize
    ZStack {
      switch look.form {
      case .signs:
        HStack(spacing: 0) {
          half(steps.decrement, .decrement, look)
          Rectangle().fill(ControlPaint(.segmentLine)).frame(width: 1, height: look.dividerLength[metrics.size])
          half(steps.increment, .increment, look)
        }
      case .chevrons:
        VStack(spacing: 0) {
          half(steps.increment, .increment, look)
          Rectangle().fill(ControlPaint(.segmentLine)).frame(width: look.dividerLength[metrics.size], height: 1)
          half(steps.decrement, .decrement, look)
        }
      }
    }
    .frame(width: size.width, height: size.height)
    .background(ControlPaint(.segmentGround), in: RoundedRectangle(cornerRadius: look.cornerRadius))
  }

  private func half(_ step: (() -> Void)?, _ name: Word, _ look: StepperLook) -> some View {
    StepMark(isPlus: name == .increment, isChevron: look.form == .chevrons)
      .stroke(
        ControlPaint(step == nil ? .stepperOff : .stepperMark),
        style: StrokeStyle(lineWidth: look.markLine, lineCap: .round, lineJoin: .round)
      )
      .frame(width: look.mark[metrics.size].width, height: look.mark[metrics.size].height)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(StepperHalfModifier(name: name, step: step, onEditingChanged: steps.onEditingChanged))
  }
}

/// The symbol of a stepper half: a plus or minus sign, or a chevron that points up or down.
struct StepMark: Shape {
  let isPlus: Bool
  let isChevron: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    if isChevron {
      let (tip, foot) = isPlus ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
      path.addLines([CGPoint(x: rect.minX, y: foot), CGPoint(x: rect.midX, y: tip), CGPoint(x: rect.maxX, y: foot)])
      return path
    }
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    if isPlus {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    return path
  }
}
