import Foundation
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image: Transferable {
  /// Images leave the app as PNG files (documentation).
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in
      try await MainActor.run {
        guard let data = ImageRenderer(content: image).pngData else { throw CocoaError(.fileWriteUnknown) }
        return data
      }
    }
  }
}
