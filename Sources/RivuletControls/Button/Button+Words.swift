import RivuletCore
package import RivuletElements
package import RivuletFoundation

extension Button {
  /// Creates a button with one of the library's words as its title.
  package nonisolated init(_ title: Word, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }
}
