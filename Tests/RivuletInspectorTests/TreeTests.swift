import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

/// The tree as the inspector shows it: the views that the app wrote, without the parts that the library adds.
@MainActor
struct TreeTests {
  struct Lines: View {
    var body: some View {
      Text("first")
      Text("second")
    }
  }

  struct Note: View {
    @State private var text = ""
    @State private var isOn = false
    var body: some View {
      Form {
        Text("Title")
        TextField("Note", text: $text)
        Toggle("On", isOn: $isOn)
        ForEach(0..<3) { Text("Line \($0)") }
      }
    }
  }

  struct Pages: View {
    var body: some View {
      NavigationStack {
        List(0..<2, id: \.self) { NavigationLink("Page \($0)", value: $0) }
          .navigationTitle("Pages")
          .navigationDestination(for: Int.self) { _ in Note() }
      }
    }
  }

  /// Returns the views with names in source code, each with the names of the views inside.
  private func written(_ views: [ViewAnswer]) -> [String] {
    views.flatMap { view -> [String] in
      let inside = written(view.children)
      guard let name = view.written else { return inside }
      let text = view.content.map { "\(name) \($0)" } ?? name
      return [inside.isEmpty ? text : "\(text)(\(inside.joined(separator: ", ")))"]
    }
  }

  private func written<V: View>(in view: V, idiom: Idiom = .phone, after steps: (Inspection) async throws -> Void = { _ in }) async throws
    -> String
  {
    let inspection = await Inspection(view, idiom: idiom)
    try await steps(inspection)
    return written((await inspection.ask("tree").windows ?? []).flatMap(\.views)).joined(separator: ", ")
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a form is inside the view that makes it, and its rows are inside the form`(_ idiom: Idiom) async throws {
    #expect(
      try await written(in: Note(), idiom: idiom)
        == "Note(Form(Text Title, TextField, Toggle(Text On), Text Line 0, Text Line 1, Text Line 2))")
  }

  @Test func `a form that contains a single view of the app is inside the view that makes it`() async throws {
    struct Outer: View {
      var body: some View { Form { Lines() } }
    }
    #expect(try await written(in: Outer()) == "Outer(Form(Lines(Text first, Text second)))")
  }

  @Test func `a view with several rows of a list appears once, around its rows`() async throws {
    struct Rows: View {
      var body: some View {
        List {
          Text("Title")
          Lines()
          ForEach(0..<2) { Text("Row \($0)") }
        }
      }
    }
    #expect(try await written(in: Rows()) == "Rows(List(Text Title, Lines(Text first, Text second), Text Row 0, Text Row 1))")
  }

  @Test func `a pushed page appears once, without the bars that the library draws`() async throws {
    let text = try await written(in: Pages()) { inspection in
      try await inspection.driver.tap("Page 1")
      await inspection.driver.rest()
    }
    #expect(
      text
        == "Pages(NavigationStack(Note(Form(Text Title, TextField, Toggle(Text On), Text Line 0, Text Line 1, Text Line 2))))")
  }

  @Test func `of several alternatives only the one that is shown has a name`() async throws {
    struct Fitting: View {
      var body: some View {
        ViewThatFits {
          Text("wide").frame(width: 1_000)
          Lines().frame(width: 900)
          Text("narrow")
        }
      }
    }
    #expect(try await written(in: Fitting()) == "Fitting(ViewThatFits(Text narrow))")
  }

  @Test func `a press on a field picks the field`() async throws {
    let inspection = await Inspection(Note())
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let field = try #require(views.first { $0.written == "TextField" })
    _ = await inspection.ask("pick") { $0.on = true }
    await inspection.driver.tap(at: CGPoint(x: field.frame[0] + 4, y: field.frame[1] + field.frame[3] / 2))
    _ = await inspection.ask("causes")
    #expect(inspection.events.compactMap(\.picked) == [field.id])
  }

  @Test func `every body of the app in the tree appears once`() async throws {
    let inspection = await Inspection(Pages())
    try await inspection.driver.tap("Page 0")
    await inspection.driver.rest()
    let own = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat.filter(\.isOwn).map(\.id)
    #expect(Set(own).count == own.count)
  }
}
