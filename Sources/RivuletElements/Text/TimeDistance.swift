import Foundation

/// The interval from now to a date in whole seconds, and its formatted forms.
struct TimeDistance {
  private let now: Date
  /// The interval in seconds, positive for the future.
  private let distance: TimeInterval
  /// The interval in whole seconds: a countdown starts at its full length, and a count-up at zero.
  private let seconds: Int

  init(from now: Date, to date: Date) {
    self.now = now
    let distance = date.timeIntervalSince(now)
    self.distance = distance.isNaN ? 0 : min(max(distance, -1e12), 1e12)
    seconds = Int(self.distance.rounded(.up))
  }

  private var magnitude: Int { abs(seconds) }

  /// The two largest units that are not zero: "2 hr, 23 min".
  var relative: String {
    let units = [("yr", 31_536_000), ("mth", 2_592_000), ("wk", 604_800), ("day", 86_400), ("hr", 3_600), ("min", 60), ("sec", 1)]
    var rest = magnitude
    var parts: [String] = []
    for (name, length) in units where parts.count < 2 {
      let count = rest / length
      rest %= length
      if count > 0 || (length == 1 && parts.isEmpty) {
        parts.append("\(count) \(name)\((name == "day" || name == "wk" || name == "yr") && count != 1 ? "s" : "")")
      } else if !parts.isEmpty {
        break
      }
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit with its direction: "+2 hours".
  var offset: String {
    let units = [
      ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]
    let (name, length) = units.first { magnitude >= $0.1 } ?? ("second", 1)
    let count = magnitude / length
    return "\(seconds < 0 ? "-" : "+")\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// The interval as a clock: "1:05", "36:59:01".
  var timer: String {
    let (hours, minutes, rest) = (magnitude / 3_600, magnitude / 60 % 60, magnitude % 60)
    let tail = "\(rest < 10 ? "0" : "")\(rest)"
    if hours == 0 { return "\(minutes):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }

  /// Returns the date when the text may change: the next whole second or, if only the largest unit is shown, the next whole unit.
  func nextChange(isExact: Bool) -> Date {
    let unit = isExact || magnitude < 60 ? 1 : magnitude < 3_600 ? 60 : 3_600
    let beyond = magnitude % unit
    // The seconds until the magnitude crosses a whole unit: downwards for the future, upwards for the past.
    let wait = seconds > 0 ? beyond + 1 : unit - beyond
    let next = seconds - wait
    return now.addingTimeInterval(distance - Double(next))
  }
}
