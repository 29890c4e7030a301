public import RivuletGeometry
public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletFoundation

/// A picture of the app or a symbol of the system.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable, Sendable {
  /// Which picture it is.
  struct Source: Equatable, Sendable {
    let name: String
    let isSymbol: Bool
    let bundle: Bundle?
    /// A picture that was loaded, in the place of one of the app's.
    var loaded: Loaded?
    /// Draws the picture, in the place of one of the app's.
    var drawing: ImageDrawing?

    init(name: String, isSymbol: Bool, bundle: Bundle?, loaded: Loaded? = nil, drawing: ImageDrawing? = nil) {
      self.name = name
      self.isSymbol = isSymbol
      self.bundle = bundle
      self.loaded = loaded
      self.drawing = drawing
    }
  }

  /// A picture that came from an address, or shall come.
  struct Loaded: Equatable, Sendable {
    /// Nil as long as there is none.
    let file: FetchedFile?
    /// In points.
    let size: CGSize
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
  private(set) var symbolRenderingMode: SymbolRenderingMode?
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

  /// A picture that was loaded, which a screen reader passes over unless there is a label.
  init(_ loaded: Loaded, label: Label = .decorative) {
    self.init(source: Source(name: loaded.file?.path ?? "", isSymbol: false, bundle: nil, loaded: loaded), label: label)
  }

  /// A picture that is drawn by the app.
  init(_ drawing: ImageDrawing, label: Label) {
    self.init(source: Source(name: "", isSymbol: false, bundle: nil, drawing: drawing), label: label)
  }

  /// A symbol of the system, as large as the font of its surroundings asks for.
  @available(macOS 11.0, *)
  public init(systemName: String) {
    self.init(source: Source(name: systemName, isSymbol: true, bundle: nil), label: .name)
  }

  /// A symbol of the system that may show a value from 0 to 1. The drawings here have no parts for that: all of it is shown.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A symbol of the app's resources with a value from 0 to 1; the symbol is always drawn whole.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A symbol of the app's resources with a value from 0 to 1; the symbol is always drawn whole. Screen readers say the label.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A symbol of the app's resources with a value from 0 to 1; the symbol is always drawn whole. Screen readers pass over it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
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

  /// The symbol coloured in a way; nil leaves that to the surroundings.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
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
