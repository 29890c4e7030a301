import Foundation
import RivuletTesting
import SwiftUI

/// Measures the time until a push, a sheet, a tab and a menu paint their first frame. Each phone-sized screen contains 200 views.
@MainActor
struct ScreenBenchmark {
  let options: Options

  private static let changes = ["push", "sheet", "tab", "menu"]

  func figures() async -> [Figure] {
    var figures: [Figure] = []
    for change in Self.changes where options.wants("screen \(change)") {
      var least = Double.infinity
      for _ in 0..<max(options.rounds / 2, 3) { least = min(least, await time(change)) }
      figures.append(Figure(name: "screen \(change)", value: least, unit: "ms", limit: .value(16)))
    }
    return figures
  }

  private func time(_ change: String) async -> Double {
    let remote = ScreenRemote()
    let harness = ViewHarness(
      ScreenRoot(remote: remote), size: CGSize(width: 390, height: 844), idiom: .phone, displayScale: 1,
      textMeasurer: SystemFontMeasurer())
    harness.recordsFrames = false
    await harness.advance(by: 1)
    harness.paintDamage()
    var time = 0.0
    if change == "menu" {
      let start = Stopwatch.now()
      try? await harness.tap("menu")
      time = Stopwatch.now() - start
    } else {
      time = Stopwatch.milliseconds {
        switch change {
        case "push": remote.path = [1]
        case "sheet": remote.isSheet = true
        default: remote.tab = 1
        }
        _ = harness.runTurn()
      }
    }
    time += Stopwatch.milliseconds { harness.paintDamage() }
    await harness.close()
    return time
  }
}

private final class ScreenRemote: ObservableObject {
  @Published var path: [Int] = []
  @Published var isSheet = false
  @Published var tab = 0
}

private struct ScreenRoot: View {
  @ObservedObject var remote: ScreenRemote

  var body: some View {
    TabView(selection: $remote.tab) {
      NavigationStack(path: $remote.path) {
        ScreenOfTexts(name: "root").navigationTitle("Root")
          .toolbar { Menu("menu") { ForEach(0..<8) { Button("Item \($0)") {} } } }
          .navigationDestination(for: Int.self) { _ in ScreenOfTexts(name: "next").navigationTitle("Next") }
      }
      .tabItem { Text("one") }.tag(0)
      ScreenOfTexts(name: "other").tabItem { Text("two") }.tag(1)
    }
    .sheet(isPresented: $remote.isSheet) { ScreenOfTexts(name: "sheet") }
  }
}

/// A screen of 200 texts in 40 rows.
private struct ScreenOfTexts: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<40) { row in
        HStack(spacing: 6) {
          ForEach(0..<5) { column in Text("\(name) \(row * 5 + column)").font(.caption2) }
        }
      }
    }
  }
}
