import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import Testing

@MainActor
struct StyleTests {
  private func color<V: View>(_ view: V, dark: Bool = false) -> String? {
    ViewTest(view, environment: { $0.colorScheme = dark ? .dark : .light }).color
  }

  @Test func `shapes and texts take the foreground of their surroundings (B8.04)`() {
    #expect(color(Rectangle()) == "#000000")
    #expect(color(Rectangle(), dark: true) == "#FFFFFF")
    #expect(color(Rectangle().foregroundStyle(.red)) == "#FF3B30")
    #expect(color(Text("a").foregroundStyle(.blue)) == "#007AFF")
    #expect(color(Rectangle().foregroundColor(.green)) == "#34C759")
  }

  @Test func `the innermost foreground wins (B8.02)`() {
    #expect(color(VStack { Rectangle().foregroundStyle(.red).foregroundStyle(.blue) }) == "#FF3B30")
  }

  @Test func `nil brings the system's foreground back`() {
    #expect(color(Rectangle().foregroundColor(nil).foregroundColor(.red)) == "#000000")
  }

  @Test func `levels of the system's foreground are its label colours`() {
    #expect(color(Rectangle().foregroundStyle(.secondary)) == "#3C3C4399")
    #expect(color(Rectangle().fill(.tertiary)) == "#3C3C434D")
    #expect(color(Rectangle().fill(.quaternary), dark: true) == "#EBEBF529")
  }

  @Test func `levels of another foreground are paler and paler`() {
    #expect(color(Rectangle().fill(.secondary).foregroundStyle(.red)) == "#FF3B3080")
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(.red)) == "#FF3B3040")
    #expect(color(Rectangle().fill(Color.red.secondary)) == "#FF3B3080")
  }

  @Test func `each level can have a style of its own`() {
    #expect(color(Rectangle().fill(.primary).foregroundStyle(.red, .green, .blue)) == "#FF3B30")
    #expect(color(Rectangle().fill(.secondary).foregroundStyle(.red, .green, .blue)) == "#34C759")
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(.red, .green, .blue)) == "#007AFF")
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(.red, .green)) == "#FF3B3040")
  }

  @Test func `a foreground that names the foreground means the one around it`() {
    #expect(color(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)) == "#FF3B3080")
    #expect(color(Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)) == "#FF3B3040")
    #expect(color(Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.blue)) == "#007AFF80")
  }

  @Test func `tint and background come from the surroundings`() {
    #expect(color(Rectangle().fill(.tint)) == "#007AFF")
    #expect(color(Rectangle().fill(.tint).tint(.orange)) == "#FF9500")
    #expect(color(Rectangle().fill(.tint).tint(Color?.none).tint(.orange)) == "#007AFF")
    #expect(color(Rectangle().fill(.tint).accentColor(.pink)) == "#FF2D55")
    #expect(color(Rectangle().fill(.background)) == "#FFFFFF")
    #expect(color(Rectangle().fill(.background).backgroundStyle(.mint)) == "#00C7BE")
  }

  struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow.opacity(0.5) : Color.red.opacity(1)
    }
  }

  @Test func `a style of the app resolves itself in its environment`() {
    #expect(color(Rectangle().fill(Warning())) == "#FF3B30")
    #expect(color(Rectangle().foregroundStyle(Warning()), dark: true) == "#FFD60A80")
    #expect(color(Rectangle().fill(AnyShapeStyle(Warning()))) == "#FF3B30")
  }

  @Test func `a gradient is laid out in the bounds of what it fills`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing)
    #expect(
      ViewTest(Rectangle().fill(gradient).foregroundStyle(.red)).picture.contains(
        "linear 50 0 100 100 stops 2 0 1 0.043735027 0.029556833 1 1 0 0.19461787 1 1"))
    let stops = [Gradient.Stop(color: .white, location: 0.5), Gradient.Stop(color: .black, location: 0.25)]
    let radial = RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 50)
    #expect(ViewTest(radial).picture.contains("radial 50 50 5 50 1 stops 2 0.5 1 1 1 1 0.5 0 0 0 1"))
    let conic = AngularGradient(colors: [.white, .black], center: .topLeading, angle: .degrees(90))
    #expect(ViewTest(conic).picture.contains("angular 0 0 1.5707963267948966 7.853981633974483"))
  }

  @Test func `a gradient is a view that fills its proposal`() {
    #expect(ViewTest(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).frame == "0,0 100x100")
  }

  @Test func `a change of foreground reaches the shape and measures nothing`() {
    let remote = Remote<Color>()
    let test = ViewTest(Changing(Color.red, remote) { color in VStack { Rectangle() }.foregroundStyle(color) })
    let measures = test.tree.counters.measures
    test.turn { remote.set(.blue) }
    #expect(test.color == "#007AFF")
    #expect(test.tree.counters.measures == measures)
  }

  @Test func `the same style again edits nothing`() {
    let remote = Remote<Int>()
    let test = ViewTest(
      Changing(0, remote) { _ in Rectangle().foregroundStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) })
    let edits = test.tree.drawing.editCount
    test.turn { remote.set(1) }
    #expect(test.tree.drawing.editCount == edits)
  }
}
