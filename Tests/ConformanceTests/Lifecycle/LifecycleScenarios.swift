import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C7: lifecycle order, as printed.
  @MainActor
  struct LifecycleScenarios {
    private struct Nested: View {
      func mark(_ s: String) { Log.add(s) }
      var body: some View {
        ZStack {
          HStack {
            Color.red.onAppear { mark("leaf appear") }.task { mark("leaf task") }.onChange(of: 1, initial: true) { mark("leaf change") }
          }
          .onChange(of: 2, initial: true) { mark("mid change") }.task { mark("mid task") }.onAppear { mark("mid appear") }
        }
        .onAppear { mark("top appear") }.task { mark("top task") }
      }
    }

    @Test func `S83 inner before outer, in writing order, tasks last`() async {
      _ = await mount(Nested())
      #expect(
        Log.take() == [
          "leaf appear", "leaf change", "mid change", "mid appear", "top appear", "leaf task", "mid task", "top task",
        ])
    }

    @Test func `S85 a dynamic child appears after its static ancestor`() async {
      _ = await mount(
        VStack { if Bool(true) { Text("c").onAppear { Log.add("c") } } }.onAppear { Log.add("p") })
      #expect(Log.take() == ["p", "c"])
    }

    private struct Pairs: View {
      let initial: Bool
      @State private var v = 0
      var body: some View {
        Color.red
          .onAppear {
            v = 1
            DispatchQueue.main.async {
              v = 2
              DispatchQueue.main.async { v = 2 }
            }
          }
          .onChange(of: v, initial: initial) { o, n in Log.add("\(o),\(n)") }
      }
    }

    @Test func `S86 onChange gets pairs`() async {
      _ = await mount(Pairs(initial: true))
      #expect(Log.take() == ["0,0", "0,1", "1,2"])
      _ = await mount(Pairs(initial: false))
      #expect(Log.take() == ["0,1", "1,2"])
    }

    private struct Capturing: View {
      @State private var t = 0
      var body: some View {
        Button("go") { t += 1 }
          .onChange(of: t) { [t] new in Log.add("\(t)->\(new)") }
          .onChange(of: t) { [t] _, _ in Log.add("\(t)") }
      }
    }

    @Test func `S88 the deprecated form captures the old value`() async throws {
      let harness = await mount(Capturing())
      try await harness.tap("go")
      #expect(Log.take() == ["0->1", "1"])
    }

    private struct Feeding: View {
      @State private var t = 0
      var body: some View {
        let _ = Log.add("body \(t)")
        Button("go") { t += 1 }
          .onChange(of: t) { _, _ in
            Log.add("change")
            t += 1
          }
      }
    }

    @Test func `S89 B5.24 a change action that feeds itself stops`() async throws {
      let harness = await mount(Feeding())
      _ = Log.take()
      try await harness.tap("go")
      let log = Log.take()
      #expect(log.count { $0 == "change" } == 2)
      #expect(log.count { $0.hasPrefix("body") } == 3)
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
      #expect(harness.runtimeIssues.first?.message.contains("multiple times per frame") == true)
    }

    private struct Receiving: View {
      let pub: PassthroughSubject<Double, Never>
      @State private var t = 0.0
      var body: some View {
        let _ = Log.add("root")
        Text("\(Int(t))").onReceive(pub) { t = $0 }
      }
    }

    private struct Removing: View {
      let pub: PassthroughSubject<Double, Never>
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Receiving(pub: pub) }
          Button("remove") { isShown = false }
        }
      }
    }

    @Test func `S91 onReceive runs while its view is there`() async throws {
      let pub = PassthroughSubject<Double, Never>()
      let harness = await mount(Removing(pub: pub))
      #expect(Log.take() == ["root"])
      await harness.turn { pub.send(65) }
      #expect(Log.take() == ["root"])
      #expect(harness.texts.first == "65")
      await harness.turn {
        pub.send(1)
        pub.send(2)
      }
      #expect(Log.take() == ["root"])
      #expect(harness.texts.first == "2")
      try await harness.tap("remove")
      await harness.turn { pub.send(3) }
      #expect(Log.take() == [])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private final class VM: ObservableObject {
      @Published var x = 4
    }

    private struct Current: View {
      @ObservedObject var vm: VM
      @State private var got = 0
      var body: some View { Text("\(got)").onReceive(vm.$x) { got = $0 } }
    }

    @Test func `S92 onReceive of a published value fires at once`() async {
      let harness = await mount(Current(vm: VM()))
      #expect(harness.texts == ["4"])
    }

    private struct Swapping: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Text("\(id)").onAppear { [id] in Log.add("A\(id)") }.onDisappear { [id] in Log.add("D\(id)") }.id(id)
          Button("swap") { id += 1 }
        }
      }
    }

    @Test func `B5.09 a swap by id appears before the old one disappears`() async throws {
      let harness = await mount(Swapping())
      _ = Log.take()
      try await harness.tap("swap")
      #expect(Log.take() == ["A1", "D0"])
    }
  }
}
