package import RivuletGeometry
package import RivuletGraph

/// The axis of the stack that contains a view, for use by spacers and dividers.
package enum StackAxis {
  case horizontal
  case vertical
  /// The axis of a layout whose axis may change.
  case changing(Attribute<Axis?>)

  /// Creates an axis that never changes. Returns nil if `axis` is nil.
  package init?(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: return nil
    }
  }
}

/// A stack axis in the form that a behaviour stores.
package struct KnownStackAxis {
  private let source: StackAxis?

  package init(_ source: StackAxis?) {
    self.source = source
  }

  /// The current axis. A rule that reads an axis that may change becomes dependent on it.
  @MainActor package var axis: Axis? {
    switch source {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .changing(let attribute): attribute.value
    case nil: nil
    }
  }
}
