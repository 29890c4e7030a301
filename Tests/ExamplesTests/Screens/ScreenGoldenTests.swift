import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Screens, presentations, tabs and menus in their looks, on phones and desktops.
@MainActor @Suite struct ScreenGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func difference(
    _ view: some View, _ name: String, _ idiom: Idiom = .phone, _ scheme: ColorScheme = .light,
    _ act: (ViewHarness) async throws -> Void = { _ in }
  ) async throws -> String? {
    let harness = ViewHarness(
      view, size: idiom == .phone ? CGSize(width: 390, height: 500) : CGSize(width: 500, height: 300), idiom: idiom,
      textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    await harness.advance(by: 1)
    try await act(harness)
    await harness.advance(by: 1)
    return try goldens.difference(of: harness, named: name).map { "\($0)" }
  }

  private struct Shows: View {
    var body: some View {
      NavigationStack {
        List(["Anatomy", "Botany", "Chemistry"], id: \.self) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Shows")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Sort") {}
            Spacer()
            Button("Filter") {}
          }
        }
        .navigationDestination(for: String.self) { name in
          Text("About \(name)").navigationTitle(name)
        }
      }
    }
  }

  @Test(arguments: [(ColorScheme.light, "screens-stack-light"), (.dark, "screens-stack-dark")])
  func `a stack on a phone looks like its golden (B18.42)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(Shows(), name, .phone, scheme) == nil)
  }

  @Test func `a pushed screen looks like its golden (B18.45)`() async throws {
    #expect(try await difference(Shows(), "screens-pushed") { try await $0.tap("Botany") } == nil)
  }

  @Test func `a slide looks like its golden in the middle (B18.13)`() async throws {
    let harness = ViewHarness(
      Shows(), size: CGSize(width: 390, height: 500), idiom: .phone, textMeasurer: SystemFontMeasurer(language: "en"))
    await harness.settle()
    try await harness.tap("Botany")
    await harness.advance(by: 0.175)
    #expect(try goldens.difference(of: harness, named: "screens-slide").map { "\($0)" } == nil)
  }

  private struct Sheet: View {
    @State private var isShown = true

    var body: some View {
      Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
        .sheet(isPresented: $isShown) {
          VStack(spacing: 12) {
            Text("A sheet").font(.title2)
            Button("Close") { isShown = false }
          }
          .padding()
          .presentationDetents([.medium, .large])
        }
    }
  }

  @Test(arguments: [(Idiom.phone, "screens-sheet-phone"), (.desktop, "screens-sheet-desktop")])
  func `a sheet looks like its golden (B19.25)`(_ idiom: Idiom, _ name: String) async throws {
    #expect(try await difference(Sheet(), name, idiom) == nil)
  }

  private struct Question: View {
    var isDialog = false
    @State private var isShown = true

    var body: some View {
      let ground = Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
      if isDialog {
        ground.confirmationDialog("Options", isPresented: $isShown, titleVisibility: .visible) { actions }
      } else {
        ground.alert("Delete the episode?", isPresented: $isShown) {
          actions
        } message: {
          Text("It cannot be brought back.")
        }
      }
    }

    @ViewBuilder private var actions: some View {
      Button("Delete", role: .destructive) {}
      if isDialog { Button("Archive") {} }
      Button("Keep", role: .cancel) {}
    }
  }

  @Test(arguments: [
    (Idiom.phone, ColorScheme.light, "screens-alert-phone-light"), (.phone, .dark, "screens-alert-phone-dark"),
    (.desktop, .light, "screens-alert-desktop-light"), (.desktop, .dark, "screens-alert-desktop-dark"),
  ])
  func `an alert looks like its golden (B19.32)`(_ idiom: Idiom, _ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(Question(), name, idiom, scheme) == nil)
  }

  @Test func `a choice on a phone looks like its golden (B19.39)`() async throws {
    #expect(try await difference(Question(isDialog: true), "screens-dialog-phone") == nil)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("Listen now").tabItem { Label("Listen", systemImage: "play.circle") }
        Text("Browse").tabItem { Label("Browse", systemImage: "square.grid.2x2") }
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
  }

  @Test(arguments: [(Idiom.phone, "screens-tabs-phone"), (.desktop, "screens-tabs-desktop")])
  func `tabs look like their golden (B20.11)`(_ idiom: Idiom, _ name: String) async throws {
    #expect(try await difference(Tabs(), name, idiom) == nil)
  }

  private struct Actions: View {
    var body: some View {
      Menu("Actions") {
        Button("Copy") {}
        Button("Cut") {}.disabled(true)
        Toggle("Favourite", isOn: .constant(true))
        Divider()
        Button("Delete", role: .destructive) {}
        Menu("More") { Button("Deep") {} }
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test(arguments: [(Idiom.phone, "screens-menu-phone"), (.desktop, "screens-menu-desktop")])
  func `a menu looks like its golden (B20.25)`(_ idiom: Idiom, _ name: String) async throws {
    #expect(try await difference(Actions(), name, idiom) { try await $0.tap("Actions") } == nil)
  }
}
