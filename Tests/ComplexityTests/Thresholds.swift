import Foundation
import Testing

/// The counts that are allowed, in a file of `Benchmarks/Thresholds` that a reviewer reads.
///
/// With `RIVULET_ACCEPT_COUNTS` in the environment, as `./check --accept-counts` sets it, the file is written instead of compared with.
struct Thresholds {
  private let file: URL
  private let isAccepting = ProcessInfo.processInfo.environment["RIVULET_ACCEPT_COUNTS"] != nil

  /// The file with this name, without its ending.
  init(_ name: String) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    file = root.appending(path: "Benchmarks/Thresholds/\(name).json")
  }

  /// Expects that each workload counts no more than the file allows. Requests for memory may be a fiftieth and 16 more, because the system's queues
  /// make some too. They are compared in optimised builds only: debug builds make those that the optimiser takes away.
  func check(_ counts: [String: Counts], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isAccepting {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(counts) + Data("\n".utf8)).write(to: file)
      return
    }
    let allowed = try JSONDecoder().decode([String: Counts].self, from: Data(contentsOf: file))
    #expect(allowed.keys.sorted() == counts.keys.sorted(), sourceLocation: sourceLocation)
    for (workload, counts) in counts.sorted(by: { $0.key < $1.key }) {
      guard let most = allowed[workload] else { continue }
      for (count, most) in zip(counts.named, most.named) {
        #if DEBUG
        if count.name == "allocations" { continue }
        #endif
        let slack = count.name == "allocations" ? most.value / 50 + 16 : 0
        #expect(
          count.value <= most.value + slack,
          "\(workload): \(count.value) \(count.name), where \(most.value) are allowed. To allow it: ./check --accept-counts",
          sourceLocation: sourceLocation)
      }
    }
  }
}
