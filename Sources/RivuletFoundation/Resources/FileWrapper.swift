public import Foundation

/// An in-memory representation of a file, folder or link, for reading and writing documents (documentation).
///
/// Foundation provides this type only on Apple platforms.
open class FileWrapper: NSObject {
  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the content immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads the file without mapping it into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes the file atomically.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the wrappers' names to those of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var kind: Kind
  /// The name of the file on disk.
  open var filename: String?
  /// The preferred name for a new file.
  open var preferredFilename: String?

  /// Creates a file wrapper with the given content.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Creates a folder wrapper from files keyed by their preferred names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a link to another location.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads the file, folder or link at a URL.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
      kind = .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path)))
    } else if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      kind = .folder(children)
    } else {
      kind = .file(try Data(contentsOf: url))
    }
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open var isRegularFile: Bool { if case .file = kind { true } else { false } }
  open var isDirectory: Bool { if case .folder = kind { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

  /// The content of a file; nil for a folder or a link.
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  /// The files in a folder, keyed by name; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
  /// The destination of a link; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Adds a file to a folder. Returns the file's name in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var count = 1
    while children[name] != nil {
      count += 1
      name = "\(count)__\(wanted)"
    }
    children[name] = child
    kind = .folder(children)
    return name
  }

  /// Adds a new file to a folder. Returns the file's name in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// Writes the content to a URL.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch kind {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil) }
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

extension URL {
  /// Moves the file into a folder. Returns the new URL.
  package func moved(to folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(lastPathComponent)
    try FileManager.default.moveItem(at: self, to: target)
    return target
  }
}
