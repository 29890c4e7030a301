extension Array where Element: AnyObject {
  /// Calls `body` with an element, and avoids the retain that passing an indexed element causes. The array must not change during the call.
  @inlinable @inline(__always) package func lend<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
