package import Foundation
package import RivuletTree

/// A responder that receives typed text. While it has focus, the keyboard and the host's input method apply to it.
@MainActor
package protocol TextReceiver: AnyObject {
  /// The state of the edited text.
  var editing: EditingState { get }
  /// True if the text must not be displayed in readable form.
  var isSecure: Bool { get }

  /// Returns the command for a key; nil if the key has none.
  func command(for input: KeyInput, in node: ViewNode) -> EditingCommand?

  func perform(_ command: EditingCommand, in node: ViewNode)

  /// Sets the text that an input method is composing; see `EditingState.mark`.
  func mark(_ text: String, selection: Range<Int>)

  /// Deletes the given numbers of characters before and after the caret, as requested by an input method.
  func deleteAround(before: Int, after: Int)

  /// Returns the range of the displayed line at an offset, in UTF-8 code units; nil before the text is first drawn.
  func screenLine(at offset: Int) -> Range<Int>?

  /// Returns the frame of the caret in root coordinates, for positioning an input method's window; null before the text is first drawn.
  func caretRect(in node: ViewNode) -> CGRect
}

extension EventResponder {
  /// The receiver for text typed while this responder has focus; nil if the responder does not accept text.
  package var textReceiver: (any TextReceiver)? { self as? any TextReceiver }
}
