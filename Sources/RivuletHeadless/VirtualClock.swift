import Foundation
import RivuletHost

/// A harness's clock, which advances frame by frame.
struct VirtualClock {
  let source: VirtualTimeSource
  private let start: UInt64

  private static let framesPerSecond = 60.0
  /// The time between two frames, in seconds.
  static let frameInterval = 1 / framesPerSecond

  /// Creates a clock that starts at a date.
  init(at date: Date) {
    source = VirtualTimeSource(date: date)
    start = source.uptimeNanoseconds
  }

  /// Returns the instants of the frames in the next `seconds`, on the source's nanosecond clock: one every 1/60 s and one at the end.
  func frameInstants(within seconds: Double) -> [UInt64] {
    let now = source.uptimeNanoseconds
    let count = max(Int((seconds * Self.framesPerSecond).rounded(.up)), 1)
    return (1...count).map { index in
      now + nanoseconds(index == count ? seconds : Double(index) / Self.framesPerSecond)
    }
  }

  /// The instant of the next frame.
  var nextFrame: UInt64 { source.uptimeNanoseconds + nanoseconds(Self.frameInterval) }

  /// Returns the number of seconds from now to a future instant.
  func seconds(until instant: UInt64) -> Double {
    let now = source.uptimeNanoseconds
    return instant > now ? Double(instant - now) / 1e9 : 0
  }

  private func nanoseconds(_ seconds: Double) -> UInt64 {
    UInt64((max(seconds, 0) * 1e9).rounded())
  }
}
