import Foundation
import Glibc
import ViewWorkloads

/// Prints the times of the row operations on a handwritten tree. Each line contains the name of the corresponding figure and the
/// milliseconds.
@main enum RetainedRows {
  static func main() {
    for operation in RowOperation.allCases { print("rows 1000 \(operation),\(milliseconds(operation, size: 1_000, rounds: 15))") }
    print("rows 10000 create,\(milliseconds(.create, size: 10_000, rounds: 5))")
  }

  /// Returns the shortest processor time over the given number of rounds.
  private static func milliseconds(_ operation: RowOperation, size: Int, rounds: Int) -> Double {
    let table = RetainedTable()
    return (0..<rounds).map { _ in
      table.prepare(operation, size: size)
      let start = now()
      table.run(operation, size: size)
      return now() - start
    }.min() ?? 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
