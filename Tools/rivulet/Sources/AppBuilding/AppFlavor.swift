public import Foundation
import ProjectReading

/// The platform for which an app was written, which determines whether `AppKit` can be imported.
///
/// If both the `UIKit` and `AppKit` modules were available, the code for both platforms inside `#if canImport` would be compiled.
/// Therefore, `AppKit` is available only to Mac apps.
public enum AppFlavor: Sendable {
  case phone, mac

  /// Returns the flavor of a package, based on its imports: Mac if its files import AppKit or Cocoa but not UIKit.
  public static func ofPackage(at folder: URL) -> AppFlavor { SourceImports.areForMac(SourceFiles.paths(in: folder)) ? .mac : .phone }
}
