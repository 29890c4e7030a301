import Foundation
package import RivuletCore
import RivuletDrawing
package import RivuletFoundation
import RivuletGeometry
package import RivuletText
import RivuletTree

/// An object that runs the renderer of a canvas and acts as the host of its context.
@MainActor
package final class CanvasSession {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var isOpaque = false
  var environment = EnvironmentValues()
  /// The environment of the current drawing, or nil outside a drawing.
  private var place: CanvasPlace?
  /// The display scale of the last drawing. Symbols depend on this scale.
  private var scale: CGFloat = 1
  /// The files of the images in the last picture.
  private var files: [FetchedFile] = []

  /// Draws the canvas at the node's current size and returns the picture.
  func draw(_ node: ViewNode) -> PictureItem {
    let place = CanvasPlace(services: node.tree.services, textSystem: node.surroundings.textSystem, node: node)
    return node.reading(for: .drawing, Canvas<EmptyView>.self) { draw(in: place, size: node.drawnSize) }
  }

  /// Draws the canvas at the given size and returns the picture.
  func draw(in place: CanvasPlace, size: CGSize) -> PictureItem {
    let bounds = CGRect(origin: .zero, size: size)
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    if outer == nil { files = [] }
    let layer = CanvasLayer()
    if isOpaque { layer.commands.append(.draw(.fill(Path(bounds), .color(.black), FillStyle()), at: .zero)) }
    scale = environment.displayScale
    var context = GraphicsContext(host: self, layer: layer, environment: environment, bounds: bounds)
    renderer(&context, size)
    return PictureItem(commands: layer.commands, bounds: bounds)
  }
}

/// The environment of a canvas that is being drawn: host, text system and node.
package struct CanvasPlace {
  let services: any HostServices
  package let textSystem: TextSystem
  /// The node with the symbols, or nil for a picture without symbols.
  var node: ViewNode?

  package init(services: any HostServices, textSystem: TextSystem, node: ViewNode? = nil) {
    self.services = services
    self.textSystem = textSystem
    self.node = node
  }

  /// Returns resolved text that is not yet laid out.
  @MainActor package func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText {
    var resolver = TextResolver(environment, services)
    resolver.append(text)
    let style = resolver.context.paragraphStyle(leading: resolver.leading, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return CanvasText(
      text: resolver.styledText(text), style: style, paint: resolver.paint, attachments: resolver.attachments,
      displayScale: environment.displayScale)
  }

  /// Returns the resolved image.
  @MainActor package func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage {
    image.resolve(in: environment, services: services, font: (environment.font ?? .body).resolve(in: environment))
  }
}

extension CanvasSession: @MainActor CanvasHost {
  package var isOpen: Bool { place != nil }
  package var textSystem: TextSystem? { place?.textSystem }

  package func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText? { place?.resolve(text, in: environment) }

  package func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage? {
    if let file = image.source.loaded?.file { keep(file) }
    return place?.resolve(image, in: environment)
  }

  package func keep(_ file: FetchedFile) { files.append(file) }

  package func symbol<ID: Hashable>(id: ID) -> CanvasSymbol? {
    guard let node = place?.node else { return nil }
    guard let child = node.elements.first(where: { $0.containerValues().tag(for: ID.self) == id }) else { return nil }
    guard let drawing = child.drawing else { return nil }
    let list = node.surroundings.drawing.displayList(of: drawing, scale: scale)
    return CanvasSymbol(size: child.size, commands: list.commands)
  }

  package func reportMisuse() {
    RuntimeIssue.reportOnce(
      .invalidLayout, typeName: "GraphicsContext",
      "A GraphicsContext was used outside the renderer of its Canvas; nothing is drawn. Draw only while the renderer runs, and do not keep "
        + "contexts.")
  }
}

/// Resolved text that is not yet laid out.
package struct CanvasText {
  package var text: StyledText
  package var style: ParagraphStyle
  /// The gradient of the whole text, or nil if its runs have their own colours.
  var paint: ResolvedStyle?
  let attachments: [TextAttachment]
  let displayScale: CGFloat
}

/// A symbol view of a canvas, as drawing commands.
package struct CanvasSymbol {
  let size: CGSize
  package let commands: [DisplayList.Command]
}
