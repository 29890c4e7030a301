import Foundation
import RivuletCore

/// Progress as a bar if the completed fraction is known, and as a ring otherwise.
struct AutomaticProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A progress bar, with its label above and the value's label below.
struct LinearProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.looks.progress.labelDistance) {
      if let label = configuration.label, visibility != .hidden {
        VStack(alignment: .leading, spacing: metrics.looks.labels.subtitleDistance) { label }.modifier(SemanticsPartModifier(part: .name))
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
    .overlay { UnseenName(label: visibility == .hidden ? configuration.label : nil) }
  }
}

/// A progress ring above its label and the value's label.
struct CircularProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let diameter = metrics.progressRing
    VStack(spacing: metrics.looks.progress.labelDistance) {
      if metrics.looks.progress.ringFills, let fraction = configuration.fractionCompleted {
        ProgressRing(share: fraction, diameter: diameter)
      } else {
        Spinner(diameter: diameter)
      }
      if let label = configuration.label, visibility != .hidden {
        VStack(spacing: metrics.looks.labels.subtitleDistance) { label }.foregroundStyle(.secondary).modifier(
          SemanticsPartModifier(part: .name))
      }
      if let valueLabel = configuration.currentValueLabel {
        VStack { valueLabel }.font(.caption).foregroundStyle(.secondary)
      }
    }
    .overlay { UnseenName(label: visibility == .hidden ? configuration.label : nil) }
  }
}

/// A ring that fills as a value grows.
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
