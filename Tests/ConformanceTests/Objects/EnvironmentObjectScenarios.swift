import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C3: objects of the environment, and publishers by themselves, as printed.
  @MainActor
  struct EnvironmentObjectScenarios {
    private final class M: ObservableObject {
      @Published var n = 0
      init(n: Int = 0) { self.n = n }
    }

    private final class Other: ObservableObject {
      @Published var n = 100
    }

    private struct Leaf: View {
      @EnvironmentObject var m: M
      let k: Int
      var body: some View {
        let _ = Log.add("leaf\(k) \(m.n)")
        Text("\(m.n)")
      }
    }

    private struct Mid: View {
      var body: some View {
        let _ = Log.add("mid")
        HStack {
          Leaf(k: 1)
          Leaf(k: 2)
        }
      }
    }

    private struct Root: View {
      let m: M
      var body: some View {
        let _ = Log.add("root")
        Mid().environmentObject(m)
      }
    }

    @Test func `S49 an object of the environment skips the middle`() async {
      let m = M()
      let harness = await mount(Root(m: m))
      #expect(Log.take() == ["root", "mid", "leaf1 0", "leaf2 0"])
      await harness.turn { m.n = 1 }
      #expect(Set(Log.take()) == ["leaf1 1", "leaf2 1"])
    }

    @Test func `S50 the nearest object of a type wins`() async {
      struct Both: View {
        @EnvironmentObject var m: M
        @EnvironmentObject var other: Other
        var body: some View { Text("\(m.n) \(other.n)") }
      }
      let harness = await mount(
        Both().environmentObject(M(n: 1)).environmentObject(Other()).environmentObject(M(n: 2)))
      #expect(harness.texts == ["1 100"])
    }

    private final class Weather {
      @Published var temperature: Double
      init(temperature: Double) { self.temperature = temperature }
    }

    @Test func `S52 and S53 published values come before they are stored, equal ones too`() {
      let weather = Weather(temperature: 20)
      var log: [String] = []
      let cancellable = weather.$temperature.sink { log.append("Temperature now: \($0) (stored \(weather.temperature))") }
      weather.temperature = 25
      weather.temperature = 25
      #expect(
        log == [
          "Temperature now: 20.0 (stored 20.0)", "Temperature now: 25.0 (stored 20.0)", "Temperature now: 25.0 (stored 25.0)",
        ])
      withExtendedLifetime(cancellable) {}
    }
  }
}
