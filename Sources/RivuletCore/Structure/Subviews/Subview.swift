import RivuletGraph

/// A view in a container's content that the container can display.
///
/// The view is built at the position of the content, with the environment and the modifiers at that position (documentation). A view is
/// shown in only one position.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct Subview: Identifiable {
  /// The identity of a subview among the subviews of a container. The identity stays the same when other subviews are added, removed, or
  /// moved.
  public struct ID: Hashable {
    let slot: SubviewSlot

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.slot === rhs.slot }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(slot)) }
  }

  let slot: SubviewSlot
  /// The values that the view sets with `containerValue` and `tag`.
  public let containerValues: ContainerValues

  public var id: ID { ID(slot: slot) }

  /// The identity that the app assigned to the `ForEach` element that created the view, if any.
  @MainActor package var givenID: AnyHashable? { slot.givenID }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let list = DynamicViewList()
    let version = inputs.makeSink(SwitchRule(content: SubviewSwitch(view: view.attribute), list: list, inputs: inputs))
    list.rule = version.id
    // The view's own preferences pass up the hierarchy from the position of the content. These preferences are those of the modifiers added
    // here.
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

/// Shows the subview that an attribute contains.
@MainActor
private struct SubviewSwitch: ContentSwitch {
  let view: Attribute<Subview>

  func currentKey() -> Subview.ID? { view.value.id }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SubviewPlace(view.value.slot, in: inputs.scope))
  }
}
