import Foundation
import Glibc

/// What this process has in memory now.
enum ResidentMemory {
  /// Zero where the system does not tell.
  static func bytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
