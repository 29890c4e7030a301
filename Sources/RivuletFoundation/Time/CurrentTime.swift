import Foundation

/// Returns the number of seconds since the start of 2001. Foundation on Linux does not export this function.
public func CFAbsoluteTimeGetCurrent() -> Double {
  Date().timeIntervalSinceReferenceDate
}

/// Returns the number of seconds since the machine was started, which never decreases.
public func CACurrentMediaTime() -> Double {
  ProcessInfo.processInfo.systemUptime
}

/// Runs a closure. There is no autorelease pool on this platform.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A number of seconds, under its name in Core Foundation.
public typealias CFTimeInterval = Double
