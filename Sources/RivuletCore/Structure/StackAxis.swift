package import RivuletGeometry
package import RivuletGraph

/// The axis of the stack that a view stands in, for spacers and dividers.
package enum StackAxis {
  case horizontal
  case vertical
  /// That of a layout which may turn.
  case changing(Attribute<Axis?>)

  /// An axis for good; nil for none.
  package init?(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: return nil
    }
  }
}

/// The stack axis as a behaviour keeps it.
package struct KnownStackAxis {
  private let source: StackAxis?

  package init(_ source: StackAxis?) {
    self.source = source
  }

  /// The axis as it is now; a rule that runs depends on one that may change.
  @MainActor package var axis: Axis? {
    switch source {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .changing(let attribute): attribute.value
    case nil: nil
    }
  }
}
