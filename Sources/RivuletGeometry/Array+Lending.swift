extension Array where Element: AnyObject {
  /// Looks at an element without counting a reference, which indexing does where a call follows. The array must stay as it is meanwhile.
  @inlinable @inline(__always) package func lend<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
