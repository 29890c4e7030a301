public import RivuletCore
import RivuletHeadless
import RivuletHost
import RivuletPreviews
import RivuletApps

#if GTK
import RivuletGTK
#endif

extension App {
  /// Creates the app and runs it in a window of the desktop. It runs without a window if `RIVULET_SCREENLESS` is set or if the package was
  /// built without the trait `GTK`. Returns when the app has ended. If `RIVULET_PREVIEWS` is set, the program's previews are displayed
  /// instead, and `RIVULET_PREVIEW_PICTURES` has them drawn into files.
  ///
  /// It is synchronous on purpose: if entered after an `await`, the main queue would never run.
  @MainActor @preconcurrency public static func main() {
    CrashReport.install()
    SettingsFile.recover()
    ScreenlessRunner.preparePictures()
    let options = LaunchOptions.ofProcess()
    options.session.install()
    PreviewsOfProgram.run(options)
    #if GTK
    if options.steps == nil {
      return options.showsPreviews
        ? GTKLauncher.run(AppRoot(PreviewsApp(names: options.previewNames)), options: options)
        : GTKLauncher.run(AppRoot(Self()), options: options)
    }
    #endif
    if options.showsPreviews {
      let page = PreviewPage(names: options.previewNames)
      if let sentence = page.absence { ScreenlessRunner.end(1, sentence) }
      ScreenlessRunner.run(page, options: options)
    }
    ScreenlessRunner.run(app: AppRoot(Self()), options: options)
  }
}
