#if GTK
import CGTK4
package import Foundation

/// A launcher that opens URLs with the programs of the desktop.
@MainActor
package enum DesktopLauncher {
  /// Opens a URL with the user's preferred program. Returns false if there is none.
  package static func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }
}
#endif
