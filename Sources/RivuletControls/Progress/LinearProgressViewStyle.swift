public import RivuletCore
public import RivuletElements
import RivuletLooks

/// A progress bar between the progress label above and the value label below.
struct LinearProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.looks.progress.barLabelSpacing) {
      if let label = configuration.label, visibility != .hidden {
        VStack(alignment: .leading, spacing: metrics.looks.labels.subtitleSpacing) { label }.modifier(SemanticsPartModifier(part: .name))
      }
      if let fraction = configuration.fractionCompleted {
        FilledTrack(
          share: fraction, metrics: metrics,
          parts: TupleView((Capsule().fill(ControlPaint(.track)), Capsule().fill(ControlPaint(.filled)))))
      } else {
        RunningBar(metrics: metrics)
      }
      if let valueLabel = configuration.currentValueLabel {
        VStack(alignment: .leading) { valueLabel }.font(.caption).foregroundStyle(.secondary)
      }
    }
    .overlay { InvisibleLabel(label: visibility == .hidden ? configuration.label : nil) }
  }
}

/// A style that shows a bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style that shows a bar in the given colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).modifier(OwnTintModifier(tint: tint))
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
