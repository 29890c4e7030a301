package import Foundation

/// The state of a tree in a form that another process can read. Each state value is identified by its view, its property name, and the path
/// of identities around the view.
package struct SavedState: Codable, Equatable {
  /// The value of one property.
  struct Value: Codable, Equatable {
    /// The type of the view that declares the property.
    let view: String
    /// The name of the property, without the underscore of a property wrapper.
    let property: String
    /// The identities around the view and their positions.
    let path: String
    /// The identities without their positions, which change when siblings are added or removed.
    let content: String
    /// The type of the value.
    let type: String
    /// The value as JSON.
    let json: String
  }

  var values: [Value] = []
  /// The offsets of scroll views, keyed by the path of identities around each scroll view.
  package var scrolls: [String: CGPoint] = [:]
  /// The name of the view with keyboard focus, if any.
  package var focus: String?
  /// A property list of the objects in the window's own store, by key.
  package var scene: Data?
  /// A property list of the objects in the app's store that were written since the app started, by key.
  package var defaults: Data?
  /// Sentences that describe state that can't be represented in this form.
  package var dropped: [String] = []

  package init() {}
}
