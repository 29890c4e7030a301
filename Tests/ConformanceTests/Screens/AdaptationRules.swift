import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 about what presentations become in little room, and what they take over from around their presenters.
  @MainActor
  struct AdaptationRules {
    enum Kind: CaseIterable {
      case sheet, cover, popover
    }

    private struct Root: View {
      let kind: Kind
      let horizontal: PresentationAdaptation
      let vertical: PresentationAdaptation
      @State private var isPresented = true

      private var content: some View {
        Color.red.frame(idealWidth: 120, idealHeight: 90).ax("content")
          .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }

      var body: some View {
        let anchor = Text("root")
        switch kind {
        case .sheet: anchor.sheet(isPresented: $isPresented) { content }
        case .cover: anchor.fullScreenCover(isPresented: $isPresented) { content }
        case .popover: anchor.popover(isPresented: $isPresented) { content }
        }
      }
    }

    /// The kind of presentation that a frame is of.
    private func kind(_ stage: Stage, in size: CGSize) throws -> Kind {
      let frame = try #require(stage.harness.frame(of: "content"))
      if frame.size == size { return .cover }
      return frame.width == size.width ? .sheet : .popover
    }

    /// The kinds in a window of compact width, and in one of compact height, which sheets fill unless their content prefers a sheet.
    @Test(arguments: [
      (Kind.sheet, PresentationAdaptation.automatic, Kind.sheet, Kind.cover), (.sheet, .none, .sheet, .sheet),
      (.sheet, .sheet, .sheet, .sheet), (.sheet, .fullScreenCover, .cover, .cover), (.cover, .automatic, .cover, .cover),
      (.cover, .none, .cover, .cover), (.cover, .sheet, .sheet, .sheet), (.cover, .fullScreenCover, .cover, .cover),
      (.popover, .automatic, .sheet, .cover), (.popover, .none, .popover, .popover), (.popover, .popover, .popover, .popover),
      (.popover, .sheet, .sheet, .sheet), (.popover, .fullScreenCover, .cover, .cover),
    ])
    func `B19.43hi each presentation becomes in little room what its content wants`(
      _ kind: Kind, _ wish: PresentationAdaptation, _ upright: Kind, _ onSide: Kind
    )
      async throws
    {
      for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
        let isUpright = size.width < size.height
        let other: PresentationAdaptation = kind == .cover ? .sheet : .fullScreenCover
        let stage = await Stage(
          Root(kind: kind, horizontal: isUpright ? wish : other, vertical: isUpright ? other : wish), size: size)
        await stage.rest()
        #expect(try self.kind(stage, in: size) == (isUpright ? upright : onSide), "\(size)")
      }
    }

    private struct Detents: View {
      @State private var isPresented = true
      @State private var detent = PresentationDetent.medium

      var body: some View {
        Text("root").sheet(isPresented: $isPresented) {
          Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).ax("content")
            .presentationDetents([.medium, .height(100)], selection: $detent)
        }
      }
    }

    @Test func `B19.26 a phone on its side shows sheets in its whole window, and people drag them away`() async throws {
      let side = CGSize(width: 844, height: 390)
      let stage = await Stage(Detents(), size: side)
      await stage.rest()
      #expect(stage.harness.frame(of: "content") == CGRect(origin: .zero, size: side))
      stage.harness.resize(to: CGSize(width: 390, height: 844))
      await stage.rest()
      #expect(stage.harness.frame(of: "content")?.height == 422)
      stage.harness.resize(to: side)
      await stage.rest()
      #expect(stage.harness.frame(of: "content")?.height == 390)
      await stage.harness.drag(from: CGPoint(x: 400, y: 40), to: CGPoint(x: 400, y: 380), duration: 0.2)
      await stage.rest()
      #expect(stage.harness.frame(of: "content") == nil)
    }

    @Test func `B19.43h a popover becomes a sheet when its window is narrowed, and a popover again`() async throws {
      let (wide, narrow) = (CGSize(width: 800, height: 844), CGSize(width: 390, height: 844))
      let stage = await Stage(Root(kind: .popover, horizontal: .automatic, vertical: .automatic), size: wide)
      await stage.rest()
      #expect(try kind(stage, in: wide) == .popover)
      stage.harness.resize(to: narrow)
      await stage.rest()
      #expect(try kind(stage, in: narrow) == .sheet)
      stage.harness.resize(to: wide)
      await stage.rest()
      #expect(try kind(stage, in: wide) == .popover)
    }

    @Test(arguments: Kind.allCases) func `B19.43 where there is room nothing is adapted`(_ kind: Kind) async throws {
      let wish: PresentationAdaptation = kind == .cover ? .sheet : .fullScreenCover
      let stage = await Stage(Root(kind: kind, horizontal: wish, vertical: wish), idiom: .desktop)
      await stage.rest()
      #expect(try (self.kind(stage, in: CGSize(width: 800, height: 600)) == .cover) == (kind == .cover))
    }

    // MARK: Around the presenter

    enum Place: CaseIterable {
      case form, groupedForm, header, list, sidebar, box, labelled, table, controls, toolbar, disclosure
    }

    private struct Sample: View {
      @State private var isOn = false
      @State private var text = "text"
      @State private var choice = 1

      var body: some View {
        VStack(alignment: .leading) {
          Button("button") {}.ax("button")
          Toggle("toggle", isOn: $isOn).ax("toggle")
          TextField("field", text: $text).ax("field")
          Picker("picker", selection: $choice) { Text("one").tag(1) }.ax("picker")
          LabeledContent("label", value: "value").ax("labelled")
          Text("text").ax("text")
          GroupBox("box") { Text("inside") }.ax("box")
          List {
            Text("row").ax("row")
            Section("section") { Text("other").ax("other") }
          }
          .frame(height: 220)
        }
        .frame(width: 320).ax("sample")
      }
    }

    private struct Around: View {
      let place: Place?
      let isPopover: Bool
      @State private var isPresented = true

      private struct Row: Identifiable {
        let id = 1
      }

      @ViewBuilder private func presenter(_ content: some View) -> some View {
        if isPopover {
          content.popover(isPresented: $isPresented) { Sample().presentationCompactAdaptation(.popover) }
        } else {
          content.sheet(isPresented: $isPresented) { Sample() }
        }
      }

      var body: some View {
        let presenter = presenter(Text("presenter"))
        switch place {
        case nil: presenter
        case .form: Form { presenter }
        case .groupedForm: Form { Section { presenter } }.formStyle(.grouped)
        case .header:
          List {
            Section {
              Text("row")
            } header: {
              presenter
            }
          }
        case .list: List { presenter }
        case .sidebar:
          NavigationSplitView {
            List { presenter }
          } detail: {
            Text("detail")
          }
        case .box: GroupBox { presenter }
        case .labelled: LabeledContent("label") { presenter }
        case .table: Table([Row()]) { TableColumn("column") { _ in presenter } }
        case .controls: ControlGroup { self.presenter(Button("press") {}) }
        case .toolbar: NavigationStack { Text("root").toolbar { ToolbarItem { presenter } } }
        case .disclosure: List { DisclosureGroup("group", isExpanded: .constant(true)) { presenter } }
        }
      }
    }

    /// The frames of all parts of the sample, relative to it.
    private func frames(_ place: Place?, _ idiom: Idiom, isPopover: Bool) async throws -> [CGRect?] {
      let stage = await Stage(
        Around(place: place, isPopover: isPopover), idiom: idiom, size: CGSize(width: idiom == .phone ? 390 : 900, height: 1_000))
      await stage.rest()
      let origin = try #require(stage.harness.frame(of: "sample")?.origin)
      return ["button", "toggle", "field", "picker", "labelled", "text", "box", "row", "other"].map {
        stage.harness.frame(of: $0)?.offsetBy(dx: -origin.x, dy: -origin.y).integral
      }
    }

    @Test(arguments: Place.allCases, [Idiom.phone, .desktop])
    func `B19.19 what stands around a presenter is not around what it presents`(_ place: Place, _ idiom: Idiom) async throws {
      for isPopover in [false, true] {
        #expect(try await frames(place, idiom, isPopover: isPopover) == frames(nil, idiom, isPopover: isPopover))
      }
    }

    private struct Styled: View {
      var body: some View {
        VStack { Text("root").sheet(isPresented: .constant(true)) { Button("button") {}.ax("button") } }
          .font(.largeTitle).buttonStyle(.plain)
      }
    }

    @Test func `B19.19a what the app has set around a presenter is there for what it presents`() async throws {
      let stage = await Stage(Styled())
      await stage.rest()
      let plain = await Stage(Text("button").font(.largeTitle).ax("button"))
      #expect(try #require(stage.harness.frame(of: "button")).size == #require(plain.harness.frame(of: "button")).size)
    }
  }
}
