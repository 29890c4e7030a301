#if GTK
import CGTK4
package import Foundation

/// A launcher that opens URLs with the desktop's programs.
@MainActor
package enum DesktopLauncher {
  /// Opens a URL with the user's preferred program. Returns false if no program can open it.
  package static func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }
}
#endif
