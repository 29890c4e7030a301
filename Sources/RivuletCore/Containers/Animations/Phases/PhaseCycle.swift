import RivuletAnimation
import RivuletGraph
import RivuletTree

/// A view that shows its content in one of its phases. The array of phases must not be empty.
struct PhaseCycle<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: AnimationTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseCycle: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let frame = inputs.makeRule(PhaseRule(cycle: view.attribute, driver: PhaseDriver(in: inputs.scope)))
    let body = inputs.makeBody(PhaseFrameBody<Phase, Content>.self, of: _GraphValue(frame))
    return Content._makeViewList(view: body, inputs: &inputs)
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

/// The content closure and the current phase to pass to it.
private struct PhaseFrame<Phase, Content: View>: CountsNoBody {
  let content: (Phase) -> Content
  let phase: Phase
}

private enum PhaseFrameBody<Phase, Content: View>: BodyAccessor {
  static func body(of frame: PhaseFrame<Phase, Content>) -> Content { frame.content(frame.phase) }
}

@MainActor
private struct PhaseRule<Phase: Equatable, Content: View>: @MainActor ViewValueRule {
  let cycle: Attribute<PhaseCycle<Phase, Content>>
  let driver: PhaseDriver

  mutating func update(_ output: borrowing RuleOutput<PhaseFrame<Phase, Content>>) {
    let cycle = cycle.value
    let index = driver.index(of: cycle.phases.count, trigger: cycle.trigger, output.id) { cycle.animation(cycle.phases[$0]) }
    output.set(PhaseFrame(content: cycle.content, phase: cycle.phases[index]))
  }
}

/// A driver that advances the content from phase to phase.
@MainActor
private final class PhaseDriver: Mover {
  private weak let scope: Scope?
  private var rule: AttributeID?
  private var count = 0
  private var index = 0
  private var animation: (Int) -> Animation? = { _ in nil }
  private var trigger: AnimationTrigger?
  /// The number of the latest step. Completions of earlier steps are ignored.
  private var step = 0
  /// The time of the latest step. Because steps at the same time are deferred, each phase with zero duration takes one frame.
  private var lastStep: Double?
  private var isWaiting = false
  /// True while the phases repeat without a trigger.
  private var isCycling = false

  init(in scope: Scope) {
    self.scope = scope
  }

  /// Returns the index of the current phase, and starts cycling if necessary. The rule calls this method in each update.
  func index(of count: Int, trigger: AnimationTrigger?, _ rule: AttributeID, _ animation: @escaping (Int) -> Animation?) -> Int {
    let isTriggered = if let trigger, let before = self.trigger { before.differs(from: trigger) } else { false }
    (self.count, self.animation, self.trigger, self.rule) = (count, animation, trigger, rule)
    if index >= count { index = 0 }
    let goesRound = trigger == nil && count > 1
    let begins = goesRound && !isCycling
    isCycling = goesRound
    if isTriggered || begins { scope?.tree.actions.append { [weak self] in self?.goOn() } }
    return index
  }

  /// Advances to the next phase, either immediately or in the next frame.
  private func goOn() {
    guard let scope, !scope.isRemoved, let rule, count > 1 else { return }
    let tree = scope.tree
    let now = tree.services.now
    guard lastStep != now, rule.isLive else { return wait(in: tree) }
    takeStep(at: now, rule, in: tree)
  }

  private func wait(in tree: ViewTree) {
    if isWaiting { return }
    isWaiting = true
    tree.startMoving(self)
  }

  private func takeStep(at time: Double, _ rule: AttributeID, in tree: ViewTree) {
    lastStep = time
    step += 1
    let (step, next) = (step, (index + 1) % count)
    var transaction = Transaction(animation: animation(next))
    transaction.addAnimationCompletion { [weak self] in MainActor.assumeIsolated { self?.complete(step) } }
    withTransaction(transaction) {
      let mutation = Mutation { [weak self] in
        self?.index = next
        if rule.isLive { tree.graph.invalidate(rule) }
      }
      tree.queue.append(mutation, transaction: Transaction.current)
    }
  }

  private func complete(_ step: Int) {
    guard step == self.step, trigger == nil || index != 0 else { return }
    goOn()
  }

  var comesToRest: Bool { trigger != nil }

  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard let scope, !scope.isRemoved, let rule, count > 1 else {
      isWaiting = false
      return false
    }
    // Content that is being removed does not advance, but the view may still return.
    if lastStep == time || !rule.isLive { return true }
    isWaiting = false
    takeStep(at: time, rule, in: scope.tree)
    return false
  }
}
