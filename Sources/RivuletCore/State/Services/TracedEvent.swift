/// An event that may lead to changes.
package struct TracedEvent: Sendable, Equatable {
  /// The kinds of events.
  package enum Kind: String, Sendable, Codable {
    case press, drag, release, wheel, key, text
    /// The release of a contact that hasn't moved.
    case tap
    /// An element's action, invoked by an assistive technology or a script.
    case assistance
    /// A frame of time-dependent content.
    case frame
    /// A value that a publisher sends to `onReceive`.
    case publisher
    /// The work of a `task` modifier.
    case task
    /// The actions that follow a change, such as those of `onAppear` and `onChange`.
    case lifecycle
    /// A change made by the host, such as a new appearance.
    case host
    /// Code that runs on another thread, or on the main thread outside other events.
    case code
  }

  package let kind: Kind
  /// The name of the item that the event belongs to, such as a button's label or a key; nil if the item has no name.
  package let name: String?

  package init(_ kind: Kind, _ name: String? = nil) {
    (self.kind, self.name) = (kind, name)
  }
}

/// The task whose code is running. Asynchronous calls inherit this value.
package enum TracedTask {
  /// The name of the view with the `task` modifier; nil outside such tasks, and in tasks that started without a recorder.
  @TaskLocal package static var name: String?
}
