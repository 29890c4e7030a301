public import Foundation
import ProjectReading

/// The system that an app was written for, which decides whether `AppKit` can be imported.
///
/// Both `UIKit` and `AppKit` as modules would have code behind `#if canImport` compiled twice over, so only apps for Macs see the second.
public enum AppFlavor: Sendable {
  case phone, mac

  /// Returns the flavor of a package by what its files import: a Mac's if they import AppKit or Cocoa and never UIKit.
  public static func ofPackage(at folder: URL) -> AppFlavor { SourceImports.areForMac(SourceFiles.paths(in: folder)) ? .mac : .phone }
}
