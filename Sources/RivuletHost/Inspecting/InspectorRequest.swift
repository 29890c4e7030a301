/// A request to an app's inspector: one line of JSON.
package struct InspectorRequest: Codable, Sendable {
  /// A number that the answer repeats.
  package var id: Int?
  /// The name of the request; `Documentation/Articles/Inspecting.md` lists them.
  package var ask: String
  package var since: Int?
  package var on: Bool?
  package var view: String?
  package var views: [String]?
  package var style: HighlightStyle?
  package var calls: [UInt]?

  package init(_ ask: String) { self.ask = ask }
}

/// The styles of a highlight.
package enum HighlightStyle: String, Codable, Sendable, CaseIterable {
  /// A view that is chosen or pointed at.
  case chosen
  /// The readers of a source.
  case readers
  /// The frames, distances and guides of a container.
  case layout
  /// Views by the number of their evaluations.
  case heat
}
