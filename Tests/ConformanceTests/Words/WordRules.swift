import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules about the words that the library itself shows.
  @MainActor
  struct WordRules {
    private func stage(_ view: some View, _ locale: String, idiom: Idiom = .phone) async -> Stage {
      await Stage(view, idiom: idiom) { $0.locale = Locale(identifier: locale) }
    }

    private struct Alerts: View {
      let cancels: Bool
      @State private var on = true

      var body: some View {
        if cancels {
          Text("root").confirmationDialog("title", isPresented: $on) { Button("one") {} }
        } else {
          Text("root").alert("title", isPresented: $on) {}
        }
      }
    }

    @Test(arguments: [
      ("en_US", "OK", "Cancel"), ("de_AT", "OK", "Abbrechen"), ("fr", "OK", "Annuler"), ("es_MX", "Aceptar", "Cancelar"),
      ("it", "OK", "Annulla"), ("pt_BR", "OK", "Cancelar"), ("ko_KR", "확인", "취소"), ("ja", "OK", "キャンセル"), ("zh_Hans_CN", "好", "取消"),
      ("zh-HK", "好", "取消"), ("ar_EG", "موافق", "إلغاء"), ("xx", "OK", "Cancel"),
    ])
    func `alerts and dialogs have buttons in the language of the locale`(locale: String, ok: String, cancel: String) async throws {
      let alert = await stage(Alerts(cancels: false), locale)
      await alert.rest()
      #expect(alert.shows(ok))
      try await alert.tap(ok)
      #expect(!alert.shows("title"))
      let dialog = await stage(Alerts(cancels: true), locale)
      await dialog.rest()
      #expect(dialog.shows(cancel))
    }

    private struct Pages: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List { NavigationLink("next") { Text("second") } }
            .toolbar { EditButton() }
            .searchable(text: $text)
        }
      }
    }

    @Test func `bars and fields have words in the language of the locale`() async throws {
      let stage = await stage(Pages(), "de_DE")
      #expect(stage.shows("Bearbeiten") && stage.shows("Suchen"))
      try await stage.tap("Bearbeiten")
      #expect(stage.shows("Fertig") && !stage.shows("Bearbeiten"))
      try await stage.tap("Fertig")
      try await stage.tap("next")
      #expect(stage.has("Zurück"))
    }

    private struct Changing: View {
      @State private var language = "en"

      var body: some View {
        VStack {
          Button("change") { language = language == "en" ? "ko" : "en" }
          EditButton()
          Button(role: .destructive) {
          } label: {
            Image(systemName: "trash")
          }
          Stepper("steps", value: .constant(1))
          ProgressView()
        }
        .environment(\.locale, Locale(identifier: language))
      }
    }

    @Test func `a change of the locale changes all words at once`() async throws {
      let stage = await stage(Changing(), "fr")
      #expect(stage.shows("Edit"))
      for name in ["Delete", "Increment", "Decrement", "In progress"] { #expect(stage.has(name), "\(name)") }
      try await stage.harness.tap("change")
      #expect(stage.shows("편집") && !stage.shows("Edit"))
      for name in ["삭제", "증가", "감소", "진행 중"] { #expect(stage.has(name), "\(name)") }
      for name in ["Delete", "Increment", "Decrement", "In progress"] { #expect(!stage.has(name), "\(name)") }
    }

    @Test func `words with arguments write them as the locale has them`() async {
      let german = await stage(ContentUnavailableView.search(text: "Ei"), "de")
      #expect(german.shows("Keine Ergebnisse für „Ei“"))
      let pages = TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
      #expect(await stage(pages, "ja").has("3ページ中1ページ目"))
      #expect(await stage(pages, "ar_EG").has("الصفحة ١ من ٣"))
    }

    private struct Shortcuts: View {
      var body: some View {
        Menu("menu") {
          Button("up") {}.keyboardShortcut(.upArrow)
          Button("shifted") {}.keyboardShortcut("k", modifiers: [.command, .shift])
        }
      }
    }

    @Test func `keys have the names on keyboards of the language`() async throws {
      let stage = await stage(Shortcuts(), "de", idiom: .desktop)
      try await stage.tap("menu")
      #expect(stage.shows("Strg+Aufwärts") && stage.shows("Strg+Umschalt+K"))
    }

    private struct Windows: App {
      var body: some Scene {
        WindowGroup { Text("content") }
      }
    }

    @Test func `the menus of an app have words in the language of the locale`() async throws {
      let app = AppHarness(Windows(), locale: Locale(identifier: "de_DE"))
      await app.settle()
      try await app.choose("Ablage", "Neues Fenster")
      #expect(app.windows.count == 2)
      try await app.choose("Ablage", "Schließen")
      #expect(app.windows.count == 1)
    }
  }
}
