#if GTK
import Foundation
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletRaster

/// A view on two screens that keep their pixels: without a window, where what scrolls is moved, and in the tiles of a window.
@MainActor
final class ScrolledScreen {
  let driver: HeadlessDriver
  let board: TileBoard
  private let rasterizer = Rasterizer()
  private var painted = 0

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1, idiom: Idiom = .phone) async {
    var configuration = HeadlessConfiguration()
    configuration.size = size
    configuration.displayScale = scale
    configuration.idiom = idiom
    driver = HeadlessDriver(root, configuration: configuration)
    board = TileBoard(painter: rasterizer, background: WindowBackground.color(idiom: idiom, colorScheme: .light))
    board.resize(to: size, scale: scale)
    driver.host.onFrame = { [unowned self] _ in show() }
    await driver.settle()
  }

  private func show() {
    painted += driver.paintDamage()
    board.follow(driver.host.frameDamage)
    board.repaint(driver.tree.drawing)
  }

  func resize(to size: CGSize) async {
    if size == driver.size { return }
    board.resize(to: size, scale: driver.host.displayScale)
    driver.resize(to: size)
    await driver.settle()
  }

  func wheel(at point: CGPoint = CGPoint(x: 100, y: 100), _ dy: CGFloat, _ dx: CGFloat = 0) async {
    await driver.wheel(at: point, by: CGSize(width: dx, height: dy), isPrecise: true)
  }

  /// How many pixels something has painted: without a window, and in one.
  func counting(_ change: () async -> Void) async -> (screenless: Int, window: Int) {
    let before = (painted, board.repaintedPixels)
    await change()
    return (painted - before.0, board.repaintedPixels - before.1)
  }

  /// What is wrong with the pixels of either screen, as compared with a picture that is painted as a whole; nil if nothing is.
  var problem: String? {
    let scale = driver.host.displayScale
    func surface() -> RasterSurface {
      RasterSurface(width: Int((driver.size.width * scale).rounded()), height: Int((driver.size.height * scale).rounded()))
    }
    let fresh = surface(), tiles = surface()
    fresh.paint(driver.tree.drawing.displayList(scale: scale), background: board.background, with: rasterizer)
    board.copy(to: tiles)
    for (name, kept) in [("without a window", driver.surface), ("in tiles", tiles)] {
      guard let kept else { return "Nothing was painted \(name)." }
      if kept.withBytes({ Array($0) }) == fresh.withBytes({ Array($0) }) { continue }
      // Where a curve meets the edge of what is painted, its coverage is rounded in another way.
      let comparison = kept.compare(with: fresh, tolerance: 16)
      if let first = comparison.first {
        return "\(comparison.count) pixels differ \(name), the first at \(first): \(driver.host.frameDamage)"
      }
    }
    return nil
  }
}
#endif
