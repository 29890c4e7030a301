package import Foundation
package import RivuletTree

/// A responder for typed text. The host's input method and the keyboard use the focused one.
@MainActor
package protocol TextReceiver: AnyObject {
  /// The state of the edited text.
  var editing: EditingState { get }
  /// True if the text must not be visible.
  var isSecure: Bool { get }

  /// Returns the command for a key; nil if there is none.
  func command(for input: KeyInput, in node: ViewNode) -> EditingCommand?

  func perform(_ command: EditingCommand, in node: ViewNode)

  /// Shows the text that an input method is about to insert; see `EditingState.mark`.
  func mark(_ text: String, selection: Range<Int>)

  /// Deletes a number of characters around the caret, at the request of an input method.
  func deleteAround(before: Int, after: Int)

  /// Returns the part of the text on the displayed line at an offset, in UTF-8 code units; nil before the first drawing.
  func screenLine(at offset: Int) -> Range<Int>?

  /// Returns the frame of the caret, in root coordinates, for input method windows; null before the first drawing.
  func caretRect(in node: ViewNode) -> CGRect
}

extension EventResponder {
  /// The receiver of text that is typed while this responder has focus; nil if it does not accept text.
  package var textReceiver: (any TextReceiver)? { self as? any TextReceiver }
}
