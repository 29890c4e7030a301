import Foundation
import RivuletCore
import RivuletFoundation
import RivuletTree

/// Lets people drag a view to other views.
struct DragModifier<Preview: View> {
  let provider: () -> NSItemProvider
  /// Nil for a picture of the view.
  let preview: Preview?
  @State private var source: DragSource

  nonisolated init(provider: @escaping () -> NSItemProvider, preview: Preview?) {
    self.provider = provider
    self.preview = preview
    _source = State(wrappedValue: DragSource())
  }
}

extension DragModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(DragSourceModifier(source: source, provider: provider, hasPreview: preview != nil))
      .modifier(DragPreviewModifier(source: source, preview: preview))
  }
}

/// What is known of a view that can be dragged, and what shows it while it is.
@MainActor
final class DragSource {
  nonisolated init() {}

  var provider: () -> NSItemProvider = { NSItemProvider() }
  var isEnabled = true
  /// Whether the app says what is seen of it.
  var hasPreview = false
  weak var presenter: DragPreviewPresenter?

  /// Begins to drag a node.
  ///
  /// - Parameters:
  ///   - start: Where the contact went down, in root coordinates.
  ///   - point: Where it is now.
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

/// Has contacts drag a view.
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

/// Gives a view that can be dragged a drawing of its own, so that a picture can be made of it.
struct DragSourceBehavior: NodeBehavior {
  static var hasDrawing: Bool { true }
  /// Effects around the view would have the drawing in a space of theirs.
  static var lendsDrawing: Bool { false }

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

/// A mouse that moves with its button down, or a finger that has rested, drags the view.
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
  /// Presses and taps of the view give way to it.
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
