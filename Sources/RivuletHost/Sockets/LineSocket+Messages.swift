import Foundation

extension LineSocket {
  /// Creates a connection from a socket that the command passed to the process.
  package convenience init(_ socket: LaunchSocket) {
    self.init(descriptor: socket.descriptor, lineLimit: LineSocket.trustedLineLimit)
  }

  /// Sends a value as a line of JSON. Does nothing if the value can't be encoded or if the other side has disconnected.
  package func send(message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let line = try? encoder.encode(message) else { return }
    send(String(decoding: line, as: UTF8.self))
  }

  /// Decodes a value from a line of JSON. Returns nil if the line has another form.
  package static func message<Message: Decodable>(_ type: Message.Type, in line: String) -> Message? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
