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
  /// Creates the app and runs it in desktop windows until it ends. The app runs without a window if `RIVULET_SCREENLESS` is set or if the
  /// package was built without the `GTK` trait. If `RIVULET_PREVIEWS` is set, the program shows its previews instead, and
  /// `RIVULET_PREVIEW_PICTURES` renders them to files. If `RIVULET_INSPECTOR` is set, the program shows the inspector of another app.
  ///
  /// This method is deliberately synchronous. If it were entered after an `await`, the main queue would never run.
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

  /// Runs an app, with or without windows.
  private static func run<Root: View>(_ root: Root, _ options: LaunchOptions) {
    #if GTK
    if options.steps == nil { return GTKLauncher.run(root, options: options) }
    #endif
    ScreenlessRunner.run(app: root, options: options)
  }
}
