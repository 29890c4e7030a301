import Combine
import Dispatch
import Foundation
public import RivuletCore
import RivuletDrawing
import RivuletLooks
import RivuletText

/// A modifier that shows a tooltip while the pointer rests on a view.
struct HelpModifier: NodeModifier {
  typealias Body = Never

  package let text: Text

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let values = environment.values
    let words = text.resolvedString(in: values, services: node.tree.services)
    var element = SemanticsElement()
    element.hint = words
    node.semantics = element
    let follower = node.responder as? HelpFollower ?? HelpFollower(node)
    func color(_ color: SystemColor) -> PaintColor { color.paintColor(values.colorScheme, values.looks) }
    let font = values.looks.tooltips.font.font.resolve(in: values)
    follower.look = Tooltip.Look(
      text: StyledText(words, font: font, color: color(.primary)), ground: color(.secondaryBackground), line: color(.separator))
    node.responder = follower
  }
}

/// The responder that shows a tooltip after the pointer has rested over a node (B21.09).
final class HelpFollower: HoverResponder, LifecycleObserver {
  /// The time for which the pointer must rest, in seconds (B21.09).
  private static let delay = 0.8

  var look: Tooltip.Look?
  private weak var tree: ViewTree?
  private var point = CGPoint.zero
  private var waiting: ScheduledAction?
  var takesPointers: Bool { false }
  var isControl: Bool { false }

  init(_ node: ViewNode) {
    tree = node.tree
    tree?.followsHover = true
    node.scope.add(self)
  }

  isolated deinit {
    waiting?.cancel()
  }

  func hoverBegan(at point: CGPoint, in node: ViewNode) {
    hoverMoved(to: point, in: node)
  }

  func hoverMoved(to point: CGPoint, in node: ViewNode) {
    let origin = node.originInRoot
    self.point = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    guard tree?.tooltip.isShown(for: self) == false, node.tree.services.habits.hasPointer else { return }
    waiting?.cancel()
    let source = CombineTime.source
    waiting = source.schedule(at: source.uptimeNanoseconds + UInt64(Self.delay * 1e9), toleranceNanoseconds: 0, on: .main) { [weak self] in
      MainActor.assumeIsolated { self?.show() }
    }
  }

  func hoverEnded() {
    waiting?.cancel()
    waiting = nil
    tree?.tooltip.hide(for: self)
  }

  func scopeWillDisappear() {
    tree?.hover.leave(self)
    hoverEnded()
  }

  private func show() {
    guard waiting != nil, let look, !look.text.string.isEmpty else { return }
    tree?.tooltip.show(look, at: point, for: self)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Shows a tooltip while the pointer rests on this view, and uses the text as the accessibility hint.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Shows a localized tooltip while the pointer rests on this view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Shows a tooltip with unlocalized text while the pointer rests on this view.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
