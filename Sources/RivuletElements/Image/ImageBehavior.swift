package import Foundation
package import RivuletAnimation
package import RivuletCore
import RivuletDrawing
package import RivuletGeometry

/// The node behaviour of an image.
package struct ImageBehavior: AnimatableBehavior, Equatable {
  package static var traits: NodeTraits { [.draws, .growsGradually, .showsImage] }

  /// The image, or nil before the view's rule has run.
  var image: ResolvedImage?
  var resizing: Image.Resizing?
  /// The style of a template image.
  var style = ResolvedStyle.color(.clear)
  /// The colour of a symbol's enclosing shape, or nil if the symbol has one colour.
  var secondary: PaintColor?
  /// The placeholder that replaces the image, or nil for most images.
  var placeholder: ImagePlaceholder?
  var isAntialiased = true
  var transition = ContentTransition.automatic
  /// The previous images that may still be visible.
  var contents = ContentTransitionState<ResolvedImage>()

  /// The position in the sequence of contents, and the animatable data of the template's style.
  package var animatableData: AnimatablePair<Double, NumberVector> {
    get { AnimatablePair(contents.position, style.animatableData) }
    set { (contents.position, style.animatableData) = (newValue.first, newValue.second) }
  }

  package func leads(to next: ImageBehavior) -> Bool {
    image != nil && next.image != nil && style.leads(to: next.style) && next.transition != .identity
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    guard let image else { return .zero }
    return resizing == nil || image.size == .zero ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .source(node) }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let image, image.isSymbol, resizing == nil, key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    return size.height - image.descent
  }

  package func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    let bounds = CGRect(origin: .zero, size: node.drawnSize)
    let pose = symbolPose(in: node)
    if let placeholder { return node.showAlone(placeholder.item(in: bounds)) }
    let transform = pose?.transform(in: bounds.size)
    if transform != nil || !drawing.isBare { tree.setTransform(transform, of: drawing) }
    if drawReplacement(bounds, pose, on: drawing, in: tree) { return }
    if image?.drawing != nil {
      var drawn = self
      node.reading(for: .drawing, Image.self) { drawn.image?.drawing?.record() }
      return drawn.drawCurrentImage(node, bounds, pose, on: drawing, in: tree)
    }
    drawCurrentImage(node, bounds, pose, on: drawing, in: tree)
  }

  /// Draws the only visible image.
  private func drawCurrentImage(_ node: ViewNode, _ bounds: CGRect, _ pose: SymbolPose?, on drawing: DrawingNode, in tree: DrawingTree) {
    let pieces = pieces(in: node)
    var item: DrawingItem?
    if pieces.isEmpty { item = image?.item(in: bounds, with: self, opacity: pose?.opacity ?? 1) }
    let isTemplate = image?.isTemplate == true
    node.decorate(isTemplate ? style.decoration : nil)
    MaskedItem.draw(item, paint: isTemplate ? style.varyingPaint : nil, bounds: bounds, on: drawing, in: tree)
    drawPieces(pieces, on: drawing, in: tree)
  }

  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.drawnSize).contains(point)
  }

  package func change(from old: ImageBehavior, in node: ViewNode) -> NodeChange {
    if self == old { return .nothing }
    let sameRoom =
      image?.size == old.image?.size && image?.descent == old.image?.descent && image?.isSymbol == old.image?.isSymbol
      && (resizing == nil) == (old.resizing == nil)
    return sameRoom ? .drawing : .layout
  }

  package func effect(of node: ViewNode) -> PresentedEffect { symbolPose(in: node)?.effect(in: node.drawnSize) ?? .none }

  /// Returns the pieces of an image that is tiled or has cap insets. The result is empty for all other images.
  private func pieces(in node: ViewNode) -> [ImagePieces.Piece] {
    guard let resizing, let image, image.exists, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else { return [] }
    let caps = resizing.capInsets
    let (left, right) = node.isMirrored ? (caps.trailing, caps.leading) : (caps.leading, caps.trailing)
    return ImagePieces(
      of: image.size, filling: node.drawnSize, caps: (left: left, top: caps.top, right: right, bottom: caps.bottom),
      tiles: resizing.mode == .tile
    ).pieces
  }

  private func drawPieces(_ pieces: [ImagePieces.Piece], on drawing: DrawingNode, in tree: DrawingTree) {
    if pieces.isEmpty, drawing.children.isEmpty { return }
    let nodes = pieces.enumerated().map { index, piece in
      let node = index < drawing.children.count ? drawing.children[index] : tree.makeNode()
      tree.setItem(image?.item(in: piece.image, color: style.flatColor), of: node)
      tree.setClip(ClipEffect(path: Path(piece.window), isAntialiased: isAntialiased), of: node)
      return node
    }
    tree.setChildren(of: drawing, to: nodes)
  }
}

extension ResolvedImage {
  /// Returns the drawing item for a rectangle, in a behaviour's colours.
  func item(in rect: CGRect, with behavior: ImageBehavior, opacity: Double) -> DrawingItem? {
    item(in: rect, color: behavior.style.flatColor.faded(by: opacity), secondary: behavior.secondary?.faded(by: opacity))
  }
}
