import Combine
import Foundation
import Testing

@Suite struct MergeTests {
  let a = Just("a")

  @Test func `four to eight publishers are merged`() {
    #expect(a.merge(with: a, a, a).everything == "a a a a finished")
    #expect(a.merge(with: a, a, a, a).everything == "a a a a a finished")
    #expect(a.merge(with: a, a, a, a, a).everything == "a a a a a a finished")
    #expect(a.merge(with: a, a, a, a, a, a).everything == "a a a a a a a finished")
    #expect(a.merge(with: a, a, a, a, a, a, a).everything == "a a a a a a a a finished")
  }

  @Test func `a merge that is merged stays one link`() {
    typealias Six = Publishers.Merge6<
      Just<String>, Optional<String>.Publisher, Optional<String>.Publisher, Just<String>, Optional<String>.Publisher, Just<String>
    >
    let maybe = Optional("b").publisher
    let six: Six = a.merge(with: maybe).merge(with: maybe, a).merge(with: maybe, a)
    #expect(six.everything == "a b b a b a finished")
    let eight = a.merge(with: maybe, a, a, a, a, a).merge(with: maybe)
    #expect(type(of: eight.h) == Optional<String>.Publisher.self)
    #expect(eight == a.merge(with: maybe, a, a, a, a, a, maybe))
  }

  @Test func `each of eight is asked for one value at a time while demand is limited`() {
    let sources = (0..<8).map { _ in HandSource<Int, Trouble>() }
    let merged = Publishers.Merge8(
      sources[0], sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7])
    let probe = merged.probe(.max(1))
    #expect(sources.allSatisfy { $0.text == "request(max(1))" })
    #expect(sources[7].send(7) == .max(1))
    #expect(sources[3].send(3) == .none)
    #expect(probe.text == "7")
    sources[5].send(completion: .failure(.one))
    #expect(probe.text == "7 failed(one)")
    #expect(sources[7].text == "request(max(1)) cancel" && sources[5].text == "request(max(1))")
  }
}
