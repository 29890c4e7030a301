import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText
import RivuletTree

/// Has the renderer of a canvas draw, and answers what its context asks meanwhile.
@MainActor
package final class CanvasSession {
  @exclusivity(unchecked) var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  @exclusivity(unchecked) var isOpaque = false
  @exclusivity(unchecked) var environment = EnvironmentValues()
  /// Where it is drawn; nil while nothing is.
  @exclusivity(unchecked) private var place: CanvasPlace?
  /// What was drawn last, as far as symbols are concerned.
  @exclusivity(unchecked) private var scale: CGFloat = 1

  /// The picture in the node's present size.
  func draw(_ node: ViewNode) -> PictureItem {
    let place = CanvasPlace(services: node.tree.services, textSystem: node.surroundings.textSystem, node: node)
    return node.reading(for: .drawing, Canvas<EmptyView>.self) { draw(in: place, size: node.drawnSize) }
  }

  /// The picture in a size.
  func draw(in place: CanvasPlace, size: CGSize) -> PictureItem {
    let bounds = CGRect(origin: .zero, size: size)
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    let layer = CanvasLayer()
    if isOpaque { layer.commands.append(.draw(.fill(Path(bounds), .color(.black), FillStyle()), at: .zero)) }
    scale = environment.displayScale
    var context = GraphicsContext(host: self, layer: layer, environment: environment, bounds: bounds)
    renderer(&context, size)
    return PictureItem(commands: layer.commands, bounds: bounds)
  }
}

/// What a canvas knows of where it is drawn.
struct CanvasPlace {
  let services: any HostServices
  let textSystem: TextSystem
  /// The node with the symbols; nil for a picture without any.
  var node: ViewNode?
}

extension CanvasSession: @MainActor CanvasHost {
  var isOpen: Bool { place != nil }
  var textSystem: TextSystem? { place?.textSystem }

  func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText? {
    guard let place else { return nil }
    var resolver = TextResolver(environment, place.services)
    resolver.append(text)
    let style = resolver.context.paragraphStyle(leading: resolver.leading, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return CanvasText(
      text: resolver.styledText(text), style: style, paint: resolver.paint, attachments: resolver.attachments,
      displayScale: environment.displayScale)
  }

  func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage? {
    guard let place else { return nil }
    return image.resolve(in: environment, services: place.services, font: (environment.font ?? .body).resolve(in: environment))
  }

  func symbol<ID: Hashable>(id: ID) -> CanvasSymbol? {
    guard let node = place?.node else { return nil }
    guard let child = node.elements.first(where: { $0.containerValues().tag(for: ID.self) == id }) else { return nil }
    guard let drawing = child.drawing else { return nil }
    let list = node.surroundings.drawing.displayList(of: drawing, scale: scale)
    return CanvasSymbol(size: child.size, commands: list.commands)
  }

  func reportMisuse() {
    RuntimeIssue.reportOnce(
      .invalidLayout, typeName: "GraphicsContext",
      "A GraphicsContext was used outside of the renderer of its Canvas; nothing is drawn. Draw while the renderer runs, and keep no contexts."
    )
  }
}

/// A text that is resolved, but for the room that it is drawn in.
struct CanvasText {
  var text: StyledText
  let style: ParagraphStyle
  /// The gradient of the whole text; nil for the colours of its runs.
  var paint: ResolvedStyle?
  let attachments: [TextAttachment]
  let displayScale: CGFloat
}

/// A view of a canvas as commands.
struct CanvasSymbol {
  let size: CGSize
  let commands: [DisplayList.Command]
}
