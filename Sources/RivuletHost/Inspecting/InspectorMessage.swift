package import RivuletCore

/// A line of JSON from the inspector of an app: an answer to a request, or an event. All parts but one are nil.
package struct InspectorMessage: Codable, Sendable {
  /// The version of the protocol. It grows when a part changes its meaning, and not when parts are added.
  package static let version = 1

  /// The number of the request; nil for events.
  package var id: Int?
  /// A sentence that says why there is no answer.
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
  /// The events of a trace in Chrome's format, which Perfetto opens.
  package var trace: [TraceAnswer]?
  /// A turn that has just ended.
  package var turn: TurnRecord?
  /// The number of events that a slow reader has not got.
  package var lost: Int?
  /// The view that was picked by pointing.
  package var picked: String?
  /// The view under the pointer while a view is being picked.
  package var pointed: String?
  /// True in the answer to a request that only has an effect.
  package var done: Bool?

  package init(id: Int? = nil) { self.id = id }

  /// The first line of each connection.
  package struct Hello: Codable, Sendable {
    package var version = InspectorMessage.version
    package var app: String
    package var process: Int32
  }
}

/// A window with its views.
package struct WindowAnswer: Codable, Sendable {
  package var title: String
  package var width: Double
  package var height: Double
  package var views: [ViewAnswer]
}

/// A view or modifier of the tree.
package struct ViewAnswer: Codable, Sendable, Identifiable {
  package var id: String
  package var name: String
  /// The name by which source code makes the view; nil for modifiers of the library and for parts of its views.
  package var written: String?
  /// The text, or the spoken name of the image, that the view itself shows.
  package var content: String?
  /// True for the app's own, false for the library's.
  package var isOwn: Bool
  /// True for a view or modifier with a body.
  package var hasBody: Bool
  /// The frame in the window: x, y, width, height.
  package var frame: [Double]
  package var properties: [PropertyAnswer]
  package var children: [ViewAnswer]
}

/// A property of a view or an object.
package struct PropertyAnswer: Codable, Sendable {
  package var name: String
  package var value: String
  /// `argument`, `binding`, the kind of the source, or `sets` for a value that the view sets in the environment of those inside.
  package var kind: String
  /// The source of truth that the property has, observes or refers to.
  package var source: String?
}

/// A source of truth.
package struct SourceAnswer: Codable, Sendable, Identifiable {
  package var id: String
  package var kind: TracedChange.Kind
  /// The first view that has it, and the property.
  package var name: String
  /// The key of a stored value, or the key path of a value of the environment.
  package var path: String?
  package var type: String
  package var value: String
  /// The stored properties of an object.
  package var fields: [PropertyAnswer]
  /// The views that have or observe the source.
  package var holders: [String]
  package var readers: [String]
  package var references: [ReferenceAnswer]
  package var changes: [SourceChangeAnswer]
  /// The names of sources that have always changed together with this one, to equal values.
  package var twins: [String]
  /// True if the view that has the source belongs to the app.
  package var isOwn: Bool
}

/// A binding to a source.
package struct ReferenceAnswer: Codable, Sendable {
  package var view: String
  package var name: String
  package var path: String
}

/// A change of one source.
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

/// The layout of one view.
package struct LayoutAnswer: Codable, Sendable {
  /// A proposal and the answer to it.
  package struct Question: Codable, Sendable {
    package var view: String
    package var name: String
    /// The index of the question during which this one was asked.
    package var asker: Int?
    /// The proposed width and height; nil for none. Infinite lengths are the largest number, here and in answers.
    package var proposal: [Double?]
    package var answer: [Double]
  }

  package var view: String
  package var name: String
  /// The container that has placed the view.
  package var container: String?
  package var containerName: String?
  package var proposal: [Double?]
  package var frame: [Double]
  /// The questions that the view itself has asked.
  package var inside: [Question]
  /// The questions that its container has asked, the view among them.
  package var around: [Question]
}

/// The place in the source of a call.
package struct PlaceAnswer: Codable, Sendable {
  package var function: String
  package var file: String?
  package var line: Int?
  /// True for code of the library or the system.
  package var isForeign: Bool
}

/// The work for the bodies of one type since the record began.
package struct CostAnswer: Codable, Sendable {
  package var view: String
  package var isOwn: Bool
  package var count: Int
  package var microseconds: Double
}

/// An event of a trace.
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
