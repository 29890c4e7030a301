import Foundation
import Testing

@testable import RivuletHost

/// What tells where time goes: the trace for Perfetto, and the report of a start.
@MainActor
struct TracingTests {
  /// One span of a trace file.
  private struct Span: Decodable {
    let name: String
    let cat: String
    let ph: String
    let ts: Double
    let dur: Double
  }

  private struct Row {}

  private func spans(at path: String) throws -> [Span] {
    // The closing bracket may be missing, and the last comma may be there.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("[\n") && text.hasSuffix(",\n"))
    return try JSONDecoder().decode([Span].self, from: Data((text.dropLast(2) + "]").utf8))
  }

  @Test func `spans lie inside each other in the file, bodies under the names of their types`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let trace = try #require(TraceFile(path: path))
    trace.span("turn") {
      trace.span("body", of: Row.self) {}
      trace.span("body", of: [String: Row].self) {}
    }
    let spans = try spans(at: path)
    #expect(spans.map(\.name) == ["Row", "Dictionary<String, Row>", "turn"])
    #expect(spans.map(\.cat) == ["body", "body", "turn"])
    #expect(spans.allSatisfy { $0.ph == "X" })
    for inner in spans.dropLast() {
      #expect(inner.ts >= spans[2].ts && inner.ts + inner.dur <= spans[2].ts + spans[2].dur + 0.001)
    }
  }

  @Test func `a file that can't be written is no tracer`() {
    #expect(TraceFile(path: "/no/such/folder/trace.json") == nil)
  }

  @Test func `a start is told part by part, each without the parts inside it`() {
    var now: UInt64 = 5_000_000
    var lines: [String] = []
    let report = StartReport(startedAt: 1_000_000, clock: { now }, output: { lines.append($0) })
    report.span("structure") {
      now += 2_000_000
      report.span("body") { now += 3_000_000 }
    }
    now += 500_000
    report.span("body") { now += 1_000_000 }
    report.frameIsShown()
    report.frameIsShown()
    #expect(
      lines == [
        "start to first frame, ms", "  process                  4.0", "  body                     4.0", "  structure                2.0",
        "  other                    0.5", "  total                   10.5",
      ])
  }

  @Test func `variables ask for a trace or for the time of the start`() {
    #expect(LaunchOptions(["RIVULET_TRACE": "t.json"]).traceFile == "t.json")
    #expect(LaunchOptions(["RIVULET_TRACE": ""]).traceFile == nil)
    #expect(LaunchOptions(["RIVULET_START": "12"]).startedAt == 12)
    #expect(
      LaunchOptions(["RIVULET_START": "now"]).parsingErrors
        == ["RIVULET_START is \"now\", which is ignored. Set it to nanoseconds since 1970."])
  }
}
