public import Foundation
public import RivuletCore

/// Opens a document of the app (documentation).
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public struct OpenDocumentAction {
  private let window: AppWindow?

  nonisolated fileprivate init(_ window: AppWindow?) { self.window = window }

  /// Opens a file in a window, or brings the one that shows it to the front. Throws where the file is not there, or no scene shows such files.
  public func callAsFunction(at url: URL) async throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    guard window?.scenes.openDocument(at: url) == true else { throw CocoaError(.fileReadUnsupportedScheme) }
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  /// Opens a document of the app.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(appWindow) }
}
