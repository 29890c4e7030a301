public import RivuletCore
public import RivuletGeometry

/// A view that provides its content with a proxy for scrolling the scroll views inside (B15.33).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader whose content is created with a proxy for the scroll views in it.
  @inlinable nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    ScrollReaderContent(content: content)
  }
}

@available(*, unavailable)
extension ScrollViewReader: Sendable {}

/// The content of a reader, with the scope in which its proxy looks for scroll views.
private struct ScrollReaderContent<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  @State private var place = ScrollReaderPlace()

  var body: some View {
    content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place: place))
  }
}

/// The nodes of a reader's content.
@MainActor
final class ScrollReaderPlace {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ node: ViewNode) {
    entries.removeAll { $0.node?.scope.isRemoved ?? true }
    entries.append(Entry(node: node))
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let tree = entries.lazy.compactMap(\.node).first?.tree
    guard let tree, !tree.queue.isUpdatingOnThisThread else {
      RuntimeIssue.reportOnce(
        .scrolledDuringUpdate, typeName: "ScrollViewProxy",
        "scrollTo was called while the content of its ScrollViewReader was being built. Call it in an action, such as the one of onAppear "
          + "or onChange.")
      return
    }
    let transaction = Transaction.current
    tree.queue.append(
      Mutation { [self] in
        for entry in entries {
          guard let node = entry.node, !node.scope.isRemoved else { continue }
          tree.scrolling.add(
            ScrollRequest(.inside(node), .view(id, anchor: transaction.scrollTargetAnchor ?? anchor), transaction: transaction))
        }
      }, transaction: transaction)
  }
}

/// A modifier that adds the nodes of a reader's content to the reader's scope.
private struct ScrollReaderModifier: NodeModifier {
  typealias Body = Never

  let place: ScrollReaderPlace

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) { place.add(node) }
}

/// A proxy that scrolls the scroll views in a reader (B15.33).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy {
  let place: ScrollReaderPlace

  /// Scrolls the first scroll view in the reader that contains a view with this identifier. Without an anchor, the view is made visible
  /// with the least movement. With an anchor, that point of the view is aligned with the same point of the viewport (B15.34). The movement
  /// is animated in `withAnimation`. An unknown identifier has no effect.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    place.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}
