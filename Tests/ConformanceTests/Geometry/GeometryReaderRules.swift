import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B9.21 and what a geometry proxy tells.
  @MainActor
  struct GeometryReaderRules {
    @Test func `B9.21 a reader takes its proposal and puts every child at the top left`() async {
      let harness = await mount(
        GeometryReader { geo in
          Text("\(Int(geo.size.width))x\(Int(geo.size.height))").accessibilityIdentifier("text")
          Color.red.frame(width: 10, height: 20).accessibilityIdentifier("red")
        }
        .accessibilityIdentifier("reader")
        .frame(width: 100, height: 50))
      #expect(harness.frame(of: "reader")?.size == CGSize(width: 100, height: 50))
      #expect(harness.frame(of: "red")?.origin == harness.frame(of: "reader")?.origin)
      #expect(harness.frame(of: "text")?.origin == harness.frame(of: "reader")?.origin)
      #expect(harness.texts == ["100x50"])
    }

    @Test func `B9.21 a reader without a proposal is 10 points large`() async {
      let harness = await mount(GeometryReader { _ in Color.red }.fixedSize().accessibilityIdentifier("reader"))
      #expect(harness.frame(of: "reader")?.size == CGSize(width: 10, height: 10))
    }

    private struct Resizing: View {
      @State private var width: CGFloat = 100
      var body: some View {
        VStack {
          GeometryReader { geo in
            let _ = Log.add("content \(Int(geo.size.width))")
            Text("\(Int(geo.size.width))")
          }
          .frame(width: width)
          Button("go") { width = 60 }
        }
      }
    }

    @Test func `the content of a reader is made once for each size, when the size is known`() async throws {
      let harness = await mount(Resizing())
      #expect(Log.take() == ["content 100"])
      #expect(harness.frames.count == 1)
      try await harness.tap("go")
      #expect(Log.take() == ["content 60"])
      #expect(harness.texts == ["60", "go"])
    }

    private struct Placed: View {
      var body: some View {
        GeometryReader { geo in
          let _ = Log.add("y \(Int(geo.frame(in: .global).minY))")
          Color.blue
        }
        .frame(width: 20, height: 20)
      }
    }

    private struct Sized: View {
      var body: some View {
        GeometryReader { geo in
          let _ = Log.add("width \(Int(geo.size.width))")
          Color.blue
        }
        .frame(width: 20, height: 20)
      }
    }

    private struct Moving: View {
      @State private var offset: CGFloat = 0
      let readsPlace: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10 + offset)
          if readsPlace { Placed() } else { Sized() }
          Button("go") { offset = 30 }.fixedSize()
        }
        .frame(width: 100, height: 200, alignment: .top)
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    @Test func `a move reaches only the content that asked for the place`() async throws {
      var harness = await mount(Moving(readsPlace: false))
      #expect(Log.take() == ["width 20"])
      try await harness.tap("go")
      #expect(Log.take() == [])
      harness = await mount(Moving(readsPlace: true))
      #expect(Log.take() == ["y 10"])
      try await harness.tap("go")
      #expect(Log.take() == ["y 40"])
    }

    private struct Nested: View {
      let depth: Int
      var body: some View {
        GeometryReader { geo in
          if depth == 0 {
            Text("\(Int(geo.size.width))")
          } else {
            Nested(depth: depth - 1).padding(1)
          }
        }
      }
    }

    @Test func `readers nested thirty deep are all made in the first frame`() async {
      let harness = await mount(Nested(depth: 30).frame(width: 200, height: 200))
      #expect(harness.texts == ["140"])
      #expect(harness.frames.count == 1)
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Spaces: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: 30)
          GeometryReader { geo in
            let (local, global) = (geo.frame(in: .local), geo.frame(in: .global))
            let (named, missing) = (geo.frame(in: .named("stack")), geo.frame(in: .named("nobody")))
            let bounds = geo.bounds(of: .named("stack"))
            Text("\(Self.text(local)) \(Self.text(global)) \(Self.text(named)) \(Self.text(missing)) \(bounds.map(Self.text) ?? "-")")
            Text(geo.bounds(of: .named("nobody")) == nil ? "none" : "some")
          }
          .frame(width: 100, height: 20)
        }
        .coordinateSpace(name: "stack")
        .padding(.leading, 40).padding(.top, 5)
        .frame(width: 390, height: 844, alignment: .topLeading)
      }

      static func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)),\(Int(rect.minY)),\(Int(rect.width)),\(Int(rect.height))"
      }
    }

    @Test func `a frame can be asked for in the local, the global and a named space`() async {
      let harness = await mount(Spaces())
      #expect(harness.texts == ["0,0,100,20 40,35,100,20 0,30,100,20 40,35,100,20 0,-30,100,50", "none"])
    }

    @Test func `a frame in the global space counts the effects around`() async {
      let harness = await mount(
        GeometryReader { geo in
          let frame = geo.frame(in: .global)
          Text("\(Int(frame.minX)) \(Int(frame.width))")
        }
        .frame(width: 100, height: 100)
        .scaleEffect(2, anchor: .topLeading)
        .offset(x: 7)
        .frame(width: 390, height: 844, alignment: .topLeading))
      #expect(harness.texts == ["7 200"])
    }

    private struct Background: View {
      @State private var size = CGSize.zero
      var body: some View {
        let _ = Log.add("body \(Int(size.width))")
        Color.red.frame(width: 120, height: 40)
          .background(
            GeometryReader { geo in
              Color.clear.onAppear { size = geo.size }
            }
          )
          .overlay(Text("\(Int(size.width))"))
      }
    }

    @Test func `a size read in onAppear is the size on screen`() async {
      let harness = await mount(Background())
      #expect(harness.texts == ["120"])
      #expect(Log.take() == ["body 0", "body 120"])
      #expect(harness.frames.count == 1)
    }

    private struct Observing: View {
      @State private var width: CGFloat = 50
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { Log.add("now \(Int($0))") })
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { Log.add("\(Int($0.width)) to \(Int($1.width))") })
          Button("go") { width = 80 }
        }
      }
    }

    @Test func `onGeometryChange is called at the start and after each change`() async throws {
      let harness = await mount(Observing())
      #expect(Set(Log.take()) == ["now 50", "50 to 50"])
      try await harness.tap("go")
      #expect(Set(Log.take()) == ["now 80", "50 to 80"])
      await harness.settle()
      #expect(Log.take() == [])
    }
  }
}
