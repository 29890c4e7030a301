/// A gesture state is composed of other dynamic properties, which are found by reflection.
extension GestureState: DynamicProperty {}

extension State: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(StateStorage<Value>(path: buffer.statePath(for: name)), at: fieldOffset, name: name)
  }
}

/// Holds the location of one state. The location is created at the first installation, with that instance's initial value (B3.05).
@MainActor
private final class StateStorage<Value>: PropertyStorage {
  private let path: StateStore.Path?
  private var location: StateLocation<Value>?

  init(path: StateStore.Path?) {
    self.path = path
  }

  func install(_ property: inout State<Value>, _ context: PropertyContext) {
    if let location {
      property._location = location
    } else {
      let location = StateLocation(seed: property._value, at: path, inputs: context.inputs, owner: context.signal)
      self.location = location
      property._location = location
    }
  }

  var truth: PropertyTruth? { location?.truth }
  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }
}
