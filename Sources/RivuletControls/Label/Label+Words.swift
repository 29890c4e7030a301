import RivuletCore
package import RivuletElements
package import RivuletFoundation

extension Label {
  /// Creates a label from one of the library's localized words and a system symbol.
  package nonisolated init(_ title: Word, systemImage name: String) where Title == Text, Icon == Image {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
