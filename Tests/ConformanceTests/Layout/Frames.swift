import RivuletTesting
import SwiftUI
import Testing

/// A coloured box of a fixed size, or of what it is proposed, with a name.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

extension Conformance {
  /// Compares the layout frames of named views, relative to the view named `root`, with `name x,y wxh; …`.
  @MainActor
  static func check<V: View>(
    _ view: V, in size: CGSize, places expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let harness = ViewHarness(view.accessibilityIdentifier("root"), size: size)
    await harness.settle()
    let origin = harness.frame(of: "root")?.origin ?? .zero
    let names = expected.split(separator: ";").compactMap { $0.split(separator: " ").first.map(String.init) }
    let places = names.map { name in
      guard let frame = harness.frame(of: name) else { return "\(name) gone" }
      let shown = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      return "\(name) \(short(shown.minX)),\(short(shown.minY)) \(short(shown.width))x\(short(shown.height))"
    }
    #expect(places.joined(separator: "; ") == expected, sourceLocation: sourceLocation)
  }

  private static func short(_ length: CGFloat) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
