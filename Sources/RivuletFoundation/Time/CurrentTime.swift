import Foundation

/// Returns the number of seconds since January 1, 2001. Foundation on Linux does not export this function.
public func CFAbsoluteTimeGetCurrent() -> Double {
  Date().timeIntervalSinceReferenceDate
}

/// Returns the number of seconds since the machine started. The result never decreases.
public func CACurrentMediaTime() -> Double {
  ProcessInfo.processInfo.systemUptime
}

/// Runs a closure. This platform has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A number of seconds, under its Core Foundation name.
public typealias CFTimeInterval = Double
