package import Foundation
package import RivuletDrawing
package import RivuletGeometry

extension TextMeasuring {
  /// Returns the height of one line box.
  package func lineHeight(_ font: ResolvedFont) -> CGFloat {
    size(of: "", font: font, proposal: .unspecified, lineLimit: 1).height
  }

  /// Returns the dimensions of a text leaf, with its baselines as explicit guides.
  package func dimensions(
    of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation = .tail
  ) -> ViewDimensions {
    let size = size(of: text, font: font, proposal: proposal, lineLimit: lineLimit, truncation: truncation)
    return ViewDimensions(
      size, proposal: proposal, guides: .baselines(first: baseline(of: font), last: lastBaseline(of: font, height: size.height)))
  }
}
