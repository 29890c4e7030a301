import Foundation
public import RivuletCore
public import RivuletElements
import RivuletLooks

/// A progress ring above the progress label and the value label.
struct CircularProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let diameter = metrics.progressRing
    VStack(spacing: metrics.looks.progress.ringLabelSpacing) {
      if metrics.looks.progress.ringFills, let fraction = configuration.fractionCompleted {
        ProgressRing(share: fraction, diameter: diameter)
      } else {
        Spinner(diameter: diameter)
      }
      if let label = configuration.label, visibility != .hidden {
        VStack(spacing: metrics.looks.labels.subtitleSpacing) { label }.foregroundStyle(.secondary).modifier(
          SemanticsPartModifier(part: .name))
      }
      if let valueLabel = configuration.currentValueLabel {
        VStack { valueLabel }.font(.caption).foregroundStyle(.secondary)
      }
    }
    .overlay { InvisibleLabel(label: visibility == .hidden ? configuration.label : nil) }
  }
}

/// A ring that fills as the value increases.
struct ProgressRing: CompositeView {
  let share: Double
  let diameter: CGFloat

  init(share: Double, diameter: CGFloat) {
    self.share = share
    self.diameter = diameter
  }

  var body: some View {
    let width = diameter / 8
    ZStack {
      Circle().inset(by: width / 2).stroke(ControlPaint(.track), lineWidth: width)
      Circle().inset(by: width / 2).rotation(.degrees(-90)).trim(from: 0, to: share)
        .stroke(ControlPaint(.filled), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
    .frame(width: diameter, height: diameter)
  }
}

/// A style that shows a spinning ring. On desktops, the ring fills instead if the completed fraction is known.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style that shows a ring in the given colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).modifier(OwnTintModifier(tint: tint))
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a ring.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
