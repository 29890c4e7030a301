public import RivuletCore

/// A modifier that adds accessibility information to its content, or combines the content into one element.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityAttachmentModifier {
  var attachment: AccessibilityAttachment
}

extension AccessibilityAttachmentModifier: NodeModifier {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    node.semantics = attachment.element(in: environment.values, services: node.tree.services)
  }
}

@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}
