package import Foundation
public import RivuletGeometry
import RivuletLayout

/// A node whose layout, drawing, events, and semantics are defined by a `Behavior`.
@MainActor
package final class BehaviorNode<Behavior: NodeBehavior>: ViewNode {
  private var currentBehavior: Behavior

  /// The node's behaviour. The accessor yields it in place, because every query of the node reads it and a copy would be costly.
  package var behavior: Behavior {
    _read { yield currentBehavior }
  }

  /// Creates a node that wraps one child, or that initially has no children. A node whose traits require it also gets its own drawing node.
  package init(
    _ behavior: Behavior, around child: borrowing ViewNode? = nil, owner: borrowing any NodeOwner,
    in surroundings: consuming NodeSurroundings
  ) {
    currentBehavior = behavior
    super.init(
      owner: owner, surroundings: consume surroundings, traits: Behavior.traits, around: child)
    if traits.contains(.setsZIndex) { self.surroundings.hasZIndices = true }
  }

  /// Passes the behaviour to `question` in place, without copying it. The closure must not replace the behaviour.
  @inline(__always) private func ask<Answer>(_ question: (borrowing Behavior) -> Answer) -> Answer { question(behavior) }

  /// Replaces the behaviour and schedules the passes that the change affects.
  package func update(_ next: consuming Behavior) {
    guard surroundings.meanings != nil else { return take(next) }
    let former = impliedSemantics
    take(next)
    if former != impliedSemantics { noteSemanticsChange() }
  }

  private func take(_ next: consuming Behavior) {
    guard wasQueried || wasPlaced else { return begin(next) }
    if wasPlaced, surroundings.animations.isRecording { noteWay(to: next) }
    let change = ask { next.change(from: $0, in: self) }
    currentBehavior = next
    switch change {
    case .nothing: break
    case .hits: invalidateReach()
    case .drawing:
      drawingMayDiffer()
    case .layout:
      needsDrawing = true
      invalidateLayout()
    case .answers:
      invalidateResults()
    }
  }

  private func noteWay(to next: borrowing Behavior) {
    let next = copy next
    if let way = ask({ Behavior.way(from: $0, to: next) }) { surroundings.animations.noteChange(of: self, way) }
  }

  /// Passes the presented behaviour to `question`. While a change is animated, it lies between the old and the new behaviour.
  @inline(__always) private func askShown<Answer>(_ question: (borrowing Behavior) -> Answer) -> Answer {
    if extras == nil { return ask(question) }
    guard let motion = extras?.motion?.behavior else { return ask(question) }
    return question(Behavior.shown(currentBehavior, by: motion))
  }

  /// Replaces the behaviour of a node that has been neither queried nor placed. Its first queries use the new behaviour.
  private func begin(_ next: consuming Behavior) {
    currentBehavior = next
    (needsDrawing, preferencesMayDiffer) = (true, true)
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { ask { $0.size(of: self, proposal: proposal) } }
  override func computeFixedLength(along axis: Axis) -> CGFloat? { ask { $0.fixedLength(along: axis) } }
  override var knownToGrow: Bool { ask { $0.growsWithProposal(self) } }
  override func placeChildren() { ask { $0.placeChildren(of: self) } }

  override package func guides(size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    ask { $0.guides(of: self, size: size, proposal: proposal) }
  }

  override func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    ask { $0.explicitGuide(key, of: self, size: size, proposal: proposal) }
  }

  override package var modifiedChild: ViewNode? { ask { $0.modifiedChild(of: self) } }
  override var computedPriority: Double { ask { $0.layoutPriority(of: self) } }
  override var computedSpacing: ViewSpacing { ask { $0.spacing(of: self) } }

  // MARK: Drawing

  override func draw() { askShown { $0.draw(self) } }
  override package var zIndex: Double { ask { $0.zIndex(of: self) } }
  override package var effect: PresentedEffect { askShown { $0.effect(of: self) } }
  override package var contentTransform: ProjectionTransform? { ask { $0.contentTransform(of: self) } }

  // MARK: Events

  override func hitPoint(_ point: CGPoint) -> CGPoint? { askShown { $0.hitPoint(point, in: self) } }
  override func isHit(at point: CGPoint) -> Bool { askShown { $0.isHit(at: point, in: self) } }
  override var hitArea: CGRect { askShown { $0.hitArea(of: self) } }
  override var impliedResponder: (any EventResponder)? { ask { $0.responder(of: self) } }

  // MARK: Semantics

  override var impliedSemantics: SemanticsElement? { ask { $0.semantics(of: self) } }
  override package var semanticParts: [SemanticsPart] { ask { $0.semanticParts(of: self) } }
  override package var semanticPosition: SemanticsPosition? { ask { $0.semanticPosition(of: self) } }
  override var semanticArea: CGRect? { ask { $0.semanticArea(of: self) } }

  override package func fact<Fact>(_ type: Fact.Type) -> Fact? {
    guard Behavior.Fact.self == type else { return nil }
    return ask { $0.fact(of: self) } as? Fact
  }

  override package var behaviorName: String { _typeName(Behavior.self, qualified: false) }
}

extension ViewNode: @MainActor AlignmentGuideSource {}
