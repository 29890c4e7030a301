package import RivuletHost

/// The clock of a host without a screen.
package enum HeadlessClock {
  /// A clock that stands still until it is advanced explicitly.
  case manual(VirtualTimeSource)
  /// Combine's default clock.
  case real

  /// Returns a new clock that stands still until it is advanced.
  package static func virtual() -> HeadlessClock { .manual(VirtualTimeSource()) }

  /// The time source for timers and schedulers.
  package var timeSource: any TimeSource {
    switch self {
    case .manual(let source): source
    case .real: CombineTime.source
    }
  }
}
