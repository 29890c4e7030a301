import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Progress and gauges.
  @MainActor
  struct ProgressRules {
    @Test func `B21.46ad B21.95l B21.96f label above, bar, and what is said of the value below`() async throws {
      let harness = await mounted(
        ProgressView(value: 2, total: 5) {
          Text("loading").aid("label")
        } currentValueLabel: {
          Text("2 of 5").aid("current")
        }
        .aid("progress"))
      #expect(harness.texts == ["loading", "2 of 5"])
      let label = try #require(harness.frame(of: "label")), current = try #require(harness.frame(of: "current"))
      #expect(label.maxY < current.minY)
      #expect(label.minX == 0)
      #expect(harness.role(of: "loading") == "progress")
      #expect(harness.value(of: "loading") == "40%")
      #expect(harness.frame(of: "progress")?.width == 390)
    }

    @Test func `B21.47adef bars and rings have the sizes of the idiom`() async throws {
      func size<V: View>(_ view: V, _ idiom: Idiom) async -> CGSize? { await mounted(view.aid("p"), idiom).frame(of: "p")?.size }
      #expect(await size(ProgressView(value: 0.5), .phone) == CGSize(width: 390, height: 4))
      #expect(await size(ProgressView(value: 0.5), .desktop) == CGSize(width: 800, height: 20))
      #expect(await size(ProgressView(), .phone) == CGSize(width: 20, height: 20))
      #expect(await size(ProgressView(), .desktop) == CGSize(width: 32, height: 32))
      #expect(await size(ProgressView().controlSize(.small), .desktop) == CGSize(width: 16, height: 16))
      #expect(await size(ProgressView(value: 0.5).progressViewStyle(.circular), .desktop) == CGSize(width: 32, height: 32))
      #expect(await size(ProgressView().progressViewStyle(.linear), .desktop) == CGSize(width: 800, height: 20))
    }

    @Test func `B21.46bc B21.05a B21.96f a value outside is shown as the nearest and reported once`() async throws {
      let harness = await mounted(
        VStack {
          ProgressView("over", value: 7.0, total: 5)
          ProgressView("under", value: -1, total: 5)
          ProgressView("none", value: .nan, total: 5)
          ProgressView("nothing", value: 1, total: 0)
          ProgressView("unknown", value: nil as Double?)
        })
      #expect(["over", "under", "none", "nothing", "unknown"].map { harness.value(of: $0) } == ["100%", "0%", "0%", "0%", "In progress"])
      #expect(harness.runtimeIssues.count == 4)
      #expect(harness.runtimeIssues.allSatisfy { $0.kind == .invalidValue && $0.typeName == "ProgressView" })
    }

    @Test func `B21.48abcd a timer follows the clock without a body, and stops at the end`() async throws {
      struct Root: View {
        let interval: ClosedRange<Date>
        var body: some View {
          let _ = Log.add("body")
          VStack {
            ProgressView(timerInterval: interval) { Text("down") }
            ProgressView(timerInterval: interval, countsDown: false, label: { Text("up") }, currentValueLabel: { Text("gone") })
            Text("now").onAppear { Log.add("seen") }
          }
        }
      }
      let probe = await mounted(Text("x"))
      let start = await now(of: probe)
      let harness = await mounted(Root(interval: start...start + 10))
      #expect(harness.value(of: "down") == "100%")
      #expect(harness.value(of: "up") == "0%")
      #expect(harness.texts == ["down", "0:10", "up", "gone", "now"])
      _ = Log.take()
      await harness.advance(by: 4.05)
      #expect(harness.value(of: "down") == "60%")
      #expect(harness.value(of: "up") == "40%")
      #expect(harness.texts.contains("0:06"))
      await harness.advance(by: 10)
      #expect(harness.value(of: "down") == "0%")
      #expect(harness.texts.contains("0:00"))
      #expect(Log.take() == [])
    }

    /// The date on the clock that each harness begins with.
    private func now(of harness: ViewHarness) async -> Date {
      final class Box { var date = Date.distantPast }
      let box = Box()
      let probe = ViewHarness(
        TimelineView(.explicit([])) { context in
          let _ = box.date = context.date
          Text("probe")
        })
      await probe.settle()
      return box.date
    }

    @Test func `B21.46 progress of an object is asked again while it goes on`() async throws {
      let progress = Progress(totalUnitCount: 4)
      let harness = await mounted(ProgressView(progress).accessibilityLabel("work"))
      #expect(harness.value(of: "work") == "0%")
      progress.completedUnitCount = 3
      await harness.advance(by: 0.5)
      #expect(harness.value(of: "work") == "75%")
    }

    private struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "?")
          configuration.currentValueLabel
        }
      }
    }

    private struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("[")
          ProgressView(configuration)
          Text("]")
        }
      }
    }

    @Test func `B21.47 a style shows labels and share, also by the style outside of it`() async {
      let harness = await mounted(
        VStack {
          ProgressView("a", value: 0.25)
          ProgressView()
          ProgressView("b", value: 0.5).progressViewStyle(Framed())
        }
        .progressViewStyle(Percent()))
      #expect(harness.texts == ["a", "25", "?", "[", "b", "50", "]"])
    }

    @Test func `B21.49ac B21.95m B21.96b a gauge shows its labels and clamps its value`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(
          Gauge(value: 70, in: 0...50) {
            Text("speed")
          } currentValueLabel: {
            Text("70")
          } minimumValueLabel: {
            Text("lo")
          } maximumValueLabel: {
            Text("hi")
          }, idiom)
        #expect(harness.texts == ["speed", "lo", "hi", "70"])
        #expect(harness.role(of: "speed") == "meter")
        #expect(harness.value(of: "speed") == "100%")
      }
    }

    @Test func `B21.49b gauges of every style are called by their labels`() async throws {
      func check<S: GaugeStyle>(_ style: S) async {
        let harness = await mounted(
          Gauge(value: 0.3) {
            Text("speed")
          } currentValueLabel: {
            Text("30")
          }.gaugeStyle(style))
        #expect(harness.value(of: "speed") == "30%")
      }
      await check(.automatic)
      await check(.linearCapacity)
      await check(.accessoryCircular)
      await check(.accessoryCircularCapacity)
      await check(.accessoryLinear)
      await check(.accessoryLinearCapacity)
    }

    private struct Number: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.value, format: .percent)
        }
      }
    }

    @Test func `B21.49 a style of an app's own sees a share from 0 to 1, also of bounds that are one number`() async {
      let harness = await mounted(
        VStack {
          Gauge(value: 5, in: 0...20) { Text("a") }
          Gauge(value: 5, in: 5...5) { Text("b") }
          Gauge(value: .nan, in: 0...1) { Text("c") }
        }
        .gaugeStyle(Number()))
      #expect(harness.texts == ["a", "25%", "b", "0%", "c", "0%"])
    }
  }
}
