import Combine
import Foundation
import Testing

/// A property wrapper of an app: it announces its changes by the object that it is a property of, which the compiler hands it.
@propertyWrapper
struct Clamped<Value: Comparable> {
  private var stored: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    stored = min(max(wrappedValue, range.lowerBound), range.upperBound)
    self.range = range
  }

  @available(*, unavailable, message: "@Clamped is only available on properties of classes")
  var wrappedValue: Value {
    get { fatalError("Clamped.wrappedValue was used outside of a class.") }
    set { fatalError("Clamped.wrappedValue was set outside of a class.") }
  }

  static subscript<EnclosingSelf: ObservableObject>(
    _enclosingInstance instance: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Clamped<Value>>
  ) -> Value where EnclosingSelf.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { instance[keyPath: storageKeyPath].stored }
    set {
      instance.objectWillChange.send()
      let range = instance[keyPath: storageKeyPath].range
      instance[keyPath: storageKeyPath].stored = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
}

/// A property wrapper of another room, which joins without knowing its object.
@propertyWrapper
struct Joined<Value>: ObservableObjectProperty {
  final class Storage: PropertyAnnouncer {
    var objectWillChange: ObservableObjectPublisher?
    var value: Value {
      willSet { objectWillChange?.send() }
    }

    init(_ value: Value) {
      self.value = value
    }
  }

  private let pad: UInt8 = 0
  let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var announcer: any PropertyAnnouncer { storage }
}

@Suite struct JoiningPropertyTests {
  final class Dial: ObservableObject {
    @Clamped(0...10) var level = 3
  }

  class Panel: ObservableObject {
    @Clamped(0...10) var level = 3
    @Published var name = "a"
  }

  final class WidePanel: Panel {
    @Clamped(0...1) var share = 0.5
    @Published var width = 1
  }

  final class Mixed: ObservableObject {
    let tag: UInt8 = 1
    @Joined var flag = false
    @Published var count = 0
    @Joined var words = ["a"]
  }

  final class JoinedOnly: ObservableObject {
    @Joined var flag = false
  }

  final class Handmade: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Joined var flag = false
    @Clamped(0...10) var level = 3
  }

  /// How often an object announces a change, and what it reads then.
  private func announcements<Object: ObservableObject, Value>(
    of object: Object, reading value: @escaping (Object) -> Value, _ change: (Object) -> Void
  ) -> [Value] {
    let log = Log<Value>()
    let sink = object.objectWillChange.sink { _ in log.add(value(object)) }
    change(object)
    sink.cancel()
    return log.elements
  }

  @Test func `a wrapper that announces by its object works where nothing is published`() {
    let dial = Dial()
    #expect(dial.objectWillChange === dial.objectWillChange)
    #expect(announcements(of: dial, reading: \.level) { $0.level = 40 } == [3])
    #expect(dial.level == 10)
    #expect(announcements(of: dial, reading: \.level) { $0.level -= 1 } == [10])
  }

  @Test func `a wrapper that announces by its object shares the publisher with what is published`() {
    let panel = WidePanel()
    let publisher = panel.objectWillChange
    let seen = announcements(of: panel, reading: { "\($0.level) \($0.name) \($0.share) \($0.width)" }) {
      $0.level = 4
      $0.name = "b"
      $0.share = 7
      $0.width = 2
    }
    #expect(seen == ["3 a 0.5 1", "4 a 0.5 1", "4 b 0.5 1", "4 b 1.0 1"])
    #expect(panel.objectWillChange === publisher)
  }

  @Test func `wrappers that join are announced like published properties`() {
    let mixed = Mixed()
    let publisher = mixed.objectWillChange
    let seen = announcements(of: mixed, reading: { "\($0.flag) \($0.count) \($0.words.count)" }) {
      $0.flag = true
      $0.count = 1
      $0.words.append("b")
    }
    #expect(seen == ["false 0 1", "true 0 1", "true 1 1"])
    #expect(mixed.objectWillChange === publisher && mixed.tag == 1)
    let only = JoinedOnly()
    #expect(announcements(of: only, reading: \.flag) { $0.flag = true } == [false])
    #expect(only.objectWillChange === only.objectWillChange)
  }

  @Test func `B10-06 a hand-written publisher is fed only by those who send by it`() {
    #expect(announcements(of: Handmade(), reading: \.flag) { $0.flag = true }.isEmpty)
    #expect(announcements(of: Handmade(), reading: \.level) { $0.level = 4 } == [3])
  }

  @Test func `an object with wrappers that join is released with its publisher`() {
    weak var object: Mixed?
    weak var publisher: ObservableObjectPublisher?
    do {
      let made = Mixed()
      (object, publisher) = (made, made.objectWillChange)
    }
    #expect(object == nil && publisher == nil)
  }
}
