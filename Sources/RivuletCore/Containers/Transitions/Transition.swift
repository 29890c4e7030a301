package import RivuletAnimation
import RivuletGraph
import RivuletTree

/// A description of how a view appears and disappears: the appearance of the view in each phase (B7.03).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that this transition creates.
  associatedtype Body: View

  /// Returns the view that this transition creates from `content` in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition that its body does not express.
  static var properties: TransitionProperties { get }

  /// The view that appears and disappears, in the body of the transition.
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as this transition shows it in a phase.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionedView(content: content, made: body(content: PlaceholderContentView(), phase: phase), of: Self.self)
  }
}

/// The properties of a transition that its body does not express.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition moves the view. Such a transition is omitted if the user prefers reduced motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A transition with an animation of its own.
@MainActor
package protocol AnimatedByItself {
  /// Returns the animation to or from a phase; nil for the animation of the update.
  func ownAnimation(for phase: TransitionPhase) -> Animation?
}

/// A transition whose type does not determine whether it moves the view.
@MainActor
package protocol KnowsItsMotion {
  var hasMotion: Bool { get }
}

extension Transition {
  /// True if the transition moves the view, if its value or its type determines that.
  package var movesViews: Bool { (self as? any KnowsItsMotion)?.hasMotion ?? Self.properties.hasMotion }
}

/// The view that a transition creates, with the real content in place of the transition's placeholder.
struct TransitionedView<Content: View, Made: View, Slot> {
  let content: Content
  let made: Made

  nonisolated init(content: Content, made: Made, of slot: Slot.Type) {
    self.content = content
    self.made = made
  }
}

extension TransitionedView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content = view.field(0, as: Content.self)
    var inner = inputs.supplying(PlaceholderContentView<Slot>.self) { inputs in Content._makeViewList(view: content, inputs: &inputs) }
    return inner.makeList(view.field(1, as: Made.self))
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Made._viewListCount(inputs: inputs.supplying(PlaceholderContentView<Slot>.self, Content._viewListCount(inputs: inputs)))
  }
}

/// Stores the transition of a view.
package struct TransitionModifier<Kind: Transition> {
  let transition: Kind

  package nonisolated init(_ transition: Kind) {
    self.transition = transition
  }
}

extension TransitionModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.tree.usesTransitions = true
    var outputs = body(&inputs)
    let (inputs, transition) = (inputs, modifier.field(0, as: Kind.self).attribute)
    outputs.elements.wrapNodes { node, _ in
      let trait = TransitionTrait {
        transition.untrackedValue.movesViews
      } _: { node, scope in
        inputs.inside(scope).transitioned(node, by: transition)
      }
      node.attach(trait)
      return node
    }
    return outputs
  }
}

extension _ViewListInputs {
  /// Returns a node with the view that a transition creates around a node, controlled by a phase.
  fileprivate func transitioned<Kind: Transition>(_ node: ViewNode, by transition: Attribute<Kind>) -> ViewNode {
    let phase = graph.makeInput(TransitionPhase.identity, in: scope, name: "transition phase", areEqual: ==)
    let isFirstPart = graph.makeInput(false, in: scope, name: "first part of an insertion", areEqual: ==)
    let body = makeRule(TransitionBody(transition: transition, phase: phase))
    // B7.10: the appearance before the insertion is not animated.
    let inputs = mapTransaction { if isFirstPart.value { $0.transaction.disablesAnimations = true } }
    var inner = inputs.supplying(PlaceholderContentView<Kind>.self) { _ in _ViewListOutputs(node: node) }
    inner.rowKind = .none
    let outputs = Kind.Body._makeViewList(view: _GraphValue(body), inputs: &inner)
    let whole = outputs.elements.onlyNode ?? makeContainer(of: outputs.elements)
    whole.attach(
      TransitionDriver(phase, isFirstPart: isFirstPart) { phase in
        (transition.untrackedValue as? any AnimatedByItself)?.ownAnimation(for: phase)
      })
    return whole
  }

  private func makeContainer(of elements: ViewElements) -> ViewNode {
    let node = BehaviorNode(PassingBehavior(), scope: scope)
    node.setContents(elements)
    return node
  }
}

/// The body of a transition in the current phase.
@MainActor
private struct TransitionBody<Kind: Transition>: @MainActor ViewValueRule {
  let transition: Attribute<Kind>
  let phase: Attribute<TransitionPhase>

  mutating func update(_ output: borrowing RuleOutput<Kind.Body>) {
    output.set(transition.value.body(content: PlaceholderContentView(), phase: phase.value))
  }
}
