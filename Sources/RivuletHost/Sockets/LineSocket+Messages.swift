import Foundation

extension LineSocket {
  /// Serves a socket that the command has started the process with.
  package convenience init(_ socket: LaunchSocket) {
    self.init(descriptor: socket.descriptor, lineLimit: LineSocket.trustedLineLimit)
  }

  /// Sends a value as a line of JSON. Does nothing if the value has no such form, or the other side is gone.
  package func send(message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let line = try? encoder.encode(message) else { return }
    send(String(decoding: line, as: UTF8.self))
  }

  /// Returns the value of a line of JSON; nil if the line is of another form.
  package static func message<Message: Decodable>(_ type: Message.Type, in line: String) -> Message? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
