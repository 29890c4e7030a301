/// A `@Published` property of any type, for tools that show property values.
package protocol CurrentlyPublished {
  /// The value of the property.
  var currentValue: Any { get }
}

extension Published: CurrentlyPublished {
  package var currentValue: Any { storage.value }
}
