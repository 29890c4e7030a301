import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Marks of sliders, where their filled part begins, and what they let people choose (documentation).
  @MainActor
  struct SliderMarkRules {
    private struct Marked: View {
      @State private var value = 0.5
      var many = false

      var body: some View {
        VStack {
          Slider(value: $value, neutralValue: 0.25, enabledBounds: 0.2...0.7) {
            Text("Share")
          } currentValueLabel: {
            Text("about \(Int((value * 10).rounded())) tenths")
          } ticks: {
            SliderTick(0.25) { Text("low") }
            if many {
              SliderTickContentForEach([0.5, 0.75], id: \.self) { SliderTick($0) { Text("between") } }
            }
            SliderTick("high", 1)
          }
          .aid("slider")
          Text("\(Int((value * 100).rounded()))")
        }
      }
    }

    @Test func `a slider draws its marks and their labels under the track`() async {
      let plain = await Self.count(Slider(value: .constant(0.5)) { Text("Share") })
      let few = await Self.count(Marked())
      let many = await Self.count(Marked(many: true))
      #expect(few.shapes == plain.shapes + 2)
      #expect(many.shapes == plain.shapes + 4)
      #expect(few.texts == ["low", "high", "50"])
    }

    private static func count(_ view: some View) async -> (shapes: Int, texts: [String]) {
      let harness = await mount(view)
      return (harness.displayListDump().split(separator: "\n").count { $0.contains("path") || $0.contains("fill") }, harness.texts)
    }

    @Test func `marks stand where the middle of the thumb is at their value`() async throws {
      struct Root: View {
        @State private var value = 0.0
        var body: some View {
          Slider(value: $value, in: 0...4, step: 1) {
            Text("Steps")
          } tick: { step in
            step == 3 ? SliderTick(step) { Color.red.frame(width: 10, height: 10).aid("three") } : nil
          }
          .aid("slider")
          .frame(width: 300)
        }
      }
      let harness = await mount(Root())
      let (slider, mark) = (try #require(harness.frame(of: "slider")), try #require(harness.frame(of: "three")))
      let metrics: CGFloat = 28
      #expect(abs(mark.midX - (slider.minX + metrics / 2 + (slider.width - metrics) * 0.75)) < 1)
    }

    @Test func `the label of a slider stands beside the track, whatever marks there are, and marks without labels draw nothing else`()
      async throws
    {
      func labelled(@SliderTickBuilder<Double> _ ticks: () -> some SliderTickContent<Double>) async throws -> CGFloat {
        let control = Slider(value: .constant(0.5)) {
          Text("Share").aid("label")
        } ticks: {
          ticks()
        }
        let harness = ViewHarness(control.aid("slider"), size: CGSize(width: 390, height: 400), idiom: .desktop)
        await harness.settle()
        let (slider, label) = (try #require(harness.frame(of: "slider")), try #require(harness.frame(of: "label")))
        return label.midY - slider.minY
      }
      let bare = try await labelled { SliderTick(0.5) }
      let named = try await labelled { SliderTick("half", 0.5) }
      #expect(abs(bare - named) < 1)
      let both = await Self.count(
        Slider(value: .constant(0.5)) {
          Text("Share")
        } ticks: {
          SliderTick("half", 0.5)
          SliderTick(0.75)
        })
      let plain = await Self.count(Slider(value: .constant(0.5)) { Text("Share") })
      #expect(both.shapes == plain.shapes + 2)
      #expect(both.texts == ["half"])
    }

    @Test func `a slider gives only the values that are enabled`() async throws {
      let harness = await mount(Marked())
      let frame = try #require(harness.frame(of: "slider"))
      await harness.drag(from: CGPoint(x: frame.midX, y: frame.minY + 14), to: CGPoint(x: frame.maxX, y: frame.minY + 14), duration: 0.2)
      #expect(harness.texts.last == "70")
      await harness.drag(
        from: CGPoint(x: frame.minX + frame.width * 0.68, y: frame.minY + 14), to: CGPoint(x: frame.minX, y: frame.minY + 14), duration: 0.2
      )
      #expect(harness.texts.last == "20")
    }

    @Test func `a slider says its current value in the words of the app`() async {
      let harness = await mount(Marked())
      #expect(harness.semanticsDump().contains("slider \"Share\" value=\"about 5 tenths\""))
    }
  }
}
