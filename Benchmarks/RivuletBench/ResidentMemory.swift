import Foundation
import Glibc

/// The current memory use of this process.
enum ResidentMemory {
  /// Returns the resident memory, in bytes; zero if the system doesn't provide it.
  static func bytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
