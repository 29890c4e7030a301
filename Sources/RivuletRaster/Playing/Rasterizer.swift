import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletText

/// A renderer that turns display lists into pixels. It caches results that are costly to compute: shaped lines, symbols and decoded images.
///
/// Each drawing thread needs its own rasterizer.
package final class Rasterizer {
  /// The painter of text. It also measures text, so that its shaped lines can be reused.
  let text: any TextPainter
  /// A text measurer whose results match the text that this rasterizer draws.
  package let textMeasurer: any TextMeasuring
  /// The cache of the app's images.
  let images: ImageCache
  /// The cache of the system's symbols.
  let symbols: SymbolCache
  /// The total number of pixels in group layers, which indicates the cost of wide effects.
  private(set) var layerPixelCount = 0

  /// Creates a rasterizer with empty caches. `language` is the tag of the preferred language for text, such as `ko`, and `fontFolders`
  /// contain the app's fonts.
  package init(
    language: String = "en", fontFolders: [String] = [], images: ImageLibrary = ImageLibrary(), symbols: SymbolLibrary = SymbolLibrary()
  ) {
    let engine = PangoTextEngine(language: language, additionalFontFolders: fontFolders)
    (text, textMeasurer) = (engine, engine)
    self.images = ImageCache(images)
    self.symbols = SymbolCache(symbols)
  }

  /// Creates a rasterizer that draws text with the engine that measured it.
  package init(text: any TextPainter & TextMeasuring) {
    (self.text, textMeasurer) = (text, text)
    images = ImageCache(ImageLibrary())
    symbols = SymbolCache(SymbolLibrary())
  }

  /// A closure that is called with a sentence that explains why an app's image can't be drawn. The same sentence may be passed repeatedly.
  package var onImageProblem: (String) -> Void {
    get { images.onProblem }
    set { images.onProblem = newValue }
  }

  /// The font folders from the user's settings. Hosts use them, and tests don't.
  package static var personalFontFolders: [String] { PangoTextEngine.personalFontFolders }

  /// Adds a layer's pixels to the count.
  func count(_ layer: Layer) { layerPixelCount += layer.pixels.width * layer.pixels.height }

  /// Paints a list on a canvas.
  func draw(_ list: DisplayList, on canvas: Canvas) {
    ListPlayer(list, rasterizer: self).play(on: canvas)
  }
}

extension Rasterizer {
  /// Paints an item. `opacity` multiplies the item's own opacity.
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
    // Display lists contain a picture's commands instead of the picture.
    case .picture: break
    }
  }

  /// Paints text at a point. `opacity` multiplies the text's own opacity. The canvas's coordinates don't change.
  func paint(text item: TextItem, at point: CGPoint, opacity: Double, on canvas: Canvas) {
    let item = opacity < 1 ? item.faded(opacity) : item
    if canvas.isReadable { canvas.paint(item, at: point, with: text) } else { canvas.paintPicture(of: item, at: point, with: text) }
  }
}

extension TextItem {
  /// Returns the text with the opacity of all its colours multiplied by a factor.
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
