import Foundation

/// A sourcekit-lsp that a test talks to as an editor does.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe(), output = Pipe()
  private var buffer = Data()
  private var requests = 0
  private var versions = 1

  init(folder: URL) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let capabilities = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]
    _ = try request("initialize", ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": capabilities])
    notify("initialized", [:])
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  func open(_ file: URL, text: String) {
    notify("textDocument/didOpen", ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text]])
  }

  func change(_ file: URL, text: String) {
    versions += 1
    notify(
      "textDocument/didChange", ["textDocument": ["uri": file.absoluteString, "version": versions], "contentChanges": [["text": text]]])
  }

  /// Reads until the server tells what it found in a document on its own.
  func waitForDiagnostics() throws {
    while let message = try receive() {
      if message["method"] as? String == "textDocument/publishDiagnostics" { return }
      answer(message)
    }
  }

  /// The messages about a document.
  func diagnostics(of file: URL) throws -> [String] {
    let answer = try request("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["message"] as? String }
  }

  /// The names that the server offers at a place.
  func completions(in file: URL, line: Int, column: Int) throws -> [String] {
    let place: [String: Any] = ["line": line, "character": column]
    let answer = try request("textDocument/completion", ["textDocument": ["uri": file.absoluteString], "position": place])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? answer as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  /// The documentation that the server shows at a place.
  func hover(in file: URL, line: Int, column: Int) throws -> String {
    let place: [String: Any] = ["line": line, "character": column]
    let answer = try request("textDocument/hover", ["textDocument": ["uri": file.absoluteString], "position": place])
    let contents = (answer as? [String: Any])?["contents"]
    return (contents as? [String: Any])?["value"] as? String ?? contents as? String ?? ""
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    requests += 1
    send(["jsonrpc": "2.0", "id": requests, "method": method, "params": parameters])
    while let message = try receive() {
      if message["method"] is String {
        answer(message)
      } else if message["id"] as? Int == requests {
        if let error = message["error"] {
          throw CocoaError(.coderInvalidValue, userInfo: [NSLocalizedDescriptionKey: "\(method): \(error)"])
        }
        return message["result"]
      }
    }
    throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "sourcekit-lsp ended during \(method)."])
  }

  /// Answers a question of the server's own; no answer is as good as any.
  private func answer(_ message: [String: Any]) {
    if message["method"] is String, let id = message["id"] { send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
  }

  private func notify(_ method: String, _ parameters: [String: Any]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// The next message, or nil at the end.
  private func receive() throws -> [String: Any]? {
    while true {
      if let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length =
          head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length:") }.flatMap { Int($0.dropFirst(15).drop { $0 == " " }) } ?? 0
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
          let body = Data(buffer[end.upperBound...].prefix(length))
          buffer = Data(buffer[end.upperBound...].dropFirst(length))
          return try JSONSerialization.jsonObject(with: body) as? [String: Any]
        }
      }
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { return nil }
      buffer += piece
    }
  }
}
