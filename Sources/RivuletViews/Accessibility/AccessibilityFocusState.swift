public import RivuletCore

/// Kinds of assistive technology.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private struct Bits: OptionSet, Sendable { let rawValue: UInt8 }

  private var bits: Bits

  private init(_ bits: Bits) { self.bits = bits }

  public init() { bits = [] }

  /// A screen reader.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(Bits(rawValue: 1)) }
  /// Switches.
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

/// Where the focus of assistive technology shall be among the views that a view cares about.
///
/// The element with `accessibilityFocused` that the value stands for says in the semantics that the focus shall go there.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves the focus from another view.
  @propertyWrapper public struct Binding {
    let binding: RivuletCore.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: State<Value>

  /// A state that is true while the focus is there.
  public init() where Value == Bool {
    state = State(initialValue: false)
  }

  /// A state that is true while the focus of certain technologies is there.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = State(initialValue: false)
  }

  /// A state with the value of the view that has the focus; nil if that is none of them.
  public init<T: Hashable>() where Value == T? {
    state = State(initialValue: nil)
  }

  /// A focus state that follows certain technologies only.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(binding: state.projectedValue) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Has the focus of assistive technology go to this view while a value says so.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    attaching { $0.add { $0.wantsFocus = binding.wrappedValue == value } }
  }

  /// Has the focus of assistive technology go to this view while a condition holds.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    attaching { $0.add { $0.wantsFocus = condition.wrappedValue } }
  }
}
