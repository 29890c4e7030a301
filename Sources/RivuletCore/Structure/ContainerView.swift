import RivuletGeometry
import RivuletGraph

/// A view that lays out the elements of its content: one node, whose children are the flattened content.
@MainActor
package protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  associatedtype Behavior: NodeBehavior

  /// The index of the stored property that holds the content.
  static var contentFieldIndex: Int { get }

  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// What the content is told in addition, such as the stack's axis.
  static func contentInputs(_ inputs: _ViewListInputs) -> _ViewListInputs

  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentValues)
}

extension ContainerView {
  package static func contentInputs(_ inputs: _ViewListInputs) -> _ViewListInputs { inputs }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let node = BehaviorNode(makeBehavior(inputs), scope: inputs.scope)
    let environment = inputs.environmentReader(of: Behavior.self)
    inputs.makeSink(ContainerRule(view: view.attribute, environment: environment, node: node))
    let content = Content._makeViewList(view: view.field(contentFieldIndex), inputs: contentInputs(inputs))
    node.setContents(content.list)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }
}

/// Keeps a container's own node in step with its view and environment; its content has rules of its own.
@MainActor
private struct ContainerRule<Container: ContainerView>: @MainActor Rule {
  let view: Attribute<Container>
  let environment: EnvironmentReader
  let node: BehaviorNode<Container.Behavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let environment = environment.values
    node.setMirrored(environment.layoutDirection == .rightToLeft)
    view.value.update(node, environment: environment)
  }

  static var name: String { "node of \(_typeName(Container.self, qualified: false))" }
}

/// Tells a node which side leading is.
@MainActor
struct MirroringRule: @MainActor Rule {
  let environment: EnvironmentReader
  let node: ViewNode

  init(node: ViewNode, inputs: _ViewListInputs) {
    environment = inputs.environmentReader(of: Self.self)
    self.node = node
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    node.setMirrored(environment.values.layoutDirection == .rightToLeft)
  }
}
