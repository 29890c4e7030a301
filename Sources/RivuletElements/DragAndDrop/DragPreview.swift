import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// An image of a dragged view, and the position where the view was grabbed.
struct DragLook {
  var size = CGSize.zero
  package var commands: [DisplayList.Command] = []
  /// The offset from the contact to the centre of the image.
  var offset = CGSize.zero

  init() {}

  @MainActor
  init(of node: ViewNode, grabbedAt point: CGPoint) {
    size = node.size
    offset = CGSize(width: size.width / 2 - point.x, height: size.height / 2 - point.y)
    guard let drawing = node.drawing else { return }
    let list = node.surroundings.drawing.displayList(of: drawing, scale: node.tree.services.displayScale)
    // The display list is in the coordinates of the enclosing view.
    commands = [.transform(CGAffineTransform(translationX: -drawing.offset.x, y: -drawing.offset.y))] + list.commands + [.end]
  }
}

/// A modifier that shows the preview of a drag above all other content in the window.
struct DragPreviewModifier<Preview: View> {
  let source: DragSource
  let preview: Preview?
}

extension DragPreviewModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    let presenter = DragPreviewPresenter(inputs) { place in
      DragPreviewView(place: place, preview: modifier.attribute.untrackedValue.preview)
    }
    inputs.scope.add(presenter)
    presenter.rule = inputs.makeSink(DragPreviewRule(modifier: modifier.attribute, presenter: presenter)).id
    return outputs
  }
}

@MainActor
private struct DragPreviewRule<Preview: View>: @MainActor Rule {
  let modifier: Attribute<DragPreviewModifier<Preview>>
  let presenter: DragPreviewPresenter

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    modifier.value.source.presenter = presenter
    presenter.follow()
  }
}

/// The position and the image of a preview.
private final class DragPlace: ObservableObject {
  @Published var point: CGPoint
  /// The node of the preview.
  weak var node: ViewNode?
  let look: DragLook

  init(_ point: CGPoint, _ look: DragLook) {
    self.point = point
    self.look = look
  }
}

/// An object that shows, moves and removes the preview of one draggable view.
@MainActor
final class DragPreviewPresenter: LifecycleObserver {
  private let inputs: _ViewListInputs
  private let build: (inout _ViewListInputs, DragPlace) -> _ViewListOutputs
  private let place: Int
  private var count = 0
  var rule: AttributeID?
  private var wanted: DragPlace?
  private var shown: (place: DragPlace, screen: Screen)?

  fileprivate init<Content: View>(_ inputs: _ViewListInputs, _ content: @escaping (DragPlace) -> Content) {
    self.inputs = inputs
    place = inputs.scope.nextPlace()
    build = { inputs, place in
      let view = inputs.graph.makeInput(content(place), in: inputs.scope, name: "dragged", areEqual: { _, _ in true })
      return Content._makeViewList(view: _GraphValue(view), inputs: &inputs)
    }
  }

  /// Returns an image of the preview, or nil if no preview is shown.
  func picture() -> DragPicture? {
    guard let place = shown?.place, let node = place.node, node.size.width > 0, node.size.height > 0 else { return nil }
    let look = DragLook(of: node, grabbedAt: .zero)
    let pointer = CGPoint(x: look.size.width / 2 - place.look.offset.width, y: look.size.height / 2 - place.look.offset.height)
    return DragPicture(
      list: DisplayList(scale: inputs.tree.services.displayScale, commands: look.commands), size: look.size, pointer: pointer)
  }

  func show(_ look: DragLook, at point: CGPoint) { want(DragPlace(point, look)) }
  func move(to point: CGPoint) { wanted?.point = point }
  func hide() { want(nil) }

  private func want(_ place: DragPlace?) {
    wanted = place
    inputs.tree.queue.append(
      Mutation { [weak self] in
        if let self, let rule, rule.isLive { inputs.tree.graph.invalidate(rule) }
      }, transaction: Transaction())
  }

  /// Updates the screen that shows the preview. This method runs inside the rule.
  func follow() {
    guard shown?.place !== wanted else { return }
    removeScreen()
    guard let wanted else { return }
    count += 1
    let screen = Screen(AnyHashable(count), at: place, isCovered: false, inputs) { build(&$0, wanted) }
    screen.node.isInert = true
    shown = (wanted, screen)
    inputs.tree.overlay.present(screen, isModal: false)
  }

  private func removeScreen() {
    guard let screen = shown?.screen else { return }
    shown = nil
    inputs.tree.overlay.remove(screen)
    screen.remove()
  }

  func scopeWillDisappear() {
    guard inputs.scope.isInOpenTree else { return }
    removeScreen()
  }
}

/// A view that shows the preview of a drag.
private struct DragPreviewView<Preview: View> {
  @ObservedObject var place: DragPlace
  let preview: Preview?
}

extension DragPreviewView: View {
  var body: some View {
    Group {
      if let preview { preview } else { DragLookView(look: place.look) }
    }
    .fixedSize()
    .modifier(DragPictureModifier(place: place))
    .opacity(0.8)
    .position(x: place.point.x + place.look.offset.width, y: place.point.y + place.look.offset.height)
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// A modifier that records the preview's node and gives the preview its own node in the drawing tree, so that its image can be captured.
private struct DragPictureModifier {
  let place: DragPlace
}

extension DragPictureModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> DragSourceBehavior { DragSourceBehavior() }

  func update(_ node: BehaviorNode<DragSourceBehavior>, environment: EnvironmentReader) { place.node = node }
}

/// A view that draws a captured image.
private struct DragLookView {
  let look: DragLook
}

extension DragLookView: View {
  var body: some View {
    let look = look
    Canvas { context, _ in context.draw(look.commands) }.frame(width: look.size.width, height: look.size.height)
  }
}
