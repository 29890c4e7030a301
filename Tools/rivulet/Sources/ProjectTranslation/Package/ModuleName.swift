/// The rules for the module names of apps.
public enum ModuleName {
  /// The names that the compiler reserves or that apps import.
  private static let taken: Set = [
    "main", "Swift", "Builtin", "Cxx", "SwiftShims", "SwiftUI", "Combine", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "FoundationInternationalization", "Testing", "XCTest", "Observation", "Dispatch", "CDispatch", "Glibc", "SwiftGlibc",
    "RegexBuilder", "Synchronization", "Distributed", "Differentiation", "PackageDescription", "PackagePlugin", "CoreTransferable",
    "UniformTypeIdentifiers", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreText", "QuartzCore", "os", "OSLog",
  ]

  /// Returns true if another module uses the name, so that an app's module can't.
  public static func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// Returns true if one of the library's modules uses the name or may use it in the future.
  public static func isReserved(_ name: String) -> Bool { isTaken(name) || name.hasPrefix("Rivulet") }

  /// Returns the name of a program's module, and an alias for use in its code if the module's original name differs.
  ///
  /// The linker accepts only ASCII in the names of programs' modules, so other characters are replaced by `_`. If another module uses the
  /// name, `App` is appended.
  static func ofProgram(_ name: String, others: Set<String>) -> (name: String, alias: String?) {
    var own = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isASCII ? $0 : "_" }))
    if own.allSatisfy({ $0 == "_" }) { own = "App" }
    let isForeign = isReserved(own)
    if isForeign { own += "App" }
    while others.contains(own) { own += "_" }
    return (own, own == name || isForeign ? nil : name)
  }

  /// Returns a name for a test module that no other module uses.
  static func ofTests(_ name: String, others: Set<String>) -> String {
    var own = name
    while isTaken(own) || others.contains(own) { own += "_" }
    return own
  }
}
