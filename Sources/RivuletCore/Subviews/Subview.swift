import RivuletGraph

/// One view of a content, to be shown where its container wants it.
///
/// It was built where the content stands: environment and modifiers are those around it there (documentation). It is shown at one place.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct Subview: Identifiable {
  /// Tells one subview of a container from the others; stays with the view as others come, go or move.
  public struct ID: Hashable {
    let slot: SubviewSlot

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.slot === rhs.slot }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(slot)) }
  }

  let slot: SubviewSlot
  /// What the view says about itself with `containerValue` and `tag`.
  public let containerValues: ContainerValues

  public var id: ID { ID(slot: slot) }

  /// The identity that the app gave to the element of a `ForEach` that made the view; nil where none did.
  @MainActor package var givenID: AnyHashable? { slot.givenID }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let list = DynamicViewList()
    let version = inputs.makeSink(SwitchRule(content: SubviewSwitch(view: view.attribute), list: list, inputs: inputs))
    list.rule = version.id
    // The preferences of the view itself go up from where the content stands; these are of what is put around it here.
    return _ViewListOutputs(list: list, preferences: inputs.dynamicPreferences(of: list, version: version))
  }
}

extension Subview: ViewComparable {
  package static func areSameInput(_ lhs: Subview, _ rhs: Subview) -> Bool {
    lhs.slot === rhs.slot && lhs.containerValues.isSame(as: rhs.containerValues)
  }
}

@available(*, unavailable)
extension Subview: Sendable {}

@available(*, unavailable)
extension Subview.ID: Sendable {}

/// Shows the subview that a value names.
@MainActor
private struct SubviewSwitch: ContentSwitch {
  let view: Attribute<Subview>

  func currentKey() -> Subview.ID? { view.value.id }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SubviewPlace(view.value.slot, in: inputs.scope))
  }
}
