import Foundation
package import RivuletDrawing

extension RasterSurface {
  /// Moves pixels simultaneously, so that each target receives the previous pixels of its source. Pixels outside the surface are ignored.
  package func move(_ moves: [PixelMove]) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let moves = moves.compactMap { move -> PixelMove? in
      let source = move.source.intersection(all).moved(by: move.shift)
      let target = move.target.intersection(all).intersection(source)
      return target.isEmpty ? nil : PixelMove(to: target, by: move.shift)
    }
    guard let first = moves.first else { return }
    withMutablePixels { pixels, rowLength in
      if moves.count == 1 {
        pixels.move(first, rowLength)
      } else {
        let copies = moves.map { pixels.copy($0.source, rowLength: rowLength) }
        for (move, copy) in zip(moves, copies) { pixels.put(copy, on: move.target, rowLength: rowLength) }
      }
    }
  }

  /// Copies part of another surface, which occupies `frame` in a coordinate system whose origin lies at `origin` on this surface.
  package func put(_ other: RasterSurface, part: PixelRect, of frame: PixelRect, at origin: PixelShift) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let target = part.intersection(frame).moved(by: origin).intersection(all)
    if target.isEmpty { return }
    let corner = PixelShift(x: frame.x + origin.x, y: frame.y + origin.y)
    other.withMutablePixels { source, sourceLength in
      let copy = source.copy(target.moved(by: .zero - corner), rowLength: sourceLength)
      withMutablePixels { $0.put(copy, on: target, rowLength: $1) }
    }
  }
}

extension PixelRows {
  /// Moves the pixels of a rectangle whose source and target may overlap.
  fileprivate func move(_ move: PixelMove, _ rowLength: Int) {
    let (source, target) = (move.source, move.target)
    for step in 0..<target.height {
      let row = move.shift.y > 0 ? target.height - 1 - step : step
      copyRow(
        from: (source.y + row) * rowLength + source.x, to: (target.y + row) * rowLength + target.x, count: target.width)
    }
  }
}
