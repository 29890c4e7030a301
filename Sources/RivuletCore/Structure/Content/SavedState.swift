package import Foundation

/// The state of a tree in a form that another process can read: the values of state by the view and the name of the property, with the path of
/// identities around it.
package struct SavedState: Codable, Equatable {
  /// The value of one property.
  struct Value: Codable, Equatable {
    /// The type of the view that declares it.
    let view: String
    /// Its name, without the underscore of a wrapper.
    let property: String
    /// The identities around the view, with their places.
    let path: String
    /// The identities without their places, which change where views come and go beside them.
    let content: String
    /// The type of the value.
    let type: String
    /// The value as JSON.
    let json: String
  }

  var values: [Value] = []
  /// The offsets of scroll views, by the path of identities around each.
  package var scrolls: [String: CGPoint] = [:]
  /// The name of the view with the keyboard's focus; nil for none.
  package var focus: String?
  /// Objects of the window's own store, by key, as a property list.
  package var scene: Data?
  /// Objects of the app's store that were written since its start, by key, as a property list.
  package var defaults: Data?
  /// Sentences about state that has no such form.
  package var dropped: [String] = []

  package init() {}

  /// The state without the values of properties, for a tree that gets these in another way.
  package var withoutValues: SavedState {
    var copy = self
    (copy.values, copy.dropped) = ([], [])
    return copy
  }
}
