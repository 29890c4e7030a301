public import Foundation

/// A file, a folder or a link in memory, as documents are read and written (documentation).
///
/// Foundation has it on Apple's platforms only.
open class FileWrapper: NSObject {
  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options by number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping it.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options by number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whole, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Files inside learn their names.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var kind: Kind
  /// The name of the file.
  open var filename: String?
  /// The name that a new file is to have.
  open var preferredFilename: String?

  /// A file with some bytes.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// A folder with some files by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads what lies at a place.
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

  /// The bytes of a file; nil for all else.
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  /// The files of a folder by name; nil for all else.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
  /// Where a link leads; nil for all else.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Puts a file into a folder; returns the name that it has there.
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

  /// Puts a new file into a folder; returns the name that it has there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// Writes it to a place.
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
  /// Moves the file into a folder, and gives where it lies then.
  package func moved(to folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(lastPathComponent)
    try FileManager.default.moveItem(at: self, to: target)
    return target
  }
}
