import RivuletExpansion

/// The executable that the compiler starts as a plug-in. It replies to one request after another until the compiler closes the pipe.
@main
struct Plugin {
  /// Replies to requests until the input ends. The compiler treats a missing reply as a crash, so every request gets exactly one.
  static func main() {
    let channel = MessageChannel(input: 0, output: 1)
    let handler = MessageHandler()
    while let request = channel.receive() {
      channel.send(handler.reply(to: request))
    }
  }
}
