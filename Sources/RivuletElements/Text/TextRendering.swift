import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// A text renderer with the environment of the text that it draws.
final class TextRendering: @unchecked Sendable {
  let box: TextRendererBox
  let environment: EnvironmentValues

  /// Creates a rendering for an environment, or returns nil if the environment has no text renderer.
  init?(_ environment: EnvironmentValues) {
    guard let box = environment.textRenderer else { return nil }
    self.box = box
    self.environment = environment
  }
}

extension TextBehavior {
  /// Draws the text with an app's renderer.
  func drawBy(_ rendering: TextRendering, _ node: ViewNode) {
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let text = fitted(system, proposal)
    let lines = system.layout(text, style: resolved.style, proposal: proposal).lines
    let layout = Text.Layout(source: TextLayoutSource(text, lines, resolved.setting, resolved.attributes, system))
    let picture = rendering.box.draw(layout, rendering.environment, node)
    node.decorate(nil)
    node.showAlone(picture.commands.isEmpty ? nil : .picture(picture))
  }

  /// Returns the size that an app's renderer chooses for the text.
  func sizeBy(_ rendering: TextRendering, _ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    rendering.box.size(proposal, TextProxy { self.ownSize(of: node, $0) })
  }
}
