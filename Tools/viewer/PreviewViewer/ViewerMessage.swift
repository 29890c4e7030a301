/// A message between the viewer, the process that renders the previews, and the command (Documentation/Design/0045). Fields that don't
/// apply to a message's kind are omitted, and unknown kinds are ignored.
public struct ViewerMessage: Codable, Equatable, Sendable {
  /// A preview in the program.
  public struct Entry: Codable, Hashable, Identifiable, Sendable {
    public var id: String
    /// The module and file, or the module and preview provider.
    public var section: String
    public var title: String
    public var line: Int?

    public init(id: String, section: String, title: String, line: Int? = nil) {
      (self.id, self.section, self.title, self.line) = (id, section, title, line)
    }
  }

  /// An error that the compiler reported.
  public struct Problem: Codable, Hashable, Sendable {
    public var file: String
    public var line: Int
    public var text: String

    public init(file: String, line: Int, text: String) { (self.file, self.line, self.text) = (file, line, text) }
  }

  public var kind: String
  public var canvas: Int?
  public var preview: String?
  public var variant: ViewerVariant?
  public var previews: [Entry]?
  public var file: String?
  public var width: Int?
  public var height: Int?
  public var scale: Double?
  public var serial: Int?
  public var phase: String?
  public var x: Double?
  public var y: Double?
  public var dx: Double?
  public var dy: Double?
  public var key: String?
  public var text: String?
  public var modifiers: [String]?
  public var lines: [String]?
  public var problems: [Problem]?
  public var seconds: Double?

  public init(_ kind: String) { self.kind = kind }

  /// Creates a message for a canvas.
  public init(_ kind: String, canvas: Int, _ change: (inout ViewerMessage) -> Void = { _ in }) {
    self.kind = kind
    self.canvas = canvas
    change(&self)
  }
}
