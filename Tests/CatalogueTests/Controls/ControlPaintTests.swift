import RivuletCore
import RivuletDrawing
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks

/// The colours of controls by tint, appearance, idiom and disabling.
@MainActor
struct ControlPaintTests {
  private func hex(_ part: ControlPaint.Part, isDestructive: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String
  {
    var environment = EnvironmentValues()
    change(&environment)
    return ControlPaint(part, isDestructive: isDestructive).resolved(in: environment).flatColor.hex
  }

  @Test func `B21.10a labels have the colour of the tint, or the accent colour`() {
    #expect(hex(.label) == hex(.label) { $0.tint = AnyShapeStyle(Color.blue) })
    #expect(hex(.label) { $0.tint = AnyShapeStyle(Color.red) } == SystemColor.red.paintColor(.light, .phone).hex)
    #expect(hex(.label) { $0.colorScheme = .dark } == SystemColor.blue.paintColor(.dark, .phone).hex)
  }

  @Test func `B12.03 a prominent label stands out from its ground`() {
    #expect(hex(.prominentLabel) == PaintColor.white.hex)
    for color in [Color.black, .orange, .red, .green, .purple, .brown] {
      #expect(hex(.prominentLabel) { $0.tint = AnyShapeStyle(color) } == PaintColor.white.hex)
    }
    #expect(hex(.prominentLabel) { $0.tint = AnyShapeStyle(Color.white) } == PaintColor.black.hex)
  }

  @Test func `B21.12ac a destructive role is red whatever the tint`() {
    let red = SystemColor.red.paintColor(.light, .phone).hex
    #expect(hex(.label, isDestructive: true) { $0.tint = AnyShapeStyle(Color.green) } == red)
    #expect(hex(.prominentGround, isDestructive: true) { $0.tint = AnyShapeStyle(Color.green) } == red)
  }

  @Test func `a bordered button has a tinted ground only if it has a tint`() {
    #expect(hex(.borderedGround) == SystemColor.tertiaryFill.paintColor(.light, .phone).hex)
    #expect(
      hex(.borderedGround) { $0.tint = AnyShapeStyle(Color.red) }
        == SystemColor.red.paintColor(.light, .phone).opacity(multipliedBy: 0.15).hex)
    #expect(hex(.borderedLabel) { $0.idiom = .desktop } == SystemColor.primary.paintColor(.light, .desktop).hex)
  }

  @Test func `B21.03c disabling pales every part`() {
    let parts: [ControlPaint.Part] = [
      .label, .borderedLabel, .prominentLabel, .prominentGround, .switchOn, .switchOff, .track, .boxGround, .boxBorder, .filled,
    ]
    for part in parts {
      #expect(hex(part) != hex(part) { $0.isEnabled = false }, "\(part)")
    }
  }

  @Test func `a switch that is on is green on phones, tinted elsewhere`() {
    #expect(hex(.switchOn) == SystemColor.green.paintColor(.light, .phone).hex)
    #expect(hex(.switchOn) { $0.idiom = .desktop } == SystemColor.blue.paintColor(.light, .phone).hex)
    #expect(hex(.switchOn) { $0.tint = AnyShapeStyle(Color.pink) } == SystemColor.pink.paintColor(.light, .phone).hex)
  }
}
