public import Foundation

/// A type-erased guide: its identity and its axis. Creating a key doesn't allocate memory.
@usableFromInline package struct AlignmentKey: Hashable, Sendable {
  /// The identity of the guide. Types are immutable, so the metatype is safe to share even though it is not marked as sendable.
  private nonisolated(unsafe) let id: any AlignmentID.Type
  /// The built-in guide, looked up once when the key is created.
  @usableFromInline let builtIn: BuiltInAlignment

  /// The axis along which the guide's value is measured: `horizontal` for a `HorizontalAlignment`.
  @usableFromInline package let axis: Axis

  /// Creates the key for a guide's identity and axis.
  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    builtIn = (id as? any BuiltInAlignmentID.Type)?.builtIn ?? .custom
  }

  /// Creates the key for a built-in guide without a lookup.
  init(known id: any BuiltInAlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    builtIn = id.builtIn
  }

  /// Returns the guide's value for a view that does not set it (B9.18, B9.20).
  package func defaultValue(_ dimensions: ViewDimensions) -> CGFloat {
    builtIn.defaultValue(width: dimensions.width, height: dimensions.height) ?? id.defaultValue(in: dimensions)
  }

  /// Returns the value of a built-in guide for a view that does not set it; nil for a custom guide.
  @inlinable package func builtInValue(width: CGFloat, height: CGFloat) -> CGFloat? { builtIn.defaultValue(width: width, height: height) }

  /// True if the guide's default value depends only on the view's size.
  @inlinable package var followsFromSize: Bool { if case .custom = builtIn { false } else { true } }

  /// True for the baseline of the first line of text.
  @inlinable package var isFirstTextBaseline: Bool { if case .firstTextBaseline = builtIn { true } else { false } }

  /// True for the baseline of the last line of text.
  @inlinable package var isLastTextBaseline: Bool { if case .lastTextBaseline = builtIn { true } else { false } }

  @usableFromInline package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

extension AlignmentKey: CustomStringConvertible {
  @usableFromInline package var description: String { "\(axis) \(id)" }
}
