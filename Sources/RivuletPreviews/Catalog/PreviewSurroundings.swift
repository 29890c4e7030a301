import RivuletHeadless
import RivuletHost
import RivuletRaster

/// The language, the painter and the host configuration for a preview in one variant.
@MainActor
struct PreviewSurroundings {
  let session: SessionLocale
  let painter: Rasterizer
  var configuration: HeadlessConfiguration

  /// - Parameter options: The options of the process, which a variant may override.
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
