#if GTK
import CGTK4
package import Foundation

/// Opens addresses with the programs of the desktop.
@MainActor
package enum DesktopLauncher {
  /// Starts what the person has chosen for addresses of this kind; false if there is nothing.
  package static func open(_ url: URL) -> Bool {
    g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
  }
}
#endif
