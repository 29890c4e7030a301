#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
package import RivuletHost

/// A launcher that runs an app in desktop windows.
@MainActor
package enum GTKLauncher {
  /// Presents the app's windows, and returns once the app has ended or the process has been asked to stop. Terminates the process
  /// if no display is available.
  ///
  /// Call this method from synchronous code on the main thread. For the reason, see `MainLoop`.
  ///
  /// - Parameter root: The view that evaluates the app.
  package static func run<Root: View>(_ root: Root, options: LaunchOptions) {
    g_set_prgname(ProcessInfo.processInfo.processName)
    rivulet_adopt_locale()
    ToolkitAccessibility.switchOff()
    guard gtk_init_check() != 0 else { endWithoutDisplay() }
    rivulet_keep_large_blocks_out_of_the_heap()
    if options.speed != 1 { CombineTime.source = FastTimeSource(CombineTime.source, speed: options.speed) }
    CanvasWidget.setRightToLeft(options.session.layoutDirection == .rightToLeft)
    let loop = MainLoop()
    let host = GTKHost(root, options: options)
    host.onEnd = { loop.end() }
    loop.onStopSignal { host.endApp() }
    DisplayLoss.watch { host.saveSettings() }
    host.start()
    loop.run()
  }

  private static func endWithoutDisplay() -> Never {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(
      Data(
        """
        Rivulet: \(name) found no display to open its window on. Set DISPLAY or WAYLAND_DISPLAY to a running one, start the app by \
        "xvfb-run \(name)", or set RIVULET_SCREENLESS to run it without a window.

        """.utf8))
    exit(69)
  }
}
#endif
