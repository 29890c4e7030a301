import Foundation
import RivuletDrawing
import RivuletGeometry

@testable import RivuletRaster

/// Paints commands on a small white surface and answers what can be seen.
struct Picture {
  let surface: RasterSurface

  init(_ commands: [DisplayList.Command], width: Int = 40, height: Int = 40, scale: CGFloat = 1, background: PaintColor = .white) {
    surface = RasterSurface(width: width, height: height)
    surface.paint(
      DisplayList(scale: scale, commands: commands), background: background, with: Rasterizer())
  }

  /// `RRGGBB` of a pixel.
  subscript(_ x: Int, _ y: Int) -> String {
    guard let pixel = surface.pixel(x: x, y: y) else { return "outside" }
    return String(format: "%02X%02X%02X", pixel.red, pixel.green, pixel.blue)
  }

  /// How many pixels are not white.
  var inkedPixels: Int {
    (0..<surface.height).reduce(0) { count, y in
      count + (0..<surface.width).count { self[$0, y] != "FFFFFF" }
    }
  }

  var bytes: [UInt8] { surface.withBytes { Array($0) } }
}

extension DisplayList.Command {
  /// A rectangle in one colour.
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32, opacity: Float = 1) -> Self {
    let path = Path(CGRect(x: x, y: y, width: width, height: height))
    return .draw(.fill(path, .color(PaintColor(hex: hex, opacity: opacity)), FillStyle()), at: .zero)
  }
}
