package import Foundation
import FoundationNetworking
package import RivuletFoundation

/// A reader for the content of URLs: files, data embedded in the URL, and resources on servers.
package enum AddressReader {
  /// Returns a file with a URL's content. Cancelling the task ends the request.
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

  /// Returns the data embedded in a URL such as `data:image/png;base64,…`, or nil for any other URL.
  static func data(in url: URL) -> Data? {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let body = text[text.index(after: comma)...]
    let plain = body.removingPercentEncoding ?? String(body)
    return text[..<comma].hasSuffix(";base64") ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
  }
}
