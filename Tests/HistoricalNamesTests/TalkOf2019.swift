import SwiftUI

// The talk's lines as they were written in the summer of 2019. They compile in language modes 5 and 6.

class PodcastPlayerStore: BindableObject {
  let didChange = PassthroughSubject<Void, Never>()
  var currentTime: TimeInterval = 0
  var currentEpisode = "one"
  var volume = 0.5

  func advance() {
    currentEpisode = "two"
    currentTime = 0
    didChange.send()
  }
}

final class WillChangeStore: BindableObject {
  let willChange = PassthroughSubject<WillChangeStore, Never>()
  var name = "before" {
    willSet { willChange.send(self) }
  }
}

final class ErasedStore: BindableObject {
  private let subject = CurrentValueSubject<Int, Never>(0)
  var didChange: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  var count: Int {
    get { subject.value }
    set { subject.value = newValue }
  }
}

@MainActor final class MainActorStore: @MainActor BindableObject {
  let didChange = PassthroughSubject<Void, Never>()
  var name = "main" {
    didSet { didChange.send() }
  }
}

nonisolated final class FreeStore: BindableObject {
  let willChange = ObservableObjectPublisher()
  var name = "free" {
    willSet { willChange.send() }
  }
}

class GenericStore<Value>: BindableObject {
  let didChange = PassthroughSubject<Value, Never>()
  var value: Value {
    didSet { didChange.send(value) }
  }

  init(_ value: Value) { self.value = value }
}

final class NamedStore: GenericStore<String> {}

struct EpisodeView: View {
  @EnvironmentObject var store: PodcastPlayerStore

  var body: some View {
    VStack {
      Text(store.currentEpisode)
      Slider(value: $store.volume, from: 0, through: 1, by: 0.25)
      Button(action: { self.store.advance() }) { Text("advance") }
    }
  }
}

struct NameView: View {
  @ObjectBinding var store: WillChangeStore

  var body: some View {
    VStack {
      Text(store.name)
      TextField($store.name, placeholder: Text("Name"))
    }
  }
}

struct MixedView: View {
  @ObservedObject var erased: ErasedStore
  @ObservedObject var main: MainActorStore
  @ObjectBinding var free: FreeStore
  @ObjectBinding var named: NamedStore
  @StateObject var own = WillChangeStore()

  var body: some View {
    VStack {
      Text("\(erased.count) \(main.name) \(free.name) \(named.value) \(own.name)")
      Button("all") {
        self.$erased.count.value += 1
        self.main.name = "MAIN"
        self.free.name = "FREE"
        self.named.value = "NAMED"
        self.$own.name.value = "after"
      }
    }
  }
}
