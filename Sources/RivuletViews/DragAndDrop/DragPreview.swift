import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// A picture of a view that is dragged, and where it was grabbed.
struct DragLook {
  var size = CGSize.zero
  var commands: [DisplayList.Command] = []
  /// From the contact to the middle of the picture.
  var offset = CGSize.zero

  init() {}

  @MainActor
  init(of node: ViewNode, grabbedAt point: CGPoint) {
    size = node.size
    offset = CGSize(width: size.width / 2 - point.x, height: size.height / 2 - point.y)
    guard let drawing = node.drawing else { return }
    commands = node.surroundings.drawing.displayList(of: drawing, scale: node.tree.services.displayScale).commands
  }
}

/// Shows what is dragged above everything else in the window.
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

/// Where a preview is, and what it looks like.
private final class DragPlace: ObservableObject {
  @Published var point: CGPoint
  let look: DragLook

  init(_ point: CGPoint, _ look: DragLook) {
    self.point = point
    self.look = look
  }
}

/// Has the preview of one view come, move and go.
@MainActor
final class DragPreviewPresenter: LifecycleObserver {
  private let inputs: _ViewListInputs
  private let build: (inout _ViewListInputs, DragPlace) -> _ViewListOutputs
  private let place: Int
  private var count = 0
  @exclusivity(unchecked) var rule: AttributeID?
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

  /// Brings the screen in step. Runs inside the rule.
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

/// What is seen of what is dragged.
private struct DragPreviewView<Preview: View> {
  @ObservedObject var place: DragPlace
  let preview: Preview?
}

extension DragPreviewView: View {
  var body: some View {
    Group {
      if let preview { preview } else { DragPicture(look: place.look) }
    }
    .fixedSize()
    .opacity(0.8)
    .position(x: place.point.x + place.look.offset.width, y: place.point.y + place.look.offset.height)
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// Draws the picture of a view.
private struct DragPicture {
  let look: DragLook
}

extension DragPicture: View {
  var body: some View {
    let look = look
    Canvas { context, _ in context.draw(look.commands) }.frame(width: look.size.width, height: look.size.height)
  }
}
