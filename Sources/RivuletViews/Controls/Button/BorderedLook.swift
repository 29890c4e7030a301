import RivuletCore

/// A button on a ground with rounded corners; darker while it is pressed.
struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  nonisolated init(isProminent: Bool = false) {
    self.isProminent = isProminent
  }

  func makeBody(configuration: Configuration) -> some View {
    let metrics = ControlMetrics(idiom)
    let isDestructive = configuration.role == .destructive
    let label = ControlPaint(isProminent ? .prominentLabel : .borderedLabel, isDestructive: isDestructive)
    let ground = ControlPaint(isProminent ? .prominentGround : .borderedGround, isDestructive: isDestructive)
    let outline = RoundedRectangle(cornerRadius: borderShape.cornerRadius(metrics, controlSize))
    configuration.label
      .foregroundStyle(label)
      .padding(metrics.buttonInsets(controlSize))
      .background(ground, in: outline)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}
