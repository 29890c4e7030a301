import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var base = 0
    var plain = 0
  }

  class Middle<Item>: Base {
    let name = "middle"
    @Published var items: [Item] = []
  }

  final class Derived: Middle<String> {
    weak var other: Base?
    unowned let owner: NSObject
    lazy var late = 1
    @Published var pair: (Int, String?) = (0, nil)
    init(owner: NSObject) {
      self.owner = owner
      super.init()
    }
  }

  final class Silent: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  final class Handmade: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
  }

  final class HandmadeDefault: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var value = 0
  }

  final class FromFoundation: NSObject, ObservableObject {
    @Published var value = 0
  }

  struct Mark: OptionSet { let rawValue: UInt8 }

  final class Crowded: ObservableObject {
    var small: UInt8 = 0
    @Published var flag = false
    var mark: Mark = []
    @Published var name = "x"
    var closure: () -> Void = {}
    @Published var any: Any = 1
    var existential: any CustomStringConvertible = 1
    @Published var me: Crowded?
  }

  @Test func `B10-05 every published property feeds the object's publisher, those of superclasses too`() {
    let owner = NSObject()
    let object = Derived(owner: owner)
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(1) }
    object.base = 1
    object.items = ["a"]
    object.pair = (1, "b")
    object.plain = 1
    object.late = 2
    #expect(log.elements.count == 3)
    sink.cancel()
  }

  @Test func `B10-05 it is the same publisher on every access, also through the superclass`() {
    let owner = NSObject()
    let object = Derived(owner: owner)
    let publisher = object.objectWillChange
    #expect(object.objectWillChange === publisher)
    #expect((object as Base).objectWillChange === publisher)
    object.base = 3
    #expect(object.objectWillChange === publisher)
    #expect(Derived(owner: owner).objectWillChange !== publisher)
  }

  @Test func `an object without published properties has one publisher, for its own sends`() {
    let object = Silent()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(object.value) }
    object.value = 1
    object.value = 2
    #expect(log.elements == [0, 1])
    #expect(object.objectWillChange === object.objectWillChange)
    sink.cancel()
  }

  @Test func `publishers of objects that are gone are not given to others at the same address`() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<500 { publishers.append(Silent().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 500)
  }

  @Test func `the table of publishers does not keep objects or their publishers for ever`() {
    weak var first: ObservableObjectPublisher?
    do {
      let object = Silent()
      first = object.objectWillChange
      #expect(first != nil)
    }
    var crowd: [Silent] = []
    for _ in 0..<5000 {
      let object = Silent()
      _ = object.objectWillChange
      crowd.append(object)
    }
    #expect(first == nil)
    withExtendedLifetime(crowd) {}
  }

  @Test func `B10-06 a hand-written publisher is not fed`() {
    let object = Handmade()
    let log = Log<String>()
    let sinks = [object.objectWillChange.sink { log.add($0) }, object.$value.sink { log.add("\($0)") }]
    object.value = 1
    object.objectWillChange.send("by hand")
    #expect(log.elements == ["0", "1", "by hand"])
    withExtendedLifetime(sinks) {}
  }

  @Test func `B10-06 a hand-written publisher of the default type is not fed either`() {
    let object = HandmadeDefault()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(object.value) }
    object.value = 1
    #expect(log.elements.isEmpty)
    object.objectWillChange.send()
    #expect(log.elements == [1])
    sink.cancel()
  }

  @Test func `B10-07 each change is one signal`() {
    let object = Base()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(1) }
    for value in 0..<5 { object.base = value % 2 }
    #expect(log.elements.count == 5)
    sink.cancel()
  }

  @Test func `an object that inherits from Foundation is observed like others`() {
    let object = FromFoundation()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(object.value) }
    object.value = 1
    #expect(log.elements == [0])
    sink.cancel()
  }

  @Test func `properties are found between fields of all kinds`() {
    let object = Crowded()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(1) }
    object.flag = true
    object.name = "y"
    object.any = "z"
    object.me = nil
    object.small = 2
    #expect(log.elements.count == 4)
    sink.cancel()
  }

  @Test func `a property that was replaced in the object is fed again after the next access`() {
    final class Late: ObservableObject {
      @Published var a = 0
      @Published var b = 0
      func renew() { _b = Published(initialValue: 7) }
    }
    let object = Late()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(object.b) }
    object.renew()
    _ = object.objectWillChange
    object.b = 8
    #expect(log.elements == [7])
    sink.cancel()
  }

  @Test func `who has asked the object's publisher for any change is told of all`() throws {
    let object = Base()
    let probe = object.objectWillChange.probe()
    object.base = 1
    #expect(probe.text == "")
    probe.request(.max(1))
    for value in 0..<3 { object.base = value }
    #expect(probe.text == "() () ()")
    let subscription = try #require(probe.subscription)
    #expect("\(subscription)" == "ObservableObjectPublisher" && Mirror(reflecting: subscription).children.map(\.label) == ["downstream"])
  }

  @Test func `ten threads agree on the publisher of an object`() {
    for _ in 0..<50 {
      let (object, silent) = (Shared(Base()), Shared(Silent()))
      let log = Log<ObjectIdentifier>()
      let silentLog = Log<ObjectIdentifier>()
      onTenThreads { _ in
        log.add(ObjectIdentifier(object.value.objectWillChange))
        silentLog.add(ObjectIdentifier(silent.value.objectWillChange))
      }
      #expect(Set(log.elements).count == 1)
      #expect(Set(silentLog.elements).count == 1)
    }
  }

  @Test func `nested objects do not speak for each other`() {
    final class Outer: ObservableObject { @Published var inner = Base() }
    let object = Outer()
    let log = Log<Int>()
    let sink = object.objectWillChange.sink { log.add(1) }
    object.inner.base = 1
    #expect(log.elements.isEmpty)
    sink.cancel()
  }
}
