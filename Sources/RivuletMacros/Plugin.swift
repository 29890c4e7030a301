import RivuletExpansion

/// The executable that the compiler starts beside itself: it answers one request after the other until the compiler closes the pipe.
@main
struct Plugin {
  /// Runs until the input ends. The compiler reads a missing answer as a crash, so every request gets exactly one.
  static func main() {
    let channel = MessageChannel(input: 0, output: 1)
    let handler = MessageHandler()
    while let request = channel.receive() {
      channel.send(handler.reply(to: request))
    }
  }
}
