public import Foundation
public import RivuletCore
public import RivuletGeometry

/// The node behaviour of a frame whose length depends on the container's length.
struct ContainerRelativeBehavior: NodeBehavior {
  let axes: Axis.Set
  let alignment: Alignment
  /// A closure that returns the length of the frame for the length of the container.
  let length: (CGFloat, Axis) -> CGFloat

  private func frame(_ node: ViewNode) -> (width: CGFloat?, height: CGFloat?) {
    let room = node.containerRoom
    func along(_ axis: Axis) -> CGFloat? {
      guard axes.contains(Axis.Set(axis)) else { return nil }
      return max(FiniteNumber.length(length(room[axis], axis), of: "containerRelativeFrame", "the length"), 0)
    }
    return (along(.horizontal), along(.vertical))
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let frame = frame(node)
    let size = node.child.measure(ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height))
    return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
  }

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let frame = frame(node)
    let inner = ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
    let child = node.child.dimensions(inner)
    let whole = ViewDimensions(node.size, proposal: inner, guides: .none)
    node.place(
      node.child,
      at: CGPoint(
        x: whole[alignment.horizontal] - child[alignment.horizontal], y: whole[alignment.vertical] - child[alignment.vertical]),
      proposal: inner)
  }

  func change(from old: ContainerRelativeBehavior, in node: ViewNode) -> NodeChange { .layout }
}

/// A modifier that puts its content in a frame whose length depends on the container's length.
struct ContainerRelativeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> ContainerRelativeBehavior {
    ContainerRelativeBehavior(axes: [], alignment: .center) { length, _ in length }
  }

  func update(_ node: BehaviorNode<ContainerRelativeBehavior>, environment: EnvironmentReader) {
    node.update(ContainerRelativeBehavior(axes: axes, alignment: alignment, length: length))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sizes this view to the length of the enclosing scroll view or window along the given axes (B15.09).
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the length of the enclosing scroll view or window into `count` parts with spacing between them, and gives this view the length
  /// of `span` parts (B15.09).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let spacing = FiniteNumber.length(spacing, of: "containerRelativeFrame", "the spacing")
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
      let one = (length - spacing * (count - 1)) / count
      return one * span + spacing * (span - 1)
    }
  }

  /// Gives this view a length that a function calculates from the length of the enclosing scroll view or window (B15.09).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}
