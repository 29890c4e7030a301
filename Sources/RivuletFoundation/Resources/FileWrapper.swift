public import Foundation

/// A file, a folder or a link in memory, for reading and writing documents (documentation).
///
/// Foundation has this type only on Apple's platforms.
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

    /// The content is read immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The file is not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is written as a whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers receive the names of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var kind: Kind
  /// The name of the file.
  open var filename: String?
  /// The preferred name for a new file.
  open var preferredFilename: String?

  /// Creates a file with the given bytes.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Creates a folder with files by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a link to another location.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads the file, folder or link at a location.
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

  /// The bytes of a file; nil for a folder or a link.
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  /// The files of a folder by name; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
  /// The destination of a link; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Adds a file to a folder and returns its name there.
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

  /// Adds a new file to a folder and returns its name there.
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

  /// Writes the content to a location.
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
  /// Moves the file into a folder and returns its new location.
  package func moved(to folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(lastPathComponent)
    try FileManager.default.moveItem(at: self, to: target)
    return target
  }
}
