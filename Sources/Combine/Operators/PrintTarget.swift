/// A stream of any type, which `Swift.print` may write to.
struct PrintTarget: TextOutputStream {
  /// The stream that the words go to.
  private var stream: any TextOutputStream

  init(_ stream: any TextOutputStream) {
    self.stream = stream
  }

  mutating func write(_ string: String) {
    stream.write(string)
  }
}
