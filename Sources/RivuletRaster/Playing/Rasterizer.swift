import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletText

/// A renderer that turns display lists into pixels and caches costly results: shaped lines, symbols and decoded images.
///
/// Each drawing thread needs its own rasterizer.
package final class Rasterizer {
  /// The painter of text, which has also measured it, so that its shaped lines are reused.
  let text: any TextPainter
  /// A measurer whose results match the drawing of this rasterizer.
  package let textMeasurer: any TextMeasuring
  /// The app's images.
  let images: ImageCache
  /// The system's symbols.
  let symbols: SymbolCache
  /// The number of pixels in group layers so far, which shows the cost of wide effects.
  private(set) var layerPixelCount = 0

  /// Creates a rasterizer with empty caches, for text in a preferred language given as a tag such as `ko`. `fontFolders` contain the app's
  /// fonts.
  package init(
    language: String = "en", fontFolders: [String] = [], images: ImageLibrary = ImageLibrary(), symbols: SymbolLibrary = SymbolLibrary()
  ) {
    let engine = PangoTextEngine(language: language, furtherFontFolders: fontFolders)
    (text, textMeasurer) = (engine, engine)
    self.images = ImageCache(images)
    self.symbols = SymbolCache(symbols)
  }

  /// Creates a rasterizer that draws text with the engine that has measured it.
  package init(text: any TextPainter & TextMeasuring) {
    (self.text, textMeasurer) = (text, text)
    images = ImageCache(ImageLibrary())
    symbols = SymbolCache(SymbolLibrary())
  }

  /// A closure that is called with a sentence that explains why one of the app's images is not drawn. A sentence may be repeated.
  package var onImageProblem: (String) -> Void {
    get { images.onProblem }
    set { images.onProblem = newValue }
  }

  /// The font folders in the user's settings, which a host passes on and tests omit.
  package static var personalFontFolders: [String] { PangoTextEngine.personalFontFolders }

  /// Adds a layer's pixels to the count.
  func count(_ layer: Layer) { layerPixelCount += layer.pixels.width * layer.pixels.height }

  /// Paints a list on a canvas.
  func draw(_ list: DisplayList, on canvas: Canvas) {
    ListPlayer(list, rasterizer: self).play(on: canvas)
  }
}

extension Rasterizer {
  /// Paints one item; `opacity` multiplies its own.
  func paint(_ item: DrawingItem, opacity: Double, on canvas: Canvas) {
    switch item {
    case .fill(let path, .tiles(let tiles), let style):
      paint(
        tiles: tiles, inside: ClipEffect(path: path, isEOFilled: style.isEOFilled, isAntialiased: style.isAntialiased), opacity: opacity,
        on: canvas)
    case .stroke(let path, .tiles(let tiles), let style):
      paint(tiles: tiles, inside: ClipEffect(path: path.strokedPath(style)), opacity: opacity, on: canvas)
    case .fill(let path, let paint, let style): canvas.fill(path, paint, style, opacity: opacity)
    case .stroke(let path, let paint, let style): canvas.stroke(path, paint, style, opacity: opacity)
    case .text(let item): paint(text: item, at: .zero, opacity: opacity, on: canvas)
    case .image(let item) where item.isSymbol: paint(symbol: item, opacity: opacity, on: canvas)
    case .image(let item): paint(image: item, opacity: opacity, on: canvas)
    // Lists hold a picture's commands instead.
    case .picture: break
    }
  }

  /// Paints text at a point; `opacity` multiplies its own. The canvas keeps its coordinates.
  func paint(text item: TextItem, at point: CGPoint, opacity: Double, on canvas: Canvas) {
    let item = opacity < 1 ? item.faded(opacity) : item
    if canvas.canBeRead { canvas.paint(item, at: point, with: text) } else { canvas.paintPicture(of: item, at: point, with: text) }
  }
}

extension TextItem {
  /// Returns the text with all its colours multiplied by an opacity.
  fileprivate func faded(_ opacity: Double) -> TextItem {
    var runs = runs
    for index in runs.indices {
      runs[index].color = runs[index].color.opacity(multipliedBy: opacity)
      if let color = runs[index].underline?.color { runs[index].underline?.color = color.opacity(multipliedBy: opacity) }
      if let color = runs[index].strikethrough?.color { runs[index].strikethrough?.color = color.opacity(multipliedBy: opacity) }
    }
    return TextItem(string: string, runs: runs, lines: lines, truncation: truncation)
  }
}
