import Foundation
import RivuletHost

/// The clock of one harness: it moves in steps of a frame.
struct VirtualClock {
  let source: VirtualTimeSource
  private let start: UInt64

  private static let framesPerSecond = 60.0
  /// Seconds between two frames.
  static let frameInterval = 1 / framesPerSecond

  /// A clock that begins at a date.
  init(at date: Date) {
    source = VirtualTimeSource(date: date)
    start = source.uptimeNanoseconds
  }

  /// The instants of the frames of the next `seconds`, on the source's nanosecond clock: one each 1/60 s and one at the end.
  func frameInstants(within seconds: Double) -> [UInt64] {
    let now = source.uptimeNanoseconds
    let count = max(Int((seconds * Self.framesPerSecond).rounded(.up)), 1)
    return (1...count).map { index in
      now + nanoseconds(index == count ? seconds : Double(index) / Self.framesPerSecond)
    }
  }

  /// The instant of the frame after the present one.
  var nextFrame: UInt64 { source.uptimeNanoseconds + nanoseconds(Self.frameInterval) }

  /// Seconds from now to an instant that is to come.
  func seconds(until instant: UInt64) -> Double {
    let now = source.uptimeNanoseconds
    return instant > now ? Double(instant - now) / 1e9 : 0
  }

  private func nanoseconds(_ seconds: Double) -> UInt64 {
    UInt64((max(seconds, 0) * 1e9).rounded())
  }
}
