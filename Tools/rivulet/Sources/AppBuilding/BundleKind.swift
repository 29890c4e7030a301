/// The form in which an app is distributed to other machines.
public enum BundleKind: String, Sendable, CaseIterable {
  /// A Debian package that depends on Rivulet's.
  case deb
  /// A folder with everything that the app needs except the desktop's libraries.
  case appdir
  /// The folder, packed as an archive.
  case tar
}
