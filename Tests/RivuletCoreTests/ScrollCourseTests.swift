import Foundation
import Testing

@testable import RivuletCore

/// Where an offset is that goes on by itself (B15.13, B15.14).
@Suite struct ScrollCourseTests {
  @Test func `B15.13abc content that coasts covers about half a second of its velocity, and ends exactly there`() {
    let distance = ScrollCourse.naturalDistance(velocity: 1_000)
    #expect(abs(distance - 499.5) < 0.1)
    let course = ScrollCourse.decay(from: 20, distance: distance)
    #expect(course.place(after: 0).offset == 20)
    #expect(abs(course.place(after: 0).velocity - 1_000) < 1)
    #expect(abs(course.place(after: 0.1).velocity - 1_000 * pow(0.998, 100)) < 10)
    #expect(abs(course.place(after: 0.5).velocity - 1_000 * pow(0.998, 500)) < 10)
    var last: CGFloat = 20
    for step in 1...400 {
      let place = course.place(after: Double(step) / 100)
      #expect(place.offset >= last)
      last = place.offset
    }
    #expect(last == 20 + distance)
    #expect(course.place(after: 4).isOver)
  }

  @Test func `B15.14b the spring at an edge does not swing, and ends exactly at the edge`() {
    let course = ScrollCourse.spring(target: 0, displacement: -40, velocity: 0)
    for step in 0...150 { #expect(course.place(after: Double(step) / 100).offset <= 0) }
    #expect(course.place(after: 1.5).offset == 0)
  }

  @Test(arguments: [-1e9, -1, 0, 1e-9, 1e9, .infinity])
  func `a clock that jumps leads to a place on the way`(time: Double) {
    let decay = ScrollCourse.decay(from: 0, distance: 500).place(after: time).offset
    #expect((0...500).contains(decay))
    let spring = ScrollCourse.spring(target: 0, displacement: 40, velocity: -100).place(after: time).offset
    #expect((-5...40).contains(spring))
  }

  @Test func `what meets an edge on its way meets it at the time at which it is there`() throws {
    let course = ScrollCourse.decay(from: 0, distance: 500)
    let time = try #require(course.arrival(at: 200))
    #expect(abs(course.place(after: time).offset - 200) < 1e-6)
    #expect(course.arrival(at: 600) == nil)
    #expect(course.arrival(at: -10) == nil)
  }

  @Test func `content that is pulled shows less than it was pulled, and never more than the viewport`() {
    #expect(abs(RubberBand.shown(pull: 90, viewport: 200) - 39.7) < 0.1)
    #expect(RubberBand.shown(pull: 1e12, viewport: 200) <= 200)
    let shown = RubberBand.shown(pull: -60, viewport: 200)
    #expect(abs(RubberBand.pull(shown: shown, viewport: 200) + 60) < 1e-9)
    #expect(RubberBand.shown(pull: 10, viewport: 0) == 0)
  }
}
