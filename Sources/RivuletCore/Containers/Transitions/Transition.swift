package import RivuletAnimation
import RivuletGraph
import RivuletTree

/// A description of the changes that apply when a view appears and disappears (B7.03).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that represents the body of this transition.
  associatedtype Body: View

  /// Returns the view that the transition creates from `content` in the given phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition that its body does not express.
  static var properties: TransitionProperties { get }

  /// The content view that is passed to the transition's `body(content:phase:)`.
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view in the given phase.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionedView(content: content, made: body(content: PlaceholderContentView(), phase: phase), of: Self.self)
  }
}

/// The properties of a transition.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition includes motion. Such a transition is omitted if the user prefers reduced
  /// motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A transition that specifies its own animation.
@MainActor
package protocol AnimatedByItself {
  /// Returns the animation for changes to or from a phase; nil to use the animation of the update.
  func ownAnimation(for phase: TransitionPhase) -> Animation?
}

/// A transition whose value, rather than its type, determines whether it includes motion.
@MainActor
package protocol KnowsItsMotion {
  var hasMotion: Bool { get }
}

extension Transition {
  /// True if the transition includes motion, according to its value or its type.
  package var movesViews: Bool { (self as? any KnowsItsMotion)?.hasMotion ?? Self.properties.hasMotion }
}

/// A view created by a transition, in which the actual content replaces the transition's placeholder.
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

/// A modifier that assigns a transition to its content.
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
  /// Returns the node of the view that a transition creates around a node. An input of the graph determines the phase.
  fileprivate func transitioned<Kind: Transition>(_ node: ViewNode, by transition: Attribute<Kind>) -> ViewNode {
    let phase = graph.makeInput(TransitionPhase.identity, in: scope, name: "transition phase", areEqual: ==)
    let isFirstPart = graph.makeInput(false, in: scope, name: "first part of an insertion", areEqual: ==)
    let body = makeRule(TransitionBody(transition: transition, phase: phase))
    // The change to the appearance before the insertion is not animated (B7.10).
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

/// A rule that evaluates the body of a transition in the current phase.
@MainActor
private struct TransitionBody<Kind: Transition>: @MainActor ViewValueRule {
  let transition: Attribute<Kind>
  let phase: Attribute<TransitionPhase>

  mutating func update(_ output: borrowing RuleOutput<Kind.Body>) {
    output.set(transition.value.body(content: PlaceholderContentView(), phase: phase.value))
  }
}
