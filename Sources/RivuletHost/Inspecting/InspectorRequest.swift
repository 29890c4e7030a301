/// A request to an app's inspector, sent as a line of JSON.
package struct InspectorRequest: Codable, Sendable {
  /// A number that the answer repeats.
  package var id: Int?
  /// The name of the request, as listed in `Documentation/Articles/Inspecting.md`.
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
  /// A view that is selected or under the pointer.
  case chosen
  /// The readers of a source.
  case readers
  /// The frames, spacing, and alignment guides in a container.
  case layout
  /// All views, coloured by how often they were evaluated.
  case heat
}
