import RivuletCore
import RivuletFoundation

extension Button where Label == Text {
  /// Creates a button with a word of the library as its title.
  nonisolated init(_ title: Word, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
