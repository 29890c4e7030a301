import Foundation
public import RivuletCore
import RivuletGeometry

/// Rows of data below each other, made as they are to be seen, of which people may select some (B17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content

  nonisolated init(_selection selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The rows in a scroll view, on the ground of the list's look.
  public var body: some View {
    ScrollView { ListRows(selection: selection, content: content) }
      .environment(\.isInList, true)
      .modifier(ListFrame())
      .background(ListGround())
  }
}

@available(*, unavailable)
extension List: Sendable {}

/// Takes the room that it is proposed on both axes; 10 where that is nothing (B17.04).
struct ListFrame: BehaviorModifier {
  typealias Body = Never

  nonisolated init() {}

  static var initial: ListFrame { ListFrame() }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) { node.place(node.child, at: .zero, proposal: ProposedViewSize(node.size)) }

  func update(_ node: BehaviorNode<ListFrame>, environment: EnvironmentReader) {
    node.update(self)
    if node.responder == nil { node.responder = ListFrameResponder() }
  }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.size).contains(point) }

  func change(from old: ListFrame, in node: ViewNode) -> NodeChange { .nothing }
}

/// Takes a press beside all rows of a list.
private final class ListFrameResponder: EventResponder {
  var isControl: Bool { false }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { true }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    var next: ViewNode? = node
    while let step = next {
      if let model = step.listModel { return model.pressNothing() }
      next = step.following({ _ in true }, inside: node)
    }
  }
}

/// The ground of a list, behind its rows and the bars around.
struct ListGround: View {
  @Environment(\.idiom) private var idiom
  @Environment(\.shownListLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scrollContentBackground) private var visibility

  nonisolated init() {}

  var body: some View {
    let ground = ListPaint(metrics: ListMetrics(idiom: idiom, look: look), scheme: scheme).ground
    Color(Color.Resolved(visibility == .hidden ? .clear : ground)).ignoresSafeArea()
  }
}
