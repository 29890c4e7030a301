import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletFoundation
import RivuletText

/// The host of Core Graphics contexts outside canvases. It resolves text and images with the app's host, on the main thread. Without an
/// app's host, contexts draw neither text nor app images.
final class DrawingHost: CanvasHost {
  /// The retained files of drawn images.
  private var files: [FetchedFile] = []

  /// The environment for drawing.
  static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    let surroundings = MainThread.run { IssueSink.currentServices.map { (idiom: $0.idiom, scale: $0.displayScale, locale: $0.locale) } }
    if let surroundings {
      (environment.idiom, environment.displayScale, environment.locale) = (surroundings.idiom, surroundings.scale, surroundings.locale)
    }
    return environment
  }

  /// The number of pixels per point of the screen; 1 if there is no host.
  static var screenScale: CGFloat { MainThread.run { IssueSink.currentServices?.displayScale ?? 1 } }

  @MainActor private static var place: CanvasPlace? {
    IssueSink.currentServices.map { CanvasPlace(services: $0, textSystem: TextSystem($0.textMeasurer)) }
  }

  var isOpen: Bool { true }

  var textSystem: TextSystem? { MainThread.run { Self.place?.textSystem } }

  func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText? {
    nonisolated(unsafe) let environment = environment
    return MainThread.run { Self.place?.resolve(text, in: environment) }
  }

  func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage? {
    if let file = image.source.loaded?.file { keep(file) }
    nonisolated(unsafe) let environment = environment
    return MainThread.run { Self.place?.resolve(image, in: environment) }
  }

  func keep(_ file: FetchedFile) { files.append(file) }

  func symbol<ID: Hashable>(id: ID) -> CanvasSymbol? { nil }

  func reportMisuse() {}
}
