package import RivuletHost

/// The time of a host without a screen.
package enum HeadlessClock {
  /// A clock that stands still until it is told to advance.
  case manual(VirtualTimeSource)
  /// The clock that Combine uses anyway.
  case real

  /// A clock of its own that stands still.
  package static func virtual() -> HeadlessClock { .manual(VirtualTimeSource()) }

  /// What timers and schedulers use.
  package var timeSource: any TimeSource {
    switch self {
    case .manual(let source): source
    case .real: CombineTime.source
    }
  }
}
