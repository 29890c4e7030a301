/// The format in which an app is distributed to other machines.
public enum BundleKind: String, Sendable, CaseIterable {
  /// A Debian package that depends on Rivulet's package.
  case deb
  /// A folder that contains everything the app needs, except for the desktop's libraries.
  case appdir
  /// An archive of that folder.
  case tar
}
