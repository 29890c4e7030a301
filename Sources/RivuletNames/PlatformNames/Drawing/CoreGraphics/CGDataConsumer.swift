public import Foundation

/// A Core Graphics-compatible destination for bytes, which receives PDF files.
public final class CGDataConsumer {
  /// The kind of the destination.
  private enum Destination {
    case memory(NSMutableData)
    case file(URL)
  }

  private let destination: Destination

  /// Creates a consumer that appends bytes to a data object.
  public init?(data: CFMutableData) { destination = .memory(data) }

  /// Creates a consumer that writes a file. Returns nil unless the URL is a file URL.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    destination = .file(url)
  }

  /// Writes the complete data.
  func write(_ data: Data) {
    switch destination {
    case .memory(let memory): memory.append(data)
    case .file(let url): try? data.write(to: url)
    }
  }
}
