import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletNames
@testable import RivuletScreens

/// Styles of controls in the static structure.
@MainActor
struct ButtonStyleTests {
  private final class Notes {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines.removeAll() }
      return lines
    }
  }

  private struct Reading: ButtonStyle {
    let name: String
    let notes: Notes
    @Environment(\.isEnabled) private var isEnabled

    init(name: String, notes: Notes) {
      self.name = name
      self.notes = notes
    }

    func makeBody(configuration: Configuration) -> some View {
      let _ = notes.lines.append("\(name) \(isEnabled)")
      configuration.label
    }
  }

  private struct Screen: View {
    let notes: Notes
    @State var name = "a"
    @State var isOff = false
    @State var unrelated = 0
    let change: (Screen) -> Void

    var body: some View {
      Button("x") { [unrelated] in _ = unrelated }
        .buttonStyle(Reading(name: name, notes: notes))
        .disabled(isOff)
        .onAppear { change(self) }
    }
  }

  @Test func `a style reads the environment and follows its own value`() {
    let notes = Notes()
    var screen: Screen?
    let test = ViewTest(Screen(notes: notes) { screen = $0 })
    #expect(notes.take() == ["a true"])
    test.turn { screen?.isOff = true }
    #expect(notes.take() == ["a false"])
    test.turn { screen?.name = "b" }
    #expect(notes.take() == ["b false"])
  }

  @Test func `a new action alone does not evaluate the style`() {
    let notes = Notes()
    var screen: Screen?
    let test = ViewTest(Screen(notes: notes) { screen = $0 })
    _ = notes.take()
    test.turn { screen?.unrelated = 5 }
    #expect(notes.take() == [])
  }

  @Test func `a style costs no dynamic place`() {
    struct Key: PreferenceKey {
      static let defaultValue = -1
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    var seen: [Int] = []
    _ = ViewTest(
      VStack {
        Text("writer").preference(key: Key.self, value: 7)
        Button("silent") {}.buttonStyle(.bordered)
      }
      .onPreferenceChange(Key.self) { seen.append($0) })
    #expect(seen == [7])
  }

  private struct Sizes: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(ControlSize.allCases, id: \.self) { Button("x") {}.controlSize($0) }
      }
      .buttonStyle(.bordered)
    }
  }

  private func heights(_ idiom: Idiom) -> [CGFloat] {
    let test = ViewTest(Sizes(), size: CGSize(width: 200, height: 400), idiom: idiom)
    return SemanticsTree(test.tree).items().map { $0.node.size.height }
  }

  @Test func `larger control sizes never make smaller buttons`() {
    for idiom in [Idiom.phone, .desktop] {
      let heights = heights(idiom)
      #expect(heights.count == 5)
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(heights.first! < heights.last!)
    }
  }

  @Test func `a border shape sets the corners of the ground`() {
    func ground(_ shape: ButtonBorderShape) -> String {
      let test = ViewTest(Button("x") {}.buttonStyle(.bordered).buttonBorderShape(shape))
      for item in test.items {
        if case .fill(let path, _, _) = item { return path.description }
      }
      return ""
    }
    let shapes: [ButtonBorderShape] = [.roundedRectangle, .capsule, .roundedRectangle(radius: 3)]
    #expect(Set(shapes.map(ground)).count == 3)
    #expect(ground(.capsule) != ground(.circle))
    #expect(ground(.capsule) == ground(.automatic))
  }

  @Test func `pressing and dark appearance change the picture`() {
    let light = ViewTest(Button("x") {}.buttonStyle(.borderedProminent))
    let dark = ViewTest(Button("x") {}.buttonStyle(.borderedProminent), environment: { $0.colorScheme = .dark })
    #expect(light.picture != dark.picture)
    let before = light.picture
    light.turn { light.tree.pointer.dispatch(.began(CGPoint(x: 50, y: 50))) }
    #expect(light.picture != before)
    light.turn { light.tree.pointer.dispatch(.cancelled) }
    #expect(light.picture == before)
  }

  @Test func `assistive technology activates what a tap would`() {
    var count = 0
    let test = ViewTest(
      VStack {
        Button("x") { count += 1 }
        Button("y") { count += 10 }.disabled(true)
        Toggle("z", isOn: Binding(get: { false }, set: { _ in count += 100 }))
      }, size: CGSize(width: 300, height: 300))
    for item in SemanticsTree(test.tree).items() {
      test.turn { _ = item.node.responder?.activate(in: item.node) }
    }
    #expect(count == 101)
  }
}
