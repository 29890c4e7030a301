import Combine

extension StateObject: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(StateObjectStorage<ObjectType>(path: buffer.statePath(for: name)), at: fieldOffset, name: name)
  }
}

@MainActor
private final class StateObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  private let path: StateStore.Path?
  private var object: ObjectType?
  private let subscription = ObjectSubscription<ObjectType>()

  init(path: StateStore.Path?) {
    self.path = path
  }

  func install(_ property: inout StateObject<ObjectType>, _ context: PropertyContext) {
    let object = self.object ?? make(property, context)
    self.object = object
    subscription.follow(object, signal: context.signal)
    property.storage = .object(object)
  }

  var truth: PropertyTruth? { object.map { PropertyTruth(.object, value: $0, object: $0) } }
  var followsObject: Bool { true }
  func hasChanged(since time: UInt64) -> Bool { subscription.hasNews }

  private func make(_ property: StateObject<ObjectType>, _ context: PropertyContext) -> ObjectType {
    let seed =
      switch property.storage {
      case .initially(let make): make
      case .object(let object): { object }
      }
    let object = context.inputs.tree.app.stateStore.object(at: path, in: context.inputs.scope, make: seed)
    return object
  }
}
