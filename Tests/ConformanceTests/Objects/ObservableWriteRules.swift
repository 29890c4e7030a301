import Combine
import Observation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Observable objects that are written while views are updated (B11.03).
  @MainActor
  struct ObservableWriteRules {
    @Observable @MainActor
    final class Model {
      var n = 0
      var other = 0
      var unread = 0
      @ObservationIgnored var ignored = 0
      /// Written by a model that an action calls.
      var source = 0 { didSet { n = source } }
    }

    /// A place of code that writes while views are built.
    enum Writer: CaseIterable {
      case body, closure, row, lazyRow, geometry, modifier, property
    }

    private struct WritingModifier: ViewModifier {
      let m: Model
      func body(content: Content) -> some View {
        m.n = m.other
        return content
      }
    }

    private struct WritingProperty: DynamicProperty {
      let m: Model
      func update() { MainActor.assumeIsolated { m.n = m.other } }
    }

    private struct PropertyView: View {
      let property: WritingProperty
      let other: Int
      var body: some View { Text("writes \(other)") }
    }

    private struct WritingView: View {
      let m: Model
      let writer: Writer

      private func write() -> Int {
        m.n = m.other
        return m.other
      }

      var body: some View {
        switch writer {
        case .body: Text("writes \(write())")
        case .closure: Group(subviews: Text("subview")) { _ in Text("writes \(write())") }
        case .row: ForEach(0..<1) { _ in Text("writes \(write())") }
        case .lazyRow: LazyVStack { ForEach(0..<1) { _ in Text("writes \(write())") } }
        case .geometry: GeometryReader { _ in Text("writes \(write())") }
        case .modifier: Text("writes").modifier(WritingModifier(m: m))
        case .property: PropertyView(property: WritingProperty(m: m), other: m.other)
        }
      }
    }

    private struct Reader: View {
      let m: Model
      var body: some View { Text("reads \(m.n)") }
    }

    private struct Root: View {
      let m: Model
      let writer: Writer

      var body: some View {
        VStack {
          Reader(m: m)
          WritingView(m: m, writer: writer)
          Button("add") { m.other += 1 }
        }
      }
    }

    @Test(arguments: Writer.allCases) func `B11.03 a property that is written while a body is evaluated is reported`(writer: Writer)
      async throws
    {
      let harness = await mount(Root(m: Model(), writer: writer))
      #expect(harness.runtimeIssues == [])
      try await harness.tap("add")
      #expect(harness.texts.contains("reads 1"))
      #expect(harness.runtimeIssues.map(\.kind) == [.stateModifiedDuringUpdate])
      #expect(harness.runtimeIssues.first?.typeName == "Reader")
      try await harness.tap("add")
      #expect(harness.texts.contains("reads 2"))
      #expect(harness.runtimeIssues.count == 1, "once")
    }

    /// Writes that are right.
    enum Moment: CaseIterable {
      case action, appear, change, receive, task, preference, geometry, model, thread, disappear, picture, binding, ignored, unread
    }

    private struct Fixed: View {
      let m: Model
      var body: some View { Color.red.frame(width: 10, height: 10).onAppear { m.n += 1 } }
    }

    private struct Rightful: View {
      let m: Model
      let moment: Moment
      @State private var isOn = false

      var body: some View {
        let _ = m.other
        let _ = moment == .ignored ? (m.ignored += 1) : ()
        let _ = moment == .unread ? (m.unread = m.other) : ()
        let _ = moment == .picture && isOn ? ImageRenderer(content: Fixed(m: m)).pngData?.count : nil
        VStack {
          Reader(m: m)
          if isOn {
            Text("on").onAppear { if moment == .appear { m.n += 1 } }
              .task { if moment == .task { m.n += 1 } }
              .onReceive(Just(1)) { _ in if moment == .receive { m.n += 1 } }
          } else {
            Text("off").onDisappear { if moment == .disappear { m.n += 1 } }
          }
          Text("size").frame(width: isOn ? 50 : 40).onGeometryChange(for: CGFloat.self, of: \.size.width) { _, _ in
            if moment == .geometry, isOn { m.n += 1 }
          }
          Text("key").preference(key: Sum.self, value: isOn ? 1 : 0)
          if moment == .binding {
            Toggle(
              "bound",
              isOn: Binding(
                get: { isOn },
                set: {
                  isOn = $0; m.n += 1
                }))
          }
          Button("tap") {
            if moment == .action { m.n += 1 }
            if moment == .model { m.source += 1 }
            if moment == .unread { m.other += 1 }
            isOn = true
          }
        }
        .onChange(of: isOn) { if moment == .change { m.n += 1 } }
        .onPreferenceChange(Sum.self) { value in
          MainActor.assumeIsolated { if moment == .preference, value == 1 { m.n += 1 } }
        }
      }
    }

    private struct Sum: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test(arguments: Moment.allCases) func `B11.03 writes of actions, and of what no body reads, are no mistake`(moment: Moment)
      async throws
    {
      let m = Model()
      let harness = await mount(Rightful(m: m, moment: moment))
      try await harness.tap(moment == .binding ? "bound" : "tap")
      if moment == .thread { await Task.detached { await MainActor.run { m.n += 1 } }.value }
      await harness.settle()
      await harness.advance(by: 1)
      if moment != .ignored, moment != .unread { #expect(m.n > 0 && harness.texts.contains("reads \(m.n)")) }
      #expect(harness.runtimeIssues == [])
    }
  }
}
