import RivuletCore
import RivuletFoundation

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a word of the library and a system symbol.
  nonisolated init(_ title: Word, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
