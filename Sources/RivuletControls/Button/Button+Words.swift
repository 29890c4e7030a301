import RivuletCore
package import RivuletElements
package import RivuletFoundation

extension Button {
  /// Creates a button whose title is one of the library's localized words.
  package nonisolated init(_ title: Word, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }
}
