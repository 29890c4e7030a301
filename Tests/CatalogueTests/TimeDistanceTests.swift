import Combine
import Foundation
import RivuletCore
import RivuletElements
import Testing

@MainActor
struct TimeDistanceTests {
  private func shown(_ seconds: Double, _ style: Text.DateStyle) -> String {
    let clock = StandingClock()
    return CombineTime.withSource(clock) {
      ViewTest(Text(clock.date.addingTimeInterval(seconds), style: style), size: CGSize(width: 1_000, height: 100)).textItems[0].string
    }
  }

  @Test func `a timer counts down to a date and up from it`() {
    #expect(shown(65, .timer) == "1:05")
    #expect(shown(9.3, .timer) == "0:10")
    #expect(shown(-0.5, .timer) == "0:00")
    #expect(shown(-133_141, .timer) == "36:59:01")
  }

  @Test func `a relative date has its two largest units`() {
    #expect(shown(8_580, .relative) == "2 hr, 23 min")
    #expect(shown(-3_600, .relative) == "1 hr")
    #expect(shown(-3_605, .relative) == "1 hr")
    #expect(shown(0, .relative) == "0 sec")
    #expect(shown(3 * 86_400, .relative) == "3 days")
  }

  @Test func `an offset has its largest unit and its direction`() {
    #expect(shown(7_400, .offset) == "+2 hours")
    #expect(shown(-60, .offset) == "-1 minute")
    #expect(shown(0, .offset) == "+0 seconds")
  }

  @Test func `a text that speaks of now is resolved again when it reads differently`() {
    let clock = StandingClock()
    CombineTime.withSource(clock) {
      let test = ViewTest(Text(clock.date.addingTimeInterval(2.5), style: .timer))
      #expect(test.runs.hasPrefix("0:03"))
      #expect(clock.waiting == [0.5])
      test.turn { clock.advance(0.5) }
      #expect(test.runs.hasPrefix("0:02"))
      #expect(clock.waiting == [1.5])
    }
  }

  @Test func `a text that has gone asks for nothing any more`() {
    let clock = StandingClock()
    CombineTime.withSource(clock) {
      let remote = Remote<Bool>()
      let test = ViewTest(Changing(true, remote) { if $0 { Text(clock.date, style: .timer) } })
      #expect(clock.waiting.count == 1)
      test.turn { remote.set(false) }
      #expect(clock.waiting == [])
    }
  }
}
