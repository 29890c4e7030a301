import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletFoundation

extension Image {
  /// Resolves the image with the host's services. The size of a symbol depends on `font`. A missing image is reported.
  @MainActor package func resolve(in environment: EnvironmentValues, services: any HostServices, font: ResolvedFont) -> ResolvedImage {
    var image = ResolvedImage(
      name: source.name, bundlePath: nil, isSymbol: source.isSymbol, exists: true,
      isTemplate: source.isSymbol || renderingMode == .template, size: .zero, descent: 0, interpolation: interpolation.resolved,
      symbolWeight: font.weight)
    if let drawing = source.drawing {
      (image.size, image.drawing) = (drawing.size, RecordedImage(drawing, in: environment, services: services))
      return image
    }
    if let loaded = source.loaded {
      (image.size, image.bundlePath, image.exists) = (loaded.size, ImageItem.filePath, loaded.file != nil)
      return image
    }
    if source.isSymbol {
      image.name = environment.symbolVariants.name(for: source.name, exists: { services.hasSymbol(named: $0) })
      let side = font.size * SymbolMetrics.side(environment.imageScale)
      image.size = CGSize(width: side, height: side)
      image.descent = (side - font.size * SymbolMetrics.capHeight) / 2
      image.exists = services.hasSymbol(named: image.name)
      image.isMirrored = environment.layoutDirection == .rightToLeft && SymbolDirection.followsReadingDirection(image.name)
    } else if let asset = environment.assets.image(named: source.name, bundle: source.bundle, in: environment.assetTraits) {
      let found = services.picture(inFile: asset.path)
      (image.name, image.bundlePath) = (asset.path, ImageItem.filePath)
      if renderingMode == nil { image.isTemplate = asset.isTemplate == true }
      let scale = found.problem == nil ? asset.scale : 1
      image.size = CGSize(width: found.size.width / scale, height: found.size.height / scale)
      if let problem = found.problem { services.issues.reportOnce(.image(problem)) }
    } else if let found = services.image(named: source.name, bundle: source.bundle) {
      image.size = found.size
      image.bundlePath = found.bundlePath
      if let problem = found.problem { services.issues.reportOnce(.image(problem)) }
    } else {
      image.exists = false
    }
    if !image.exists { reportMissing(services) }
    return image
  }

  @MainActor private func reportMissing(_ services: any HostServices) {
    let message =
      source.isSymbol
      ? "No system symbol named '\(source.name)' is known; a crossed box is drawn instead. "
        + "Check the name, or use one of the app's own images."
      : "No image named '\(source.name)' was found in \(source.bundle?.bundlePath ?? "the app's bundle and those of its targets"); nothing is drawn. "
        + "Use the name of an image set in an asset catalog, or of a file in a target's resources without its extension: "
        + "\(source.name).png, .jpg, .gif or .svg, or with @2x before it."
    services.issues.reportOnce(.image(message))
  }
}
