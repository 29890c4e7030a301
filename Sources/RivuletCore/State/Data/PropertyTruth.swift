import Observation
package import RivuletGraph

/// The source of truth of a property, in the form that tools use.
package struct PropertyTruth {
  package let kind: TracedChange.Kind
  /// The value or object.
  package let value: Any
  /// The attribute of the source; nil for an object.
  package var input: AttributeID?
  package var object: AnyObject?
  /// The key of a stored value or an environment value.
  package var key: String?
  /// The path to the part of the source that the property reads; empty for the whole source.
  package var path = ""

  package init(_ kind: TracedChange.Kind, value: Any, input: AttributeID? = nil, object: AnyObject? = nil, key: String? = nil) {
    (self.kind, self.value, self.input, self.object, self.key) = (kind, value, input, object, key)
  }

  /// Returns the value as an object if it's an `@Observable` object or an optional that contains one.
  static func observedObject(_ value: Any) -> AnyObject? { (value as? any Observable & AnyObject) }

  /// The `@Observable` object that the source is or contains, if any.
  package var observedObject: AnyObject? { Self.observedObject(value) }

  /// The number of the source's attribute; nil for an object.
  package var inputNumber: UInt32? { input?.isLive == true ? input?.sequence : nil }

  /// Returns the part of the source at a key path.
  func part(_ keyPath: AnyKeyPath) -> PropertyTruth {
    let text = "\(keyPath)"
    return part("." + (text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text))
  }

  /// Returns the part of the source at one path component.
  func part(_ step: String) -> PropertyTruth {
    var part = self
    part.path += step
    return part
  }
}

/// A view property that refers to a source of truth elsewhere.
@MainActor
package protocol ReferringProperty {
  /// The source of truth, for tools; nil if unknown.
  var truth: PropertyTruth? { get }
}

extension Binding: @MainActor ReferringProperty {
  package var truth: PropertyTruth? { location.truth }
}

extension Optional: @MainActor ReferringProperty where Wrapped: ReferringProperty {
  package var truth: PropertyTruth? { flatMap { $0.truth } }
}

extension Bindable: @MainActor ReferringProperty {
  package var truth: PropertyTruth? {
    PropertyTruth.observedObject(wrappedValue).map { PropertyTruth(.object, value: $0, object: $0) }
  }
}
