import Foundation
package import RivuletCore
package import RivuletFoundation
import RivuletTree

/// A modifier that makes a view draggable.
package struct DragModifier<Preview: View> {
  let provider: () -> NSItemProvider
  /// The preview, or nil to show an image of the view.
  let preview: Preview?
  @State private var source: DragSource

  package nonisolated init(provider: @escaping () -> NSItemProvider, preview: Preview?) {
    self.provider = provider
    self.preview = preview
    _source = State(wrappedValue: DragSource())
  }
}

extension DragModifier: ViewModifier {
  package func body(content: Content) -> some View {
    content
      .modifier(DragSourceModifier(source: source, provider: provider, hasPreview: preview != nil))
      .modifier(DragPreviewModifier(source: source, preview: preview))
  }
}

/// The state of a draggable view, and the presenter of its preview.
@MainActor
final class DragSource {
  nonisolated init() {}

  var provider: () -> NSItemProvider = { NSItemProvider() }
  var isEnabled = true
  /// A Boolean value that indicates whether the app provides a preview.
  var hasPreview = false
  weak var presenter: DragPreviewPresenter?

  /// Starts a drag of a node.
  ///
  /// - Parameters:
  ///   - start: The start position of the contact, in root coordinates.
  ///   - point: The current position of the contact, in root coordinates.
  func begin(_ node: ViewNode, from start: CGPoint, at point: CGPoint, contact: Int) {
    let session = DragSession([provider()], at: point)
    var look = DragLook()
    if !hasPreview { look = DragLook(of: node, grabbedAt: HitTest.local(start, in: node)) }
    session.onMove = { [weak presenter] in presenter?.move(to: $0) }
    session.picture = { [weak presenter] in presenter?.picture() }
    session.onEnd = { [weak presenter] in presenter?.hide() }
    presenter?.show(look, at: point)
    node.tree.drags.begin(session, by: contact)
  }
}

/// A modifier that adds the drag recognizer to a view.
private struct DragSourceModifier {
  let source: DragSource
  let provider: () -> NSItemProvider
  let hasPreview: Bool
}

extension DragSourceModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> DragSourceBehavior { DragSourceBehavior() }

  func update(_ node: BehaviorNode<DragSourceBehavior>, environment: EnvironmentReader) {
    source.provider = provider
    source.hasPreview = hasPreview
    source.isEnabled = environment.values.isEnabled
    if node.responder == nil { node.responder = DragSourceResponder(source) }
  }
}

/// A behaviour that gives a draggable view its own node in the drawing tree, so that its image can be captured.
struct DragSourceBehavior: NodeBehavior {
  /// Traits that keep the drawing node. The effects of enclosing views would otherwise move the drawing into their own coordinate spaces.
  static var traits: NodeTraits { [.draws, .keepsDrawing] }

  func change(from old: DragSourceBehavior, in node: ViewNode) -> NodeChange { .nothing }
}

private final class DragSourceResponder: EventResponder {
  private let source: DragSource

  init(_ source: DragSource) {
    self.source = source
  }

  var isControl: Bool { false }

  func join(_ arena: GestureArena, in node: ViewNode) {
    if source.isEnabled { arena.add(DragSourceRecognizer(source), of: node) }
  }
}

/// A recognizer for drags with a mouse button, or with a finger that first rests in place.
private final class DragSourceRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let source: DragSource
  private var start: ContactSample?
  private var last: ContactSample?
  private var hasRested = false

  init(_ source: DragSource) {
    self.source = source
  }

  private var isTouch: Bool { start?.kind == .touch }
  private var way: CGFloat { start.flatMap { start in last.map { distance(start.point, $0.point) } } ?? 0 }

  var isSatisfied: Bool { isTouch ? hasRested && way > 0 : way >= GestureConstants.dragSlop }
  var deadline: Double? { isTouch && !hasRested ? start.map { $0.time + GestureConstants.liftingTime } : nil }
  /// A Boolean value that is always true, so that presses and taps on the view yield to the drag.
  var scrolls: Bool { true }
  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  func began(_ sample: ContactSample) { if start == nil { (start, last) = (sample, sample) } }
  func timePassed(_ now: Double) { hasRested = true }

  func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    last = sample
    if isTouch, !hasRested, way > GestureConstants.tapSlop { fail() }
  }

  func ended(_ sample: ContactSample) { if sample.id == start?.id { fail() } }

  func recognized() {
    guard let start, let last, let node else { return }
    end()
    source.begin(node, from: start.point, at: last.point, contact: start.id)
  }
}
