package import Foundation
package import RivuletTree

/// A responder that text is typed into. The host's input method and the keyboard talk to the one that has the focus.
@MainActor
package protocol TextReceiver: AnyObject {
  /// What is edited, as it is now.
  var editing: EditingState { get }
  /// Whether nobody may see what is written here.
  var isSecure: Bool { get }

  /// What a key means here; nil for one that means nothing.
  func command(for input: KeyInput, in node: ViewNode) -> EditingCommand?

  func perform(_ command: EditingCommand, in node: ViewNode)

  /// Shows what an input method is about to write; see `EditingState.mark`.
  func mark(_ text: String, selection: Range<Int>)

  /// Takes away so many characters around the caret, as input methods ask for.
  func deleteAround(before: Int, after: Int)

  /// What stands on one line of the screen with a place in the text, in UTF-8 code units; nil before the first drawing.
  func screenLine(at offset: Int) -> Range<Int>?

  /// Where the caret is, in root coordinates, for the windows of input methods; null before the first drawing.
  func caretRect(in node: ViewNode) -> CGRect
}

extension EventResponder {
  /// Takes what is typed while this responder has the focus; nil if it has no use for text.
  package var textReceiver: (any TextReceiver)? { self as? any TextReceiver }
}
