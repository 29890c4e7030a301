import RivuletTesting
import SwiftUI
import Testing

private struct Weather: View {
  let reports: AsyncStream<String>
  @State private var text = "Loading"

  var body: some View {
    Text(text).task {
      for await report in reports { text = report }
    }
  }
}

@MainActor @Test func `the weather replaces the hint`() async throws {
  let (reports, station) = AsyncStream.makeStream(of: String.self)
  let harness = ViewHarness(Weather(reports: reports))
  await harness.settle()
  #expect(harness.texts == ["Loading"])
  station.yield("Rain")
  try await harness.wait(timeout: .seconds(5)) { harness.texts == ["Rain"] }
}

private struct Stopwatch: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(Int(context.date.timeIntervalSince(start))) s")
    }
  }
}

@MainActor @Test func `a stopwatch follows the harness clock`() async throws {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  let harness = ViewHarness(Stopwatch(start: start), now: start)
  await harness.settle()
  await harness.advance(by: 3)
  #expect(harness.texts == ["3 s"])
}
