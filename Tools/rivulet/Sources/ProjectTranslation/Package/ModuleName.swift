/// The names that modules of apps can have.
public enum ModuleName {
  /// Names that the compiler keeps to itself, or by which apps import something.
  private static let taken: Set = [
    "main", "Swift", "Builtin", "Cxx", "SwiftShims", "SwiftUI", "Combine", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "FoundationInternationalization", "Testing", "XCTest", "Observation", "Dispatch", "CDispatch", "Glibc", "SwiftGlibc",
    "RegexBuilder", "Synchronization", "Distributed", "Differentiation", "PackageDescription", "PackagePlugin", "CoreTransferable",
    "UniformTypeIdentifiers", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "CoreText", "QuartzCore", "os", "OSLog",
  ]

  /// True for a name that another module has, so that an app's own module cannot bear it.
  public static func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// True for a name that a module of the library has or may get.
  public static func isReserved(_ name: String) -> Bool { isTaken(name) || name.hasPrefix("Rivulet") }

  /// The name of the module of a program, and the name that its code may call it by where that differs.
  ///
  /// The linker reads the names of programs' modules in ASCII only, so other letters become `_`. A name that another module has gets `App` behind it.
  static func ofProgram(_ name: String, others: Set<String>) -> (name: String, alias: String?) {
    var own = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isASCII ? $0 : "_" }))
    if own.allSatisfy({ $0 == "_" }) { own = "App" }
    let isForeign = isReserved(own)
    if isForeign { own += "App" }
    while others.contains(own) { own += "_" }
    return (own, own == name || isForeign ? nil : name)
  }

  /// Returns a name for a module of tests that no other module has.
  static func ofTests(_ name: String, others: Set<String>) -> String {
    var own = name
    while isTaken(own) || others.contains(own) { own += "_" }
    return own
  }
}
