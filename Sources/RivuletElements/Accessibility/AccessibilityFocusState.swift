public import RivuletCore

/// A set of assistive technologies.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private struct Bits: OptionSet, Sendable { let rawValue: UInt8 }

  private var bits: Bits

  private init(_ bits: Bits) { self.bits = bits }

  public init() { bits = [] }

  /// A screen reader.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(Bits(rawValue: 1)) }
  /// Switch control.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(Bits(rawValue: 2)) }

  public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }

  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits.formUnion(newMember.bits) }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: Self) -> Self? {
    defer { bits.subtract(member.bits) }
    return contains(member) ? member : nil
  }

  public mutating func update(with newMember: Self) -> Self? {
    defer { bits.formUnion(newMember.bits) }
    return contains(newMember) ? newMember : nil
  }

  public typealias Element = AccessibilityTechnologies
  public typealias ArrayLiteralElement = AccessibilityTechnologies
}

/// A property wrapper for the focus of assistive technology.
///
/// When a screen reader moves to an element with `accessibilityFocused`, the state takes the element's value. When the reader leaves, the
/// state is reset. When the app writes a value, the reader moves to the element with that value. Without a reader, the state keeps the
/// app's value.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding that reads and moves the focus from another view.
  @propertyWrapper public struct Binding {
    package let binding: RivuletCore.Binding<Value>
    let target: AccessibilityFocusTarget<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: State<Value>
  private let target: AccessibilityFocusTarget<Value>

  private init(_ target: AccessibilityFocusTarget<Value>) {
    state = State(initialValue: target.none)
    self.target = target
  }

  /// Creates a state that is true while its view has focus.
  public init() where Value == Bool {
    self.init(AccessibilityFocusTarget(none: false))
  }

  /// Creates a state that is true while one of the given technologies focuses on its view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(AccessibilityFocusTarget(none: false, technologies))
  }

  /// Creates a state with the value of the focused view, or nil if none of its views has focus.
  public init<T: Hashable>() where Value == T? {
    self.init(AccessibilityFocusTarget(none: nil))
  }

  /// Creates a state that follows only the given technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(AccessibilityFocusTarget(none: nil, technologies))
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(binding: state.projectedValue, target: target) }
}

/// The properties that connect a focus state to screen readers.
struct AccessibilityFocusTarget<Value: Hashable> {
  /// The value of the state while none of its views has focus.
  let none: Value
  /// A Boolean value that indicates whether the state follows screen readers.
  let followsScreenReaders: Bool

  init(none: Value, _ technologies: AccessibilityTechnologies = .voiceOver) {
    self.none = none
    followsScreenReaders = technologies.contains(.voiceOver)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Moves the focus of assistive technology to this view when a state equals a value, and updates the state when the focus moves.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    attaching { attachment in
      guard binding.target.followsScreenReaders else { return }
      attachment.add { more in
        more.wantsFocus = binding.wrappedValue == value
        more.focusFollowers.append(
          SemanticsDetails.FocusFollower { isHere in
            if isHere {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.target.none
            }
          })
      }
    }
  }

  /// Moves the focus of assistive technology to this view when a state is true, and updates the state when the focus moves.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}
