public import Foundation
public import RivuletCore
public import RivuletFoundation

/// An action that opens one of the app's documents (documentation).
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public struct OpenDocumentAction {
  private let window: AppWindow?

  nonisolated fileprivate init(_ window: AppWindow?) { self.window = window }

  /// Opens a file in a window, or brings the window that already shows the file to the front. Throws an error if the file doesn't exist or
  /// if no scene supports it.
  public func callAsFunction(at url: URL) async throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    guard window?.scenes.openDocument(at: url) == true else { throw CocoaError(.fileReadUnsupportedScheme) }
  }
}

/// An action that opens a window with a new document (documentation).
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct NewDocumentAction {
  private let window: AppWindow?

  nonisolated fileprivate init(_ window: AppWindow?) { self.window = window }

  /// Opens a window with a new, unsaved document of a value type.
  @preconcurrency public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
    window?.scenes.openNewDocument(of: D.self, AnyHashable(PreparedDocument(newDocument)))
  }

  /// Opens a window with a new, unsaved document of a reference type.
  @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
    window?.scenes.openNewDocument(of: D.self, AnyHashable(PreparedDocument(newDocument)))
  }

  /// Opens a window with a new document in the scene that supports a content type.
  @available(macOS 14.0, *)
  public func callAsFunction(contentType: UTType) { window?.scenes.openNewDocument(contentType: contentType) }
}

/// A new document waiting for its window to open.
@MainActor
final class PreparedDocument {
  private let make: @MainActor () -> Any

  init(_ make: @escaping @MainActor () -> Any) { self.make = make }

  /// Returns the document, or nil if it has a different type.
  func document<Document>(as type: Document.Type) -> Document? { make() as? Document }
}

extension PreparedDocument: Hashable {
  nonisolated static func == (left: PreparedDocument, right: PreparedDocument) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  /// The action that opens a window with a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(appWindow) }

  /// The action that opens one of the app's documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(appWindow) }
}
