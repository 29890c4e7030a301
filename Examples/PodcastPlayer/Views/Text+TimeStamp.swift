import SwiftUI

extension Text {
  /// A time stamp such as 0:07, -1:23 or 1:02:03.
  ///
  /// - Parameter seconds: In whole seconds; nil if nobody knows.
  init(timeStamp seconds: TimeInterval?) {
    if let seconds {
      self.init(.seconds(seconds), format: .time(pattern: abs(seconds) < 3600 ? .minuteSecond : .hourMinuteSecond))
    } else {
      self.init("-:--")
    }
  }
}

#Preview {
  VStack {
    Text(timeStamp: 7)
    Text(timeStamp: -83)
    Text(timeStamp: 3723)
    Text(timeStamp: nil)
  }
}
