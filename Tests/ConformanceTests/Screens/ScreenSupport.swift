import RivuletTesting
import SwiftUI

// What the scenarios of screens share (C.0).

extension View {
  func ax(_ name: String) -> some View { accessibilityIdentifier(name) }

  func life(_ name: String) -> some View { onAppear { Log.add("\(name)+") }.onDisappear { Log.add("\(name)-") } }
}

/// Counts its taps.
struct NamedTally: View {
  let name: String
  @State private var n = 0

  var body: some View { Button("\(name)\(n)") { n += 1 } }
}

/// Closes what it is in.
struct Closer: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button(name) { dismiss() } }
}

extension EnvironmentValues {
  @Entry var mark = "none"
}

/// Shows a value of the environment.
struct EnvironmentMark: View {
  let name: String
  @Environment(\.mark) private var mark

  var body: some View { Text("\(name):\(mark)") }
}

/// A view and the window of a scenario.
@MainActor
struct Stage {
  let harness: ViewHarness

  init(
    _ view: some View, idiom: Idiom = .phone, size: CGSize? = nil, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) async {
    _ = Log.take()
    harness = ViewHarness(
      view, size: size ?? (idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 800, height: 600)), idiom: idiom,
      environment: environment)
    await harness.settle()
  }

  /// Taps something, and lets all that moves come to rest.
  func tap(_ label: String) async throws {
    try await harness.tap(label)
    await rest()
  }

  func rest() async { await harness.advance(by: 1) }

  func shows(_ text: String) -> Bool { harness.texts.contains(text) }

  /// Whether there is an element with a label or an identifier.
  func has(_ name: String) -> Bool { harness.semanticsDump().contains("\"\(name)\"") || harness.semanticsDump().contains("id=\(name)") }

  /// The messages of issues that contain a word.
  func issues(_ word: String) -> [String] { harness.runtimeIssues.map(\.message).filter { $0.contains(word) } }
}
