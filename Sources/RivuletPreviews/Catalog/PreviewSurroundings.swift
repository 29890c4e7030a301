import RivuletHeadless
import RivuletHost
import RivuletRaster

/// The language, painter, and host configuration for a preview in a variant.
@MainActor
struct PreviewSurroundings {
  let session: SessionLocale
  let painter: Rasterizer
  var configuration: HeadlessConfiguration

  /// Creates the surroundings of a preview in a variant.
  ///
  /// - Parameter options: The process's options, which the variant may override.
  init(of preview: ShownPreview, in variant: PreviewVariant, _ options: LaunchOptions, _ painters: Painters) {
    session = variant.session(otherwise: options.session)
    configuration = ScreenlessRunner.configuration(options)
    painter = painters.painter(for: session, fonts: configuration.fontFolders + configuration.resources.fontFolders)
    configuration.idiom = variant.idiom(otherwise: configuration.idiom)
    configuration.size = PreviewStage.size(for: preview.settings)
    configuration.locale = session.locale
    configuration.languages = session.languages
    configuration.usesRealFonts = false
    configuration.textMeasurer = painter.textMeasurer
    configuration.rasterizer = painter
    configuration.tracer = nil
  }
}
