import Foundation
import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image: Transferable {
  /// A picture as a PNG file; what is read may be any picture that can be drawn.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { try await $0.picture() }
    DataRepresentation(importedContentType: .image) { try await Image.read($0) }
  }

  @MainActor private func picture() throws -> Data {
    guard let data = ImageRenderer(content: self).pngData else { throw CocoaError(.fileWriteUnknown) }
    return data
  }

  /// The picture in some data, which the host keeps for as long as the image is used.
  @MainActor private static func read(_ data: Data) async throws -> Image {
    guard let services = IssueSink.currentServices else { throw CocoaError(.fileReadUnknown) }
    guard let address = URL(string: "data:;base64," + data.base64EncodedString()) else { throw CocoaError(.fileReadUnknown) }
    let file = try await services.fetchFile(at: address)
    let picture = services.picture(inFile: file.path)
    guard picture.problem == nil, picture.size.width > 0, picture.size.height > 0 else { throw CocoaError(.fileReadCorruptFile) }
    return Image(Image.Loaded(file: file, size: picture.size))
  }
}
