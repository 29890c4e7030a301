import Foundation
import RivuletCore
import RivuletDrawing

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw([.draw(.text(line.source.item(line: line.index)), at: .zero)])
  }

  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([.draw(.text(run.source.item(run.range, on: run.lineIndex)), at: .zero)])
  }

  /// Draws a slice of a text run.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([.draw(.text(slice.run.source.item(slice.range, on: slice.run.lineIndex)), at: .zero)])
  }
}
