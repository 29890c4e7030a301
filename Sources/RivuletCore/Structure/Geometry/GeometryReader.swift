import Foundation
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// A container that fills the proposed space and creates its content as a function of its own size and position (B9.21).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  /// Creates a container that creates its content once its size is known. The content is created again when the size, or another value that
  /// the content reads, changes.
  @inlinable nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let node = BehaviorNode(GeometryBehavior(), scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    let watch = inputs.makeGeometryWatch()
    watch.add(node)
    let proxy = GeometryProxy(reading: GeometryReading(watch, inputs))
    var inner = inputs
    inner.stackAxis = nil
    let outputs = inner.makeDeferred(when: { !watch.snapshots.isEmpty }) { inputs in
      let container = inputs.makeRule(GeometryContentRule(view: view.attribute, proxy: proxy))
      let body = inputs.makeBody(GeometryContentBody<Content>.self, of: _GraphValue(container))
      return Content._makeViewList(view: body, inputs: &inputs)
    }
    node.setContents(outputs.elements)
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }
}

@available(*, unavailable)
extension GeometryReader: Sendable {}

/// A behaviour that adopts the proposed size, or 10 points in dimensions without a proposal, and places every child at the top-left corner
/// (B9.21).
struct GeometryBehavior: NodeBehavior {
  static var traits: NodeTraits { [.draws, .ignoresContent] }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(of node: ViewNode) {
    for child in node.children { node.place(child, at: .zero, proposal: ProposedViewSize(node.size)) }
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
}

/// The content closure of a geometry reader, along with its proxy.
private struct GeometryContent<Content: View>: CountsNoBody {
  let content: (GeometryProxy) -> Content
  let proxy: GeometryProxy
}

@MainActor
private struct GeometryContentRule<Content: View>: @MainActor ViewValueRule {
  let view: Attribute<GeometryReader<Content>>
  let proxy: GeometryProxy

  mutating func update(_ output: borrowing RuleOutput<GeometryContent<Content>>) {
    output.set(GeometryContent(content: view.value.content, proxy: proxy))
  }
}

private enum GeometryContentBody<Content: View>: BodyAccessor {
  static func body(of container: GeometryContent<Content>) -> Content { container.content(container.proxy) }
}
