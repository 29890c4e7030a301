public import RivuletGeometry
public import Foundation
import RivuletDrawing

/// A picture of the app or a symbol of the system.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable, Sendable {
  /// Which picture it is.
  struct Source: Equatable, Sendable {
    let name: String
    let isSymbol: Bool
    let bundle: Bundle?

    init(name: String, isSymbol: Bool, bundle: Bundle?) {
      self.name = name
      self.isSymbol = isSymbol
      self.bundle = bundle
    }
  }

  /// What a screen reader says.
  enum Label: Equatable, Sendable {
    /// The picture's name.
    case name
    case text(Text)
    /// Nothing.
    case decorative
  }

  /// How the picture fills another size than its own.
  struct Resizing: Equatable, Sendable {
    let capInsets: EdgeInsets
    let mode: ResizingMode
  }

  let source: Source
  let label: Label
  private(set) var resizing: Resizing?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var interpolation = Interpolation.medium
  private(set) var isAntialiased = true

  private init(source: Source, label: Label) {
    self.source = source
    self.label = label
  }

  /// A picture of the app's resources. One that is missing takes no room, with one runtime issue for each name (B11.16).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .name)
  }

  /// A picture of the app's resources, with what a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .text(label))
  }

  /// A picture of the app's resources that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .decorative)
  }

  /// A symbol of the system, as large as the font of its surroundings asks for.
  @available(macOS 11.0, *)
  public init(systemName: String) {
    self.init(source: Source(name: systemName, isSymbol: true, bundle: nil), label: .name)
  }
}

extension Image {
  /// The image filling whatever it is proposed; the margins keep their size, the middle is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image in its own colours or in the foreground style; nil leaves that to the kind of image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The image with pixels made up in a quality where it is drawn in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// The image with edges smoothed or not.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
