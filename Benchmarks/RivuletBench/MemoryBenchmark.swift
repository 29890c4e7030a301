import RivuletTesting
import SwiftUI

/// Measures the memory that views use and the memory that remains after they are removed. Each question runs in a separate process.
@MainActor
struct MemoryBenchmark {
  /// A question about memory use.
  enum Question: String, CaseIterable {
    case leaf = "memory of a leaf"
    case row = "memory of a row"
    case churn = "memory after 1000 times create and clear"
  }

  let options: Options

  /// Returns a figure for each requested question.
  func figures() async -> [Figure] {
    var figures: [Figure] = []
    for question in Question.allCases where options.wants(question.rawValue) {
      // Creating a million rows takes a long time.
      if question == .churn, !options.isFull, options.only == nil { continue }
      if options.isSubprocess {
        figures.append(await figure(question))
      } else {
        figures += OwnProcess(options: options).figures(question.rawValue, environment: OwnProcess.oneHeap)
      }
    }
    return figures
  }

  private func figure(_ question: Question) async -> Figure {
    switch question {
    case .leaf:
      let trial = LeafTrial(.flat, count: 10_000)
      let bytes = await growth { await trial.prepare() }
      return Figure(name: question.rawValue, value: bytes / 10_000, unit: "bytes", count: trial.harness.treeSize.graphNodes)
    case .row:
      let trial = RowTrial(size: 10_000)
      let bytes = await growth { await trial.prepare(.update) }
      return Figure(name: question.rawValue, value: bytes / 10_000, unit: "bytes", count: trial.harness.treeSize.graphNodes)
    case .churn:
      return Figure(name: question.rawValue, value: await churn(), unit: "times", limit: .value(1.02))
    }
  }

  private func growth(_ body: () async -> Void) async -> Double {
    let before = ResidentMemory.bytes()
    await body()
    return Double(ResidentMemory.bytes() - before)
  }

  /// Returns the resident memory after 1,000 rounds of creating and clearing 1,000 rows, relative to the memory after the tenth round.
  private func churn() async -> Double {
    let trial = RowTrial(size: 1_000)
    var afterTenth = 0
    for time in 1...1_000 {
      await trial.prepare(.create)
      trial.run(.create)
      trial.run(.clear)
      if time == 10 { afterTenth = ResidentMemory.bytes() }
    }
    return Double(ResidentMemory.bytes()) / Double(max(afterTenth, 1))
  }
}
