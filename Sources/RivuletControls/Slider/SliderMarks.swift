import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A tick mark of a slider, in the form in which the slider draws it.
struct SliderMark: Identifiable {
  /// The index among the marks.
  let id: Int
  let value: Double
  let label: AnyView?
}

/// A layout for a slider's tick marks, or for their labels, that centres each subview at its value.
struct SliderMarks: Layout {
  /// The position of each mark within the range, from 0 to 1.
  let shares: [Double]
  /// The width of the thumb. The marks are aligned with its centre.
  let thumb: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (share, subview) in zip(shares, subviews) {
      let x = bounds.minX + thumb / 2 + max(bounds.width - thumb, 0) * share
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}

/// A slider's track, with the tick marks below the track and their labels below the marks (our choice).
struct MarkedSliderTrack<Track: View>: CompositeView {
  let marks: [SliderMark]
  package let scale: SliderScale
  let measures: SliderMeasures
  let track: Track

  var body: some View {
    let middle = measures.height / 2
    let labelled = marks.filter { $0.label != nil }
    VStack(spacing: 0) {
      track.background(alignment: .bottom) {
        SliderMarks(shares: marks.map { scale.place(of: $0.value) }, thumb: measures.thumb) {
          ForEach(marks) { _ in Capsule().fill(.tertiary).frame(width: 2, height: 5) }
        }
        .offset(y: 2)
      }
      if !labelled.isEmpty {
        SliderMarks(shares: labelled.map { scale.place(of: $0.value) }, thumb: measures.thumb) {
          ForEach(labelled) { $0.label }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.top, 3)
        .modifier(AccessibilityHiddenModifier())
      }
    }
    .alignmentGuide(VerticalAlignment.center) { _ in middle }
  }
}
