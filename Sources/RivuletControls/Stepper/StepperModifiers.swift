import Foundation
import RivuletCore
import RivuletFoundation

/// A modifier that adds the accessibility and keyboard interaction of an entire stepper.
struct StepperModifier: NodeModifier {
  let steps: StepperSteps

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled
    var element = SemanticsElement(role: .stepper, value: steps.value ?? "", children: .contain)
    element.takesParts = true
    element.isEnabled = isEnabled
    node.semantics = element
    let responder = node.responder as? StepperResponder ?? StepperResponder(steps)
    responder.steps = steps
    responder.isEnabled = isEnabled
    node.responder = responder
  }
}

/// The responder that steps once for each press of the up or down arrow key (B21.39).
@MainActor
final class StepperResponder: EventResponder {
  var steps: StepperSteps
  var isEnabled = true

  init(_ steps: StepperSteps) {
    self.steps = steps
  }

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled, case .steps(let count) = adjustment, count != 0 else { return false }
    guard let step = count > 0 ? steps.increment : steps.decrement else { return true }
    steps.onEditingChanged(true)
    step()
    steps.onEditingChanged(false)
    return true
  }
}

/// A modifier for a half of a stepper. It steps on press, and repeatedly while the half is held (B21.37).
struct StepperHalfModifier: NodeModifier {
  let name: Word
  let step: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let label = node.tree.services.localizedString(for: name, in: environment.values.locale)
    var element = SemanticsElement(role: .button, label: label, children: .ignore)
    let isEnabled = environment.values.isEnabled && step != nil
    element.isEnabled = isEnabled
    node.semantics = element
    let responder = node.responder as? StepperHalfResponder ?? StepperHalfResponder()
    responder.step = step
    responder.onEditingChanged = onEditingChanged
    responder.isEnabled = environment.values.isEnabled
    node.responder = responder
  }
}

/// The responder of a stepper half.
@MainActor
final class StepperHalfResponder: EventResponder {
  var step: (() -> Void)?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var isEnabled = true {
    didSet { if !isEnabled { finish() } }
  }
  private let repeater = PressRepeater()
  private var isEditing = false

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { isEnabled && step != nil }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    guard isEnabled, let step else { return }
    isEditing = true
    onEditingChanged(true)
    step()
    repeater.start(in: node) { [weak self] in
      guard let self, isEnabled, isEditing, let step = self.step else { return false }
      step()
      return true
    }
  }

  func pointerMoved(to point: CGPoint, in node: ViewNode) {
    if !CGRect(origin: .zero, size: node.size).contains(point) { repeater.stop() }
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) { finish() }
  func pointerCancelled(in node: ViewNode) { finish() }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? {
    guard isEnabled, let step else { return nil }
    return { [onEditingChanged] in
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }

  private func finish() {
    repeater.stop()
    guard isEditing else { return }
    isEditing = false
    onEditingChanged(false)
  }
}
