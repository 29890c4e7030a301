import Foundation

/// Seconds since the beginning of 2001; Foundation on Linux keeps this function to itself.
public func CFAbsoluteTimeGetCurrent() -> Double {
  Date().timeIntervalSinceReferenceDate
}

/// Seconds since the machine was started, which never go back.
public func CACurrentMediaTime() -> Double {
  ProcessInfo.processInfo.systemUptime
}

/// Runs a closure; there are no objects here that wait for the end of a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds, under their name in Core Foundation.
public typealias CFTimeInterval = Double
