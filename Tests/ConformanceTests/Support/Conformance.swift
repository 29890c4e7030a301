import RivuletTesting
import SwiftUI
import Testing

/// The scenarios and rules of the behaviour document, as an app sees them. One at a time: they share `Log`.
@Suite(.serialized)
struct Conformance {
  /// A harness with `view` after its first turn, and a log that holds what that turn noted.
  @MainActor
  static func mount<V: View>(_ view: V, size: CGSize = CGSize(width: 390, height: 844)) async -> ViewHarness {
    _ = FlippedChoice.prepared
    _ = Log.take()
    let harness = ViewHarness(view, size: size)
    await harness.settle()
    return harness
  }
}

/// A number that its button counts up; the button shows the title and the number.
struct Counter: View {
  let title: String
  @State private var count = 0

  init(t title: String) {
    self.title = title
  }

  var body: some View {
    Button("\(title)\(count)") { count += 1 }
  }
}
