package import RivuletCore

/// A line of JSON from an app's inspector: an answer to a request, or an event. Apart from `id`, only one property has a value.
package struct InspectorMessage: Codable, Sendable {
  /// The version of the protocol, which increases when the meaning of a property changes, but not when properties are added.
  package static let version = 1

  /// The number of the request, or nil for events.
  package var id: Int?
  /// A sentence that explains why the request failed.
  package var error: String?
  package var hello: Hello?
  package var windows: [WindowAnswer]?
  package var sources: [SourceAnswer]?
  package var turns: [TurnRecord]?
  package var elements: [ElementAnswer]?
  package var layout: LayoutAnswer?
  package var sentences: [String]?
  package var places: [PlaceAnswer]?
  package var costs: [CostAnswer]?
  /// The events of a trace in Chrome's trace format, which Perfetto can open.
  package var trace: [TraceAnswer]?
  /// A turn that has just ended.
  package var turn: TurnRecord?
  /// The number of events discarded because the client was too slow.
  package var lost: Int?
  /// The view that the user picked with the pointer.
  package var picked: String?
  /// The view under the pointer while a view is being picked.
  package var pointed: String?
  /// True in the answer to a request that returns no data.
  package var done: Bool?

  package init(id: Int? = nil) { self.id = id }

  /// The first message on each connection.
  package struct Hello: Codable, Sendable {
    package var version = InspectorMessage.version
    package var app: String
    package var process: Int32
  }
}

/// A window and its views.
package struct WindowAnswer: Codable, Sendable {
  package var title: String
  package var width: Double
  package var height: Double
  package var views: [ViewAnswer]
}

/// A view or modifier in the tree.
package struct ViewAnswer: Codable, Sendable, Identifiable {
  package var id: String
  package var name: String
  /// The name that creates the view in source code, or nil for the library's modifiers and the parts of its views.
  package var written: String?
  /// The text that the view itself shows, or the accessibility label of its image.
  package var content: String?
  /// True if the view belongs to the app, false if it belongs to the library.
  package var isOwn: Bool
  /// True for a view or modifier with a body.
  package var hasBody: Bool
  /// The frame in the window, as x, y, width, and height.
  package var frame: [Double]
  package var properties: [PropertyAnswer]
  package var children: [ViewAnswer]
}

/// A property of a view or an object.
package struct PropertyAnswer: Codable, Sendable {
  package var name: String
  package var value: String
  /// The kind: `argument`, `binding`, the kind of the source, or `sets` for a value that the view sets in its content's environment.
  package var kind: String
  /// The source of truth that the property owns, observes, or refers to.
  package var source: String?
}

/// A source of truth.
package struct SourceAnswer: Codable, Sendable, Identifiable {
  package var id: String
  package var kind: TracedChange.Kind
  /// The name of the first view that owns the source, and of the property.
  package var name: String
  /// The key of a stored value, or the key path of an environment value.
  package var path: String?
  package var type: String
  package var value: String
  /// The stored properties of an object.
  package var fields: [PropertyAnswer]
  /// The views that own or observe the source.
  package var holders: [String]
  package var readers: [String]
  package var references: [ReferenceAnswer]
  package var changes: [SourceChangeAnswer]
  /// The names of the views among the holders, readers, and references, keyed by identifier, whether the views are shown or not.
  package var names: [String: String]
  /// The names of sources that have always changed together with this one, and to equal values.
  package var twins: [String]
  /// True if the view that owns the source belongs to the app.
  package var isOwn: Bool
}

/// A binding to a source.
package struct ReferenceAnswer: Codable, Sendable {
  package var view: String
  package var name: String
  package var path: String
}

/// A change to a source.
package struct SourceChangeAnswer: Codable, Sendable {
  package var turn: Int
  package var old: String?
  package var new: String?
  package var event: String
}

/// An element of the accessibility tree.
package struct ElementAnswer: Codable, Sendable {
  package var view: String
  package var depth: Int
  package var text: String
  package var frame: [Double]
}

/// The layout of a view.
package struct LayoutAnswer: Codable, Sendable {
  /// A size proposal and the size that the view returned.
  package struct Question: Codable, Sendable {
    package var view: String
    package var name: String
    /// The index of the proposal during which this proposal was made.
    package var asker: Int?
    /// The proposed width and height, each nil if unspecified. An infinite length is represented by the largest number, here and in
    /// answers.
    package var proposal: [Double?]
    package var answer: [Double]
  }

  package var view: String
  package var name: String
  /// The container that placed the view.
  package var container: String?
  package var containerName: String?
  package var proposal: [Double?]
  package var frame: [Double]
  /// The proposals that the view made to its own children.
  package var inside: [Question]
  /// The proposals that the container made to its children, including this view.
  package var around: [Question]
}

/// The source location of a call.
package struct PlaceAnswer: Codable, Sendable {
  package var function: String
  package var file: String?
  package var line: Int?
  /// True for code in the library or the system.
  package var isForeign: Bool
}

/// The cost of evaluating the bodies of a view type since recording started.
package struct CostAnswer: Codable, Sendable {
  package var view: String
  package var isOwn: Bool
  package var count: Int
  package var microseconds: Double
}

/// An event in a trace.
package struct TraceAnswer: Codable, Sendable {
  package var name: String
  package var cat: String
  package var ph = "X"
  package var ts: Double
  package var dur: Double
  package var pid = 1
  package var tid = 1
  package var args: [String: String]
}
