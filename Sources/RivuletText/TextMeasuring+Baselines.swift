package import Foundation
package import RivuletDrawing
package import RivuletGeometry

extension TextMeasuring {
  /// The height of one line box.
  package func lineHeight(_ font: ResolvedFont) -> CGFloat {
    size(of: "", font: font, proposal: .unspecified, lineLimit: 1).height
  }

  /// The distance of the first line's baseline from the top: the ascent, scaled to the line height that the measurer uses.
  package func firstBaseline(_ font: ResolvedFont) -> CGFloat {
    lineHeight(font) * TextMetrics.baselineShare
  }

  /// The distance of the last line's baseline from the top, for text of this height.
  package func lastBaseline(_ font: ResolvedFont, height: CGFloat) -> CGFloat {
    height - lineHeight(font) * (1 - TextMetrics.baselineShare)
  }

  /// The dimensions of a text leaf, its baselines being explicit guides.
  package func dimensions(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> ViewDimensions {
    let size = size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
    return ViewDimensions(
      size, proposal: proposal, guides: .baselines(first: firstBaseline(font), last: lastBaseline(font, height: size.height)))
  }
}
