/// The modules that belong to the library. Their views and objects aren't the app's own.
package enum LibraryModules {
  package static let names: Set<String> = [
    "RivuletApps", "RivuletControls", "RivuletCore", "RivuletElements", "RivuletFoundation", "RivuletGTK", "RivuletHeadless", "RivuletHost",
    "RivuletInspector", "RivuletLooks", "RivuletNames", "RivuletScreens", "RivuletTesting", "RivuletTree", "RivuletGraph", "RivuletDrawing",
    "RivuletGeometry", "RivuletLayout", "RivuletText", "RivuletAnimation", "SwiftUI", "Swift", "Combine", "Foundation",
  ]

  /// Returns true if a type is declared in one of the modules.
  package static func contain(_ type: any Any.Type) -> Bool {
    names.contains(String(_typeName(type, qualified: true).prefix { $0 != "." }))
  }
}
