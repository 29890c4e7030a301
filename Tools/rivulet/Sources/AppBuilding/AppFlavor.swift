public import Foundation
import ProjectReading

/// The system that an app was written for, which determines whether `AppKit` can be imported.
///
/// If both `UIKit` and `AppKit` existed as modules, the code for both systems inside `#if canImport` would be compiled, so only Mac apps
/// see the second module.
public enum AppFlavor: Sendable {
  case phone, mac

  /// Returns the flavor of a package according to its imports: Mac if its files import AppKit or Cocoa and never UIKit.
  public static func ofPackage(at folder: URL) -> AppFlavor { SourceImports.areForMac(SourceFiles.paths(in: folder)) ? .mac : .phone }
}
