import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletText

/// Turns display lists into pixels, and keeps what is costly to make: shaped lines, symbols and decoded images.
///
/// One for each thread that draws.
package final class Rasterizer {
  /// Draws text; the same one that measured it, so that its shaped lines are found again.
  let text: PangoTextEngine
  /// Pictures of the app.
  let images: ImageCache
  /// Symbols of the system.
  let symbols: SymbolCache
  /// How many pixels the layers of groups had so far: what wide effects cost.
  private(set) var layerPixelCount = 0

  /// A rasterizer with empty caches, for text in a preferred language, a tag such as `ko`. Fonts of the app lie in `fontFolders`.
  package init(
    language: String = "en", fontFolders: [String] = [], images: ImageLibrary = ImageLibrary(), symbols: SymbolLibrary = SymbolLibrary()
  ) {
    text = PangoTextEngine(language: language, furtherFontFolders: fontFolders)
    self.images = ImageCache(images)
    self.symbols = SymbolCache(symbols)
  }

  /// A rasterizer that draws text as an engine has measured it.
  package init(text: PangoTextEngine) {
    self.text = text
    images = ImageCache(ImageLibrary())
    symbols = SymbolCache(SymbolLibrary())
  }

  /// Told in a sentence why a picture of the app is not drawn; the same sentence may come again.
  package var onImageProblem: (String) -> Void {
    get { images.onProblem }
    set { images.onProblem = newValue }
  }

  /// Where the person's settings for fonts say that there are some; a host hands them over, tests do without.
  package static var personalFontFolders: [String] { PangoTextEngine.personalFontFolders }

  /// Measures text as this rasterizer draws it.
  package var textMeasurer: any TextMeasuring { text }

  /// Forgets the glyphs of texts that were not painted since the call before.
  package func forgetStaleGlyphs() { text.forgetStaleGlyphs() }

  /// Paints a list on a cairo context whose coordinates are the list's points.
  package func draw(_ list: DisplayList, on context: OpaquePointer) {
    draw(list, on: Canvas(sharing: context))
  }

  /// Takes a layer into account.
  func count(_ layer: Layer) { layerPixelCount += layer.pixels.width * layer.pixels.height }

  /// The same on a canvas.
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
    case .text(let item): text.draw(opacity < 1 ? item.faded(opacity) : item, at: .zero, on: canvas.context)
    case .image(let item) where item.isSymbol: paint(symbol: item, opacity: opacity, on: canvas)
    case .image(let item): paint(image: item, opacity: opacity, on: canvas)
    // Lists have their commands.
    case .picture: break
    }
  }
}

extension TextItem {
  /// The text with all its colours multiplied by an opacity.
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
