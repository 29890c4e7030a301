public import RivuletGeometry
public import Foundation
import RivuletCore
import RivuletDrawing
package import RivuletFoundation

/// An image from the app's resources, or a system symbol.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable, Sendable {
  /// The source of the image.
  package struct Source: Equatable, Sendable {
    package let name: String
    package let isSymbol: Bool
    package let bundle: Bundle?
    /// A loaded image that replaces the resource.
    package var loaded: Loaded?
    /// An app's drawing that replaces the resource.
    var drawing: ImageDrawing?

    init(name: String, isSymbol: Bool, bundle: Bundle?, loaded: Loaded? = nil, drawing: ImageDrawing? = nil) {
      self.name = name
      self.isSymbol = isSymbol
      self.bundle = bundle
      self.loaded = loaded
      self.drawing = drawing
    }
  }

  /// An image from a URL, or the placeholder for an image that is loading.
  package struct Loaded: Equatable, Sendable {
    /// The file, or nil before it is loaded.
    package let file: FetchedFile?
    /// The size, in points.
    let size: CGSize
  }

  /// The label for screen readers.
  package enum Label: Equatable, Sendable {
    /// The image's name, used as the label.
    case name
    case text(Text)
    /// No label.
    case decorative
  }

  /// The settings for resizing an image.
  package struct Resizing: Equatable, Sendable {
    package let capInsets: EdgeInsets
    let mode: ResizingMode
  }

  package let source: Source
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

  /// Creates an image from the app's resources. A missing image takes up no space and causes one runtime issue per name (B11.16).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .name)
  }

  /// Creates an image from the app's resources, with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .text(label))
  }

  /// Creates an image from the app's resources that screen readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: Source(name: name, isSymbol: false, bundle: bundle), label: .decorative)
  }

  /// Creates a loaded image. Screen readers ignore the image unless it has a label.
  package init(_ loaded: Loaded, label: Label = .decorative) {
    self.init(source: Source(name: loaded.file?.path ?? "", isSymbol: false, bundle: nil, loaded: loaded), label: label)
  }

  /// Creates an image that the app draws.
  package init(_ drawing: ImageDrawing, label: Label) {
    self.init(source: Source(name: "", isSymbol: false, bundle: nil, drawing: drawing), label: label)
  }

  /// Creates an image of a system symbol. The symbol's size depends on the font in the environment.
  @available(macOS 11.0, *)
  public init(systemName: String) {
    self.init(source: Source(name: systemName, isSymbol: true, bundle: nil), label: .name)
  }

  /// Creates an image of a system symbol with a value from 0 to 1. The value has no effect, because the whole symbol is always drawn.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates a symbol from the app's resources with a value from 0 to 1. The value has no effect, because the whole symbol is always drawn.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a symbol from the app's resources with a value from 0 to 1 and a label for screen readers. The value has no effect, because
  /// the whole symbol is always drawn.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a symbol from the app's resources that screen readers ignore. The value from 0 to 1 has no effect, because the whole symbol is
  /// always drawn.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension Image {
  /// Returns an image that fills its proposal. The cap insets keep their size, and the middle is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Returns the image in its own colours or in the foreground style. Nil means the default for the kind of image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the symbol with a rendering mode. Nil uses the environment's mode.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// Returns the image with an interpolation quality for scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Returns the image with or without antialiased edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
