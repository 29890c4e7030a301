/// A type-erasing wrapper of a stream, for use with `Swift.print`.
struct PrintTarget: TextOutputStream {
  /// The stream that receives the text.
  private var stream: any TextOutputStream

  init(_ stream: any TextOutputStream) {
    self.stream = stream
  }

  mutating func write(_ string: String) {
    stream.write(string)
  }
}
