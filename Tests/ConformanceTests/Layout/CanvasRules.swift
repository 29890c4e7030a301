import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pictures that closures draw (documentation of `Canvas` and `GraphicsContext`).
  @MainActor
  struct CanvasRules {
    private let square = CGSize(width: 40, height: 40)

    /// The commands of a canvas that fills the window, without what stands around them.
    private func dump(
      _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> String {
      let harness = ViewHarness(Canvas(renderer: renderer), size: square, textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      #expect(harness.runtimeIssues.isEmpty, sourceLocation: sourceLocation)
      return harness.displayListDump()
    }

    @Test func `paths are filled and stroked with colours, in order`() async {
      let dump = await dump { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(white: 0), lineWidth: 3)
      }
      let lines = dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let fill = lines.firstIndex { $0.hasPrefix("fill 0 0") }
      let stroke = lines.firstIndex { $0.hasPrefix("stroke 0 0 width 3") }
      #expect(fill != nil && stroke != nil && fill! < stroke!)
    }

    @Test func `copies of a context draw into the same layer by settings of their own`() async {
      let dump = await dump { context, size in
        var turned = context
        turned.translateBy(x: 20, y: 0)
        turned.scaleBy(x: 2, y: 3)
        turned.opacity = 0.5
        turned.blendMode = .multiply
        turned.fill(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .color(.blue))
        context.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.blue))
      }
      #expect(dump.contains("transform 2 0 0 3 20 0 {"))
      #expect(dump.contains("layer opacity 0.5 blend multiply {"))
      #expect(dump.components(separatedBy: "transform 2 0 0 3").count == 2)
    }

    @Test func `of filters that were added later ones act first`() async {
      let dump = await dump { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
        context.addFilter(.blur(radius: 4))
        context.drawLayer { layer in layer.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.black)) }
      }
      let threshold = dump.range(of: "threshold 0.5 1"), blur = dump.range(of: "blur 4")
      #expect(threshold != nil && blur != nil && threshold!.lowerBound < blur!.lowerBound)
      #expect(!dump.contains("blend"))
    }

    @Test func `clips hold from then on, and layers clip by what they draw`() async {
      var bounding = CGRect.zero
      let dump = await dump { context, _ in
        context.clip(to: Path(CGRect(x: 10, y: 0, width: 20, height: 40)))
        context.translateBy(x: 10, y: 0)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 10)))
        bounding = context.clipBoundingRect
        context.clipToLayer(options: .inverse) { $0.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.black)) }
        context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.green))
      }
      #expect(bounding == CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(dump.contains("mask {"))
      #expect(dump.contains("blend destinationOut"))
    }

    @Test func `texts are measured, and drawn at points and in rectangles`() async {
      var size = CGSize.zero
      let dump = await dump { context, _ in
        let text = context.resolve(Text("abcd").font(.system(size: 10)))
        size = text.measure(in: CGSize(width: 100, height: 100))
        context.draw(text, at: CGPoint(x: 20, y: 20))
        context.draw(Text("in"), in: CGRect(x: 3, y: 4, width: 30, height: 30))
      }
      #expect(size == CGSize(width: 20, height: 12))
      #expect(dump.contains("\"abcd\""))
      #expect(dump.contains("10 14"))
      #expect(dump.contains("\"in\""))
    }

    @Test func `gradients, images and palettes are shadings`() async {
      let dump = await dump { context, size in
        let gradient = Gradient(colors: [.red, .blue])
        let path = Path(CGRect(origin: .zero, size: size))
        context.fill(path, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat))
        context.fill(path, with: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20))
        context.fill(path, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20)))
        context.fill(path, with: .palette([.style(.tint), .foreground]))
        context.fill(path, with: .tiledImage(Image(systemName: "star")))
        context.draw(Image(systemName: "heart"), at: CGPoint(x: 20, y: 20))
      }
      #expect(dump.contains("linear 0 0 40 0 stops 8"))
      #expect(dump.contains("radial 20 20 0 20 1 stops 2"))
      #expect(dump.contains("angular 20 20"))
      #expect(dump.contains("image 0 0 \"star\""))
      #expect(dump.contains("image 0 0 \"heart\""))
    }

    @Test func `a canvas is drawn again when its size, its view or what it reads changes`() async throws {
      let model = Model()
      let harness = await mount(Root(model: model))
      #expect(Log.take().last == "draw 100 red 1 0")
      try await harness.tap("widen")
      #expect(Log.take().last == "draw 120 red 1 0")
      await harness.turn { model.count = 2 }
      #expect(Log.take().last == "draw 120 red 2 0")
      try await harness.tap("symbol")
      #expect(Log.take().last == "draw 120 red 2 10")
      try await harness.tap("other")
      #expect(Log.take().isEmpty)
    }

    @Observable final class Model {
      var count = 1
    }

    private struct Root: View {
      let model: Model
      @State private var width: CGFloat = 100
      var body: some View {
        VStack {
          Drawn(model: model).frame(width: width, height: 50)
          Button("widen") { width = 120 }
          Other()
        }
      }
    }

    private struct Other: View {
      @State private var count = 0
      var body: some View { Button("other") { count += 1 } }
    }

    private struct Drawn: View {
      let model: Model
      @State private var side: CGFloat = 0
      var body: some View {
        let side = side
        VStack {
          Canvas { context, size in
            MainActor.assumeIsolated { Log.add("draw \(Int(size.width)) red \(model.count) \(Int(side))") }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          }
          Button("symbol") { self.side = 10 }
        }
      }
    }

    @Test func `views are symbols by their tags, with a size of their own, and are seen only where they are drawn`() async throws {
      struct Scattered: View {
        @State private var color = Color.red
        var body: some View {
          VStack {
            Canvas { context, size in
              guard let dot = context.resolveSymbol(id: 1) else { return }
              MainActor.assumeIsolated { Log.add("dot \(Int(dot.size.width))") }
              context.draw(dot, at: CGPoint(x: 10, y: 10))
              context.draw(dot, in: CGRect(x: 20, y: 20, width: 16, height: 16))
              if context.resolveSymbol(id: "none") != nil { MainActor.assumeIsolated { Log.add("none") } }
            } symbols: {
              Blink(color: color).tag(1)
              Text("unseen").tag(2)
            }
            .frame(width: 40, height: 40)
            Button("blue") { color = .blue }
          }
        }
      }
      struct Blink: View {
        let color: Color
        var body: some View { Circle().fill(color).frame(width: 8, height: 8).accessibilityIdentifier("dot") }
      }
      let harness = await mount(Scattered())
      #expect(Log.take().last == "dot 8")
      #expect(harness.texts == ["blue"])
      #expect(harness.frame(of: "dot") == nil)
      #expect(harness.displayListDump().contains("transform 2 0 0 2 20 20 {"))
      let before = harness.displayListDump()
      try await harness.tap("blue")
      #expect(harness.displayListDump() != before)
    }

    @Test func `a canvas in a timeline is drawn in each frame`() async {
      let harness = await mount(
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            MainActor.assumeIsolated { Log.add("\(Int(timeline.date.timeIntervalSinceReferenceDate * 1_000_000) % 2)") }
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
          }
        })
      _ = Log.take()
      await harness.advance(by: 0.5)
      #expect(Log.take().count >= 25)
    }

    @Test func `numbers that are none, contexts that were kept and empty pictures draw nothing wrong`() async {
      var kept: GraphicsContext?
      let harness = await mount(
        Canvas(opaque: true) { context, size in
          kept = context
          var odd = context
          odd.scaleBy(x: .nan, y: .infinity)
          odd.opacity = .nan
          odd.addFilter(.blur(radius: -.infinity))
          odd.addFilter(.shadow(radius: .nan, options: .shadowOnly))
          odd.fill(
            Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)),
            with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero, options: .mirror))
          odd.opacity = 1
          odd.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: .nan)
          odd.draw(Text(""), in: .null)
          context.draw(Image("missing"), in: .infinite)
          context.fill(Path(), with: .backdrop)
        }
        .frame(width: 0, height: 10))
      let count = harness.runtimeIssues.count
      await harness.turn {
        kept?.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        #expect(kept?.resolveSymbol(id: 1) == nil)
        #expect(kept?.resolve(Text("a")).measure(in: .zero) == .zero)
      }
      #expect(harness.runtimeIssues.count == count + 1)
      _ = harness.displayListDump()
    }

    @Test func `a picture is whole in the display list, and is cut off at the edges of the view`() async throws {
      let harness = ViewHarness(
        Canvas { context, _ in context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.red)) }
          .frame(width: 20, height: 20), size: square, displayScale: 1)
      await harness.settle()
      #expect(harness.displayListDump().contains("clip"))
    }
  }
}
