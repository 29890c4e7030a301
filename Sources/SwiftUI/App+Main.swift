public import RivuletCore
import RivuletHeadless
import RivuletHost
import RivuletViews

#if GTK
import RivuletGTK
#endif

extension App {
  /// Makes the app and runs it: in a window of the desktop, or without one where `RIVULET_SCREENLESS` is set or the package was built
  /// without the trait `GTK`. Returns when the app has ended. Where `RIVULET_PREVIEWS` is set, it shows the program's previews instead.
  ///
  /// It is synchronous on purpose: entered after an `await`, the main queue would never run.
  @MainActor @preconcurrency public static func main() {
    CrashReport.install()
    SettingsFile.recover()
    ScreenlessRunner.preparePictures()
    let options = LaunchOptions.ofProcess()
    options.session.install()
    #if GTK
    if options.steps == nil {
      return options.showsPreviews
        ? GTKLauncher.run(AppRoot(PreviewsApp()), options: options) : GTKLauncher.run(AppRoot(Self()), options: options)
    }
    #endif
    if options.showsPreviews {
      let page = PreviewPage()
      if let sentence = page.absence { ScreenlessRunner.end(1, sentence) }
      ScreenlessRunner.run(page, options: options)
    }
    ScreenlessRunner.run(app: AppRoot(Self()), options: options)
  }
}
