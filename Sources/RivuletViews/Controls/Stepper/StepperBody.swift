import Foundation
import RivuletCore
import RivuletFoundation
import RivuletGeometry

/// A label and the two halves of a stepper (B21.38).
struct StepperBody<Label: View>: CompositeView {
  let steps: StepperSteps
  let label: Label
  @Environment(\.idiom) private var idiom

  init(steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  var body: some View {
    LabeledRow(idiom == .phone ? .apart : .beside, label: label, control: StepperHalves(steps: steps))
      .modifier(StepperModifier(steps: steps))
  }
}

/// The two halves, side by side on phones and one above the other on desktops.
struct StepperHalves: CompositeView {
  let steps: StepperSteps
  @Environment(\.idiom) private var idiom
  @Environment(\.controlMetrics) private var metrics

  init(steps: StepperSteps) {
    self.steps = steps
  }

  var body: some View {
    ZStack {
      if idiom == .phone {
        HStack(spacing: 0) {
          half(steps.decrement, .decrement, metrics)
          Rectangle().fill(ControlPaint(.segmentLine)).frame(width: 1, height: metrics.segmentLineHeight)
          half(steps.increment, .increment, metrics)
        }
      } else {
        VStack(spacing: 0) {
          half(steps.increment, .increment, metrics)
          Rectangle().fill(ControlPaint(.segmentLine)).frame(width: metrics.stepperSize.width - 8, height: 1)
          half(steps.decrement, .decrement, metrics)
        }
      }
    }
    .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
    .background(ControlPaint(.segmentGround), in: RoundedRectangle(cornerRadius: metrics.stepperRadius))
  }

  private func half(_ step: (() -> Void)?, _ name: Word, _ metrics: ControlMetrics) -> some View {
    StepMark(isPlus: name == .increment, isChevron: idiom == .desktop)
      .stroke(
        ControlPaint(step == nil ? .stepperOff : .stepperMark),
        style: StrokeStyle(lineWidth: metrics.stepperLine, lineCap: .round, lineJoin: .round)
      )
      .frame(width: metrics.stepperMark, height: idiom == .desktop ? metrics.stepperMark / 2 : metrics.stepperMark)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(StepperHalfModifier(name: name, step: step, onEditingChanged: steps.onEditingChanged))
  }
}

/// A plus or a minus; on desktops a chevron up or down.
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
