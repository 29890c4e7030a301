public import RivuletCore
import RivuletHeadless
import RivuletHost
import RivuletPreviews
import RivuletInspector
import RivuletApps

#if GTK
import RivuletGTK
#endif

extension App {
  /// Creates the app and runs it in a window of the desktop. It runs without a window if `RIVULET_SCREENLESS` is set or if the package was
  /// built without the trait `GTK`. Returns when the app has ended. If `RIVULET_PREVIEWS` is set, the program's previews are displayed
  /// instead, and `RIVULET_PREVIEW_PICTURES` has them drawn into files. If `RIVULET_INSPECTOR` is set, the inspector of another app is
  /// displayed.
  ///
  /// It is synchronous on purpose: if entered after an `await`, the main queue would never run.
  @MainActor @preconcurrency public static func main() {
    CrashReport.install()
    SettingsFile.recover()
    ScreenlessRunner.preparePictures()
    var options = LaunchOptions.ofProcess()
    options.session.install()
    PreviewsOfProgram.run(options)
    if let socket = options.inspectedSocket {
      options.idiom = options.idiom ?? .desktop
      return run(AppRoot(InspectorApp(path: socket)), options)
    }
    let filter = PreviewFilter(options.previewName)
    #if GTK
    if options.steps == nil, options.showsPreviews {
      return GTKLauncher.run(AppRoot(PreviewsApp(names: options.previewNames, filter: filter)), options: options)
    }
    #endif
    if options.showsPreviews {
      let page = PreviewPage(names: options.previewNames, filter: filter)
      if let sentence = page.absence { ScreenlessRunner.end(1, sentence) }
      ScreenlessRunner.run(page, options: options)
    }
    run(AppRoot(Self()), options)
  }

  /// Runs an app in windows, or without one.
  private static func run<Root: View>(_ root: Root, _ options: LaunchOptions) {
    #if GTK
    if options.steps == nil { return GTKLauncher.run(root, options: options) }
    #endif
    ScreenlessRunner.run(app: root, options: options)
  }
}
