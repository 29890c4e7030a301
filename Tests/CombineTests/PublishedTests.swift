import Combine
import Foundation
import Testing

/// The example of Apple's documentation.
final class Weather {
  @Published var temperature: Double
  init(temperature: Double) { self.temperature = temperature }
}

@Suite struct PublishedTests {
  @Test func `S52 a temperature is printed at subscription and when it changes`() {
    let log = Log<String>()
    let weather = Weather(temperature: 20)
    let cancellable = weather.$temperature.sink { log.add("Temperature now: \($0)") }
    weather.temperature = 25
    #expect(log.elements == ["Temperature now: 20.0", "Temperature now: 25.0"])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `S53 an equal value is published again`() {
    let log = Log<Double>()
    let weather = Weather(temperature: 20)
    let cancellable = weather.$temperature.sink { log.add($0) }
    weather.temperature = 25
    weather.temperature = 25
    #expect(log.elements == [20, 25, 25])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `B10-01 the object tells first, then the property with its new value, and the property still reads old`() {
    let log = Log<String>()
    let counter = Counter()
    let sinks = [
      counter.objectWillChange.sink { log.add("will change, \(counter.count)") },
      counter.$count.dropFirst().sink { log.add("\($0), \(counter.count)") },
    ]
    counter.count = 1
    log.add("after, \(counter.count)")
    #expect(log.elements == ["will change, 0", "1, 0", "after, 1"])
    withExtendedLifetime(sinks) {}
  }

  @Test func `B10-02 each subscriber gets the present value first`() {
    let counter = Counter()
    counter.count = 5
    #expect(counter.$count.first().everything == "5 finished")
    #expect(counter.$count.probe(.unlimited).text == "5")
  }

  @Test func `B10-04 without demand the latest value waits`() {
    let counter = Counter()
    let probe = counter.$count.probe()
    counter.count = 1
    counter.count = 2
    #expect(probe.text == "")
    probe.request(.max(1))
    counter.count = 3
    counter.count = 4
    #expect(probe.text == "2")
    probe.request(.unlimited)
    counter.count = 5
    #expect(probe.text == "2 4 5")
  }

  @Test func `a demand that arrives while the value is on its way gets that value`() {
    let counter = Counter()
    let idle = counter.$count.probe()
    let sink = counter.$count.dropFirst().sink { _ in idle.request(.max(1)) }
    counter.count = 1
    #expect(idle.text == "1")
    sink.cancel()
  }

  @Test func `who subscribes while a value is on its way gets the old one and then the new one`() {
    let counter = Counter()
    let late = Log<Int>()
    var inner: AnyCancellable?
    let outer = counter.$count.dropFirst().sink { _ in
      if inner == nil { inner = counter.$count.sink { late.add($0) } }
    }
    counter.count = 1
    counter.count = 2
    #expect(late.elements == [0, 1, 2])
    outer.cancel()
  }

  @Test func `who hears of a property that begins to follow another one may read it`() {
    let (counter, other) = (Counter(), Counter())
    other.count = 7
    let log = Log<Int>()
    let sink = counter.$count.sink { _ in log.add(counter.count) }
    counter.$count = other.$count
    other.count = 8
    #expect(log.elements == [0, 0, 7] && counter.count == 8)
    sink.cancel()
  }

  @Test func `who subscribes while the object tells of a change gets the new value too`() {
    let counter = Counter()
    let late = Log<Int>()
    var inner: AnyCancellable?
    let outer = counter.objectWillChange.sink {
      if inner == nil { inner = counter.$count.sink { late.add($0) } }
    }
    counter.count = 1
    #expect(late.elements == [0, 1])
    outer.cancel()
    inner?.cancel()
  }

  @Test func `a property set inside its own delivery nests, and the outer value is stored last`() {
    let counter = Counter()
    let log = Log<Int>()
    let sink = counter.$count.sink { value in
      log.add(value)
      if value == 1 { counter.count = 2 }
    }
    counter.count = 1
    #expect(log.elements == [0, 1, 2])
    #expect(counter.count == 1)
    sink.cancel()
  }

  @Test func `a pipeline may end in a property and tells the object as an assignment does`() {
    let source = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let log = Log<String>()
    let sink = counter.objectWillChange.sink { log.add("will change") }
    source.assign(to: &counter.$count)
    source.send(3)
    #expect(counter.count == 3)
    #expect(log.elements == ["will change"])
    sink.cancel()
  }

  @Test func `a pipeline that ends in a property ends with the property, even if somebody still listens`() {
    let source = HandSource<Int, Never>()
    let log = Log<Int>()
    let listener: AnyCancellable
    do {
      let counter = Counter()
      source.assign(to: &counter.$count)
      listener = counter.$count.sink { log.add($0) }
      source.send(1)
      #expect(source.text == "request(unlimited)")
    }
    #expect(source.text == "request(unlimited) cancel")
    source.send(2)
    #expect(log.elements == [0, 1])
    listener.cancel()
  }

  @Test func `a property does not keep its object, and its pipeline does not either`() {
    weak var weakCounter: Counter?
    let sink: AnyCancellable
    do {
      let counter = Counter()
      weakCounter = counter
      sink = counter.$count.sink { _ in }
    }
    #expect(weakCounter == nil)
    withExtendedLifetime(sink) {}
  }

  @Test func `a property may be given a first value in an initialiser`() {
    final class Named {
      @Published var name: String
      init(_ name: String) { _name = Published(initialValue: name) }
    }
    let named = Named("a")
    #expect(named.name == "a")
    #expect(named.$name.probe(.unlimited).text == "a")
  }

  @Test func `a property of a value type that is changed in place is published once a change`() {
    final class List { @Published var items = [1] }
    let list = List()
    let log = Log<[Int]>()
    let sink = list.$items.sink { log.add($0) }
    list.items.append(2)
    list.items[0] = 9
    #expect(log.elements == [[1], [1, 2], [9, 2]])
    sink.cancel()
  }

  @Test func `an optional property publishes nil like any other value`() {
    final class Box { @Published var value: Int? }
    let box = Box()
    let log = Log<Int?>()
    let sink = box.$value.sink { log.add($0) }
    box.value = 1
    box.value = nil
    #expect(log.elements == [nil, 1, nil])
    sink.cancel()
  }

  @Test func `ten threads may set a property while another reads and subscribes`() {
    let counter = Shared(Counter())
    let log = Log<Int>()
    let sink = counter.value.$count.sink { log.add($0) }
    onTenThreads { thread in
      for value in 0..<200 {
        if thread == 0 {
          _ = counter.value.count
          counter.value.$count.sink { _ in }.cancel()
          _ = counter.value.objectWillChange
        } else {
          counter.value.count = value
        }
      }
    }
    #expect(log.elements.count == 1 + 9 * 200)
    sink.cancel()
  }

  @Test func `a property that is given another's publisher follows it and keeps its own value`() {
    let (a, b) = (Counter(), Counter())
    let log = Log<String>()
    let sinks = [
      a.objectWillChange.sink { log.add("a will change") }, b.objectWillChange.sink { log.add("b will change") },
      b.$count.dropFirst().sink { log.add("b \($0)") },
    ]
    b.count = 3
    a.$count = b.$count
    #expect(a.count == 3)
    b.count = 4
    #expect(a.count == 4 && b.count == 4)
    a.count = 7
    #expect(a.count == 7 && b.count == 4)
    b.count = 5
    #expect(a.count == 5)
    // The value at the start, the two changes of b, and the change of a itself.
    #expect(log.elements.filter { $0 == "a will change" }.count == 4)
    #expect(log.elements.filter { $0.hasPrefix("b") } == ["b will change", "b 3", "b will change", "b 4", "b will change", "b 5"])
    withExtendedLifetime(sinks) {}
  }

  @Test func `a property that follows another does not keep it, and those who listen to it go on`() {
    let a = Counter()
    let probe = a.$count.probe(.unlimited)
    weak var weakCounter: Counter?
    do {
      let b = Counter()
      weakCounter = b
      a.$count = b.$count
      b.count = 2
    }
    #expect(weakCounter == nil)
    a.count = 3
    #expect(probe.text == "0 0 2 3")
  }

  @Test func `a property that is given its own publisher stays as it is`() {
    let a = Counter()
    let log = Log<Int>()
    let sink = a.objectWillChange.sink { log.add(1) }
    let publisher = a.$count
    a.$count = publisher
    a.count = 1
    #expect(a.count == 1 && log.elements.count == 1)
    sink.cancel()
  }
}

final class Counter: ObservableObject {
  @Published var count = 0
}
