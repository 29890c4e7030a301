import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Items that stand above the keyboard while text has the focus (B20.22).
  @MainActor
  struct KeyboardToolbarRules {
    private struct Amount: View {
      @State private var text = ""
      @State private var other = ""
      @FocusState private var isFocused: Bool
      @State private var on = false

      var body: some View {
        NavigationStack {
          Form {
            TextField("amount", text: $text).focused($isFocused)
            TextField("other", text: $other)
            Button("sheet") { on = true }
            NavigationLink("go") { TextField("above", text: $other) }
          }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Text("typed \(text)")
              Spacer()
              Button("Done") { isFocused = false }
            }
          }
          .sheet(isPresented: $on) { TextField("in sheet", text: $other) }
        }
      }
    }

    @Test func `B20.22bc items of the keyboard are there while a field of their screen has the focus`() async throws {
      let stage = await Stage(Amount())
      #expect(!stage.has("Done"))
      try await stage.harness.type("12", into: "amount")
      let done = try #require(stage.harness.elementFrame("Done"))
      #expect(done.minY > 800 && done.maxX > 360)
      #expect(stage.shows("typed 12"))
      try await stage.tap("Done")
      #expect(!stage.has("Done") && stage.harness.focusedLabel == nil)
      try await stage.harness.type("3", into: "other")
      #expect(stage.has("Done"))
      await stage.harness.key(.return)
      #expect(!stage.has("Done"))
    }

    @Test func `B20.22 a field of another screen or of a sheet does not bring them`() async throws {
      let stage = await Stage(Amount())
      try await stage.tap("go")
      try await stage.harness.type("3", into: "above")
      #expect(!stage.has("Done"))
      try await stage.tap("BackButton")
      #expect(!stage.has("Done"))
      try await stage.tap("sheet")
      try await stage.harness.type("4", into: "in sheet")
      #expect(!stage.has("Done"))
    }

    @Test func `B20.22d the desktop does not show them`() async throws {
      let stage = await Stage(Amount(), idiom: .desktop)
      try await stage.harness.type("12", into: "amount")
      #expect(!stage.has("Done"))
      let plain = await Stage(Plain(), idiom: .desktop)
      try await plain.harness.type("12", into: "name")
      #expect(!plain.has("Done"))
    }

    private struct Plain: View {
      @State private var text = ""
      @State private var isLower = false
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Color.red.ax("red")
          TextField("name", text: $text).focused($isFocused)
            .toolbar {
              ToolbarItemGroup(placement: .keyboard) {
                Button("Clear") { text = "" }
                Spacer()
                Button("Done") { isFocused = false }
              }
            }
            .ax("field")
        }
      }
    }

    @Test func `B20.22bc without navigation they are there too, and content lies above them`() async throws {
      let stage = await Stage(Plain())
      let former = try #require(stage.harness.frame(of: "field"))
      #expect(abs(former.maxY - 844) < 0.01 && !stage.has("Done"))
      try await stage.harness.type("12", into: "name")
      let (field, red) = (try #require(stage.harness.frame(of: "field")), try #require(stage.harness.frame(of: "red")))
      #expect(abs(field.maxY - 800) < 0.01 && abs(red.minY) < 0.01)
      let (clear, done) = (try #require(stage.harness.elementFrame("Clear")), try #require(stage.harness.elementFrame("Done")))
      #expect(clear.minX < 20 && done.maxX > 370 && abs(clear.midY - 822) < 1 && abs(done.midY - 822) < 1)
      try await stage.tap("Clear")
      #expect(stage.harness.focusedLabel == "name" && stage.has("Done"))
      try await stage.tap("Done")
      #expect(!stage.has("Done") && stage.harness.frame(of: "field") == former)
    }

    private struct InSheet: View {
      let isCover: Bool
      @State private var outer = ""
      @State private var inner = ""
      @State private var on = false
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("outer", text: $outer)
            .toolbar { ToolbarItem(placement: .keyboard) { Text("outside") } }
          Button("open") { on = true }
        }
        .sheet(isPresented: isCover ? .constant(false) : $on) { content }
        .fullScreenCover(isPresented: isCover ? $on : .constant(false)) { content }
      }

      private var content: some View {
        VStack {
          Spacer()
          TextField("inner", text: $inner).focused($isFocused).ax("field")
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }

    @Test func `B20.22 a sheet and a cover have their own`() async throws {
      for isCover in [false, true] {
        let stage = await Stage(InSheet(isCover: isCover))
        try await stage.tap("open")
        #expect(!stage.has("Done"))
        try await stage.harness.type("4", into: "inner")
        #expect(stage.has("Done") && !stage.shows("outside"))
        #expect(try #require(stage.harness.frame(of: "field")).maxY <= 800)
        try await stage.tap("Done")
        #expect(!stage.has("Done"))
        await stage.rest()
      }
    }

    @Test func `B20.22 a field on a tab has room for the bar of tabs and the items`() async throws {
      struct Root: View {
        @State private var text = ""

        var body: some View {
          TabView {
            Tab("one", systemImage: "star") {
              VStack {
                Spacer()
                TextField("name", text: $text).ax("field")
              }
              .toolbar { ToolbarItem(placement: .keyboard) { Text("help") } }
            }
            Tab("two", systemImage: "circle") { TextField("other", text: $text) }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.harness.type("4", into: "name")
      #expect(stage.shows("help"))
      #expect(try #require(stage.harness.frame(of: "field")).maxY <= 844 - 44 - 49)
      try await stage.tap("two")
      #expect(!stage.shows("help"))
      try await stage.harness.type("4", into: "other")
      #expect(!stage.shows("help"))
    }

    @Test func `B20.22 items come and go while the field has the focus`() async throws {
      struct Root: View {
        @State private var text = ""

        var body: some View {
          TextField("name", text: $text)
            .toolbar { ToolbarItemGroup(placement: .keyboard) { if text.count > 1 { Text("long") } } }
        }
      }
      let stage = await Stage(Root())
      try await stage.harness.type("a", into: "name", replacing: true)
      #expect(!stage.shows("long"))
      try await stage.harness.type("ab", into: "name", replacing: true)
      #expect(stage.shows("long"))
      await stage.harness.key(.delete)
      #expect(!stage.shows("long"))
    }
  }
}
