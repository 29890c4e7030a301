public import Foundation

/// A destination for bytes, under its Core Graphics name, for PDF files.
public final class CGDataConsumer {
  /// The kind of the destination.
  private enum Destination {
    case memory(NSMutableData)
    case file(URL)
  }

  private let destination: Destination

  /// Creates a consumer that appends bytes to data.
  public init?(data: CFMutableData) { destination = .memory(data) }

  /// Creates a consumer that writes a file. The result is nil for other URLs.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    destination = .file(url)
  }

  /// Writes a whole file.
  func write(_ data: Data) {
    switch destination {
    case .memory(let memory): memory.append(data)
    case .file(let url): try? data.write(to: url)
    }
  }
}
