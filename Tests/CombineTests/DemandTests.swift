import Combine
import Foundation
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func `a sum with unlimited is unlimited and so is one that overflows`() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.unlimited + .max(2) == .unlimited)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(.max) + 1 == Demand.unlimited)
    #expect(Demand.unlimited + 1 == Demand.unlimited)
    #expect(Demand.max(2) + 3 == Demand.max(5))
  }

  @Test func `a difference never falls below zero and unlimited stays unlimited`() {
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(3) - .max(5) == .none)
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(3) - 5 == Demand.none)
    #expect(Demand.unlimited - 5 == Demand.unlimited)
  }

  @Test func `a product that overflows is unlimited`() {
    #expect(Demand.max(4) * 3 == Demand.max(12))
    #expect(Demand.max(.max) * 2 == Demand.unlimited)
    #expect(Demand.unlimited * 0 == Demand.unlimited)
  }

  @Test func `the assigning operators do what their names say`() {
    var demand = Demand.max(2)
    demand += .max(3)
    demand += 1
    demand -= .max(2)
    demand -= 1
    demand *= 4
    #expect(demand == .max(12))
    demand += .unlimited
    demand -= 3
    #expect(demand == .unlimited)
  }

  @Test func `unlimited is more than every count`() {
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.unlimited > Int.max)
    #expect(Int.max < Demand.unlimited)
    #expect(!(Demand.unlimited == Int.max))
    #expect(Demand.max(3) >= 3 && Demand.max(3) <= 3 && Demand.max(3) == 3 && Demand.max(3) != 4)
    #expect(3 >= Demand.max(3) && 3 <= Demand.max(3) && 3 == Demand.max(3) && 4 != Demand.max(3))
    #expect(Demand.max(2) < 3 && 2 < Demand.max(3) && Demand.max(3) > 2 && 3 > Demand.max(2))
  }

  @Test func `a demand says what it is`() {
    #expect("\(Demand.unlimited)" == "unlimited")
    #expect("\(Demand.max(4))" == "max(4)")
    #expect("\(Demand.none)" == "max(0)")
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(7).max == 7)
  }

  @Test(arguments: [Demand.none, .max(7), .unlimited])
  func `a demand survives coding`(demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test func `a demand is stored as a number`() throws {
    let data = try JSONEncoder().encode([Demand.none, .max(7), .unlimited])
    #expect(String(decoding: data, as: UTF8.self) == "[0,7,9223372036854775808]")
  }

  @Test func `a demand that was stored out of range is unlimited`() throws {
    let data = Data("[18446744073709551615]".utf8)
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [.unlimited])
  }

  @Test func `a completion survives coding`() throws {
    let all: [Subscribers.Completion<Trouble>] = [.finished, .failure(.two)]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([Subscribers.Completion<Trouble>].self, from: data) == all)
  }
}
