import Foundation
import RivuletApps
import RivuletFoundation
import RivuletHost

/// A trace that can be exported as a file, which Perfetto can open.
struct TraceDocument: FileDocument {
  static let readableContentTypes = [UTType.json]
  private let data: Data

  /// Creates a document from the events of a trace.
  init(_ events: [TraceAnswer]) { data = (try? JSONEncoder().encode(events)) ?? Data() }

  init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { wrapper() }

  /// Returns the file with the trace.
  func wrapper() -> FileWrapper { FileWrapper(regularFileWithContents: data) }
}
