import Foundation
import RivuletCore
import RivuletDrawing

/// A toggle as a box with a check mark, and a label after it.
struct CheckboxToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.idiom) private var idiom

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let isMarked = configuration.isOn || configuration.isMixed
    let outline = RoundedRectangle(cornerRadius: metrics.checkboxCornerRadius)
    HStack(spacing: metrics.checkboxSpacing) {
      outline
        .fill(ControlPaint(isMarked ? .filled : .boxGround))
        .frame(width: metrics.checkboxSide, height: metrics.checkboxSide)
        .overlay {
          outline.strokeBorder(ControlPaint(.boxBorder), lineWidth: 1).opacity(isMarked ? 0 : 1)
        }
        .overlay {
          CheckMark(isMixed: configuration.isMixed)
            .stroke(ControlPaint(.knob), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .opacity(isMarked ? 1 : 0)
        }
      configuration.label.modifier(BodyFontModifier(isActive: idiom == .desktop))
    }
    .modifier(SwitchPressModifier(isOn: configuration.$isOn))
  }
}
