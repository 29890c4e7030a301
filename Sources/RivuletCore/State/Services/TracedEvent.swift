/// An event that may lead to changes.
package struct TracedEvent: Sendable, Equatable {
  /// The sorts of events.
  package enum Kind: String, Sendable, Codable {
    case press, drag, release, wheel, key, text
    /// The release of a contact that has not moved.
    case tap
    /// An action of an element that assistive technology or a script has called.
    case assistance
    /// A frame of something that goes on with time.
    case frame
    /// A value that a publisher has sent to `onReceive`.
    case publisher
    /// The work of a `task` modifier.
    case task
    /// The actions that follow a change, such as `onAppear` and `onChange`.
    case lifecycle
    /// A change of the host, such as another appearance.
    case host
    /// Code that runs on another thread, or on the main thread outside of all other events.
    case code
  }

  package let kind: Kind
  /// The name of what the event belongs to, such as the label of a button or a key; nil for none.
  package let name: String?

  package init(_ kind: Kind, _ name: String? = nil) {
    (self.kind, self.name) = (kind, name)
  }
}

/// The task whose code is running, which its asynchronous calls inherit.
package enum TracedTask {
  /// The name of the view with the `task` modifier; nil outside of such tasks, and in tasks that began while nothing was recorded.
  @TaskLocal package static var name: String?
}
