import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The focus that an app moves in the action that takes the focused view away (B3.48).
  @MainActor
  struct FocusMoveRules {
    /// The containers in which people put fields.
    enum Place: CaseIterable { case stack, form, list, lazyStack, stackOfScreens }

    private struct Placed<Content: View>: View {
      let place: Place
      @ViewBuilder let content: Content

      var body: some View {
        switch place {
        case .stack: VStack { content }
        case .form: Form { content }
        case .list: List { content }
        case .lazyStack: ScrollView { LazyVStack { content } }
        case .stackOfScreens: NavigationStack { Form { Section { content } } }
        }
      }
    }

    /// The ways in which the focused field ends.
    enum End: CaseIterable { case removed, removedAnimated, disabled, removedAfterwards }

    private struct Fields: View {
      let place: Place
      let end: End
      @FocusState private var focus: String?
      @State private var text = ""
      @State private var isShown = true
      @State private var isDisabled = false

      var body: some View {
        Placed(place: place) {
          if isShown { TextField("A", text: $text).focused($focus, equals: "a").disabled(isDisabled) }
          TextField("B", text: $text).focused($focus, equals: "b")
          TextField("C", text: $text).focused($focus, equals: "c")
          Button("to C") {
            switch end {
            case .removed: isShown = false
            case .removedAnimated: withAnimation { isShown = false }
            case .disabled: isDisabled = true
            case .removedAfterwards: break
            }
            focus = "c"
            if end == .removedAfterwards { isShown = false }
          }
          Button("away") {
            isShown = false
            focus = nil
          }
          Text("focus \(focus ?? "nil")")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], Place.allCases)
    func `a focus that is set in the action that ends the focused field is kept`(_ idiom: Idiom, _ place: Place) async throws {
      for end in End.allCases {
        let harness = ViewHarness(Fields(place: place, end: end), size: CGSize(width: 400, height: 600), idiom: idiom)
        await harness.settle()
        try await harness.tap("A")
        try await harness.tap("to C")
        _ = await harness.rest()
        #expect(harness.focusedLabel == "C" && harness.texts.contains("focus c"), "\(end)")
        #expect(harness.runtimeIssues.isEmpty)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], Place.allCases)
    func `a focus that is cleared in the action that removes the focused field goes nowhere`(_ idiom: Idiom, _ place: Place) async throws {
      let harness = ViewHarness(Fields(place: place, end: .removed), size: CGSize(width: 400, height: 600), idiom: idiom)
      await harness.settle()
      try await harness.tap("A")
      try await harness.tap("away")
      _ = await harness.rest()
      #expect(harness.focusedLabel == nil && harness.texts.contains("focus nil"))
    }

    private struct Rows: View {
      let place: Place
      @FocusState private var focus: Int?
      @State private var rows = [1, 2]
      @State private var text = ""

      var body: some View {
        Placed(place: place) {
          ForEach(rows, id: \.self) { row in TextField("row \(row)", text: $text).focused($focus, equals: row) }
          Button("add") {
            focus = rows.count + 1
            withAnimation { rows.append(rows.count + 1) }
          }
          Button("remove") {
            withAnimation { _ = rows.removeLast() }
            focus = rows.last
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], Place.allCases)
    func `the focus reaches a row that a later change of the same action brings`(_ idiom: Idiom, _ place: Place) async throws {
      let harness = ViewHarness(Rows(place: place), size: CGSize(width: 400, height: 600), idiom: idiom)
      await harness.settle()
      try await harness.tap("add")
      _ = await harness.rest()
      #expect(harness.focusedLabel == "row 3")
      try await harness.tap("remove")
      _ = await harness.rest()
      #expect(harness.focusedLabel == "row 2")
    }

    private struct Chat: View {
      @State private var text = ""
      @State private var messages: [String] = []
      @FocusState private var isFocused: Bool
      let asks: Bool

      var body: some View {
        List(messages, id: \.self) { Text($0) }
        TextField("message", text: $text).focused($isFocused).onSubmit {
          messages.append(text)
          text = ""
          if asks { isFocused = true }
        }
      }
    }

    @Test(arguments: [true, false])
    func `a phone's field that is submitted keeps the focus if the app asks for it once more`(_ asks: Bool) async throws {
      let harness = ViewHarness(Chat(asks: asks), size: CGSize(width: 400, height: 600), idiom: .phone)
      await harness.settle()
      try await harness.type("hello", into: "message")
      await harness.key(.return)
      _ = await harness.rest()
      #expect(harness.texts.contains("hello") && harness.focusedLabel == (asks ? "message" : nil))
    }

    private struct Presenter: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @State private var isPresented = false

      var body: some View {
        VStack {
          TextField("first", text: $text)
          TextField("second", text: $text).focused($isFocused)
          Button("open") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) {
          TextField("inside", text: $text)
          Button("done") {
            isPresented = false
            isFocused = true
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `a focus that is set in the action that dismisses a sheet is kept`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Presenter(), size: CGSize(width: 600, height: 600), idiom: idiom)
      await harness.settle()
      try await harness.tap("open")
      _ = await harness.rest()
      try await harness.tap("inside")
      try await harness.tap("done")
      _ = await harness.rest()
      #expect(harness.focusedLabel == "second")
    }

    private struct Found: View {
      @FocusState private var isSearching: Bool
      @FocusState private var place: Int?
      @State private var query = ""
      let isOneOfSeveral: Bool

      @ViewBuilder private var form: some View {
        let form = Form {
          TextField("other", text: .constant("")).focused($place, equals: 1)
          Button("find") { if isOneOfSeveral { place = 2 } else { isSearching = true } }
          Button("leave") { if isOneOfSeveral { place = 1 } else { isSearching = false } }
          Text("searching \(isSearching || place == 2)")
        }
        .searchable(text: $query)
        if isOneOfSeveral { form.searchFocused($place, equals: 2) } else { form.searchFocused($isSearching) }
      }

      var body: some View { NavigationStack { form } }
    }

    @Test(arguments: [Idiom.phone, .desktop], [true, false])
    func `searchFocused moves the focus to the field of a search and follows it`(_ idiom: Idiom, _ isOneOfSeveral: Bool) async throws {
      let harness = ViewHarness(Found(isOneOfSeveral: isOneOfSeveral), size: CGSize(width: 600, height: 600), idiom: idiom)
      await harness.settle()
      try await harness.tap("find")
      _ = await harness.rest()
      #expect(harness.focusedLabel == "Search" && harness.texts.contains("searching true"))
      try await harness.tap("leave")
      _ = await harness.rest()
      #expect(harness.focusedLabel == (isOneOfSeveral ? "other" : nil) && harness.texts.contains("searching false"))
      try await harness.tap("Search")
      _ = await harness.rest()
      #expect(harness.texts.contains("searching true") && harness.runtimeIssues.isEmpty)
    }
  }
}
