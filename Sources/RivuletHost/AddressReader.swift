package import Foundation
import FoundationNetworking
package import RivuletFoundation

/// Reads what lies at addresses: files, data that the address itself holds, and what servers send.
package enum AddressReader {
  /// A file with what lies at an address. Cancelling the task ends what goes on.
  package static func read(_ url: URL) async throws -> FetchedFile {
    switch url.scheme?.lowercased() {
    case "file":
      guard FileManager.default.isReadableFile(atPath: url.path) else { throw URLError(.fileDoesNotExist) }
      return FetchedFile(path: url.path)
    case "data":
      guard let data = data(in: url) else { throw URLError(.badURL) }
      return try FetchedFile(keeping: data)
    default:
      let (data, response) = try await URLSession.shared.data(from: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 { throw URLError(.badServerResponse) }
      try Task.checkCancellation()
      return try FetchedFile(keeping: data)
    }
  }

  /// The data that an address holds: `data:image/png;base64,…`; nil if it is none.
  static func data(in url: URL) -> Data? {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let body = text[text.index(after: comma)...]
    let plain = body.removingPercentEncoding ?? String(body)
    return text[..<comma].hasSuffix(";base64") ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
  }
}
