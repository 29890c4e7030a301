import Foundation
import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image: Transferable {
  /// Exports the image as a PNG file, and imports any supported image format.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { try await $0.picture() }
    DataRepresentation(importedContentType: .image) { try Image.read($0) }
  }

  @MainActor private func picture() throws -> Data {
    guard let data = ImageRenderer(content: self).pngData else { throw CocoaError(.fileWriteUnknown) }
    return data
  }

  /// Decodes an image from data. The data is retained for as long as the image is used.
  private static func read(_ data: Data) throws -> Image {
    guard let picture = CGImage(encoded: data) else { throw CocoaError(.fileReadCorruptFile) }
    return Image(decorative: picture, scale: 1)
  }
}
