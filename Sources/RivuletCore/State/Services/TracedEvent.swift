/// An event that may lead to changes.
package struct TracedEvent: Sendable, Equatable {
  /// The kinds of events.
  package enum Kind: String, Sendable, Codable {
    case press, drag, release, wheel, key, text
    /// The release of a contact that has not moved.
    case tap
    /// An element's action, called by an assistive technology or a script.
    case assistance
    /// A frame of something that changes over time.
    case frame
    /// A value that a publisher sends to `onReceive`.
    case publisher
    /// The work of a `task` modifier.
    case task
    /// The actions that run after a change, such as `onAppear` and `onChange`.
    case lifecycle
    /// A change made by the host, such as a new appearance.
    case host
    /// Code that runs on another thread, or on the main thread outside all other events.
    case code
  }

  package let kind: Kind
  /// The name of the item that the event belongs to, such as the label of a button or a key; nil if there is none.
  package let name: String?

  package init(_ kind: Kind, _ name: String? = nil) {
    (self.kind, self.name) = (kind, name)
  }
}

/// The task whose code is running, inherited by its asynchronous calls.
package enum TracedTask {
  /// The name of the view with the `task` modifier; nil outside such tasks, and in tasks that started while nothing was being recorded.
  @TaskLocal package static var name: String?
}
