package import Foundation
package import RivuletTree

/// A responder for typed text. The host's input method and the keyboard use the one that has the focus.
@MainActor
package protocol TextReceiver: AnyObject {
  /// The state of the edited text.
  var editing: EditingState { get }
  /// True if the text must not be visible.
  var isSecure: Bool { get }

  /// Returns the command of a key; nil if the key has none here.
  func command(for input: KeyInput, in node: ViewNode) -> EditingCommand?

  func perform(_ command: EditingCommand, in node: ViewNode)

  /// Shows the text that an input method is about to insert; see `EditingState.mark`.
  func mark(_ text: String, selection: Range<Int>)

  /// Deletes a number of characters around the caret, at the request of an input method.
  func deleteAround(before: Int, after: Int)

  /// Returns the part of the text on the screen line at an offset, in UTF-8 code units; nil before the first drawing.
  func screenLine(at offset: Int) -> Range<Int>?

  /// Returns the frame of the caret, in root coordinates, for the windows of input methods; null before the first drawing.
  func caretRect(in node: ViewNode) -> CGRect
}

extension EventResponder {
  /// The receiver of text that is typed while this responder has the focus; nil if it takes no text.
  package var textReceiver: (any TextReceiver)? { self as? any TextReceiver }
}
