/// A word or sentence that the library uses, such as "Cancel", in the languages of `WordLanguage`.
///
/// A word with arguments has a printf specifier for each, in every language.
package enum Word: String, CaseIterable, Sendable {
  // Answers of dialogs and buttons.
  case ok, cancel, done, edit, close, delete, remove, rename, more, menu, help, doNotAskAgain

  // Navigation and search.
  case back, search, clearText, scope, noResults, noResultsFor, checkSpelling, sectionIndex, pageOfCount

  // Searching in the text of an editor.
  case find, previous, next, replace, replaceWith, replaceAll, notFound, foundCount, positionOfCount

  // The menus of an app and their commands.
  case fileMenu, editMenu, formatMenu, viewMenu, windowMenu, settings, openSettings, quit, new, newWindow, chooseFile, save, saveAs
  case undo, redo, undoAction, redoAction, cut, copy, paste, selectAll, toggleSidebar, hideSidebar, showSidebar
  case toggleInspector

  // Documents and files.
  case untitled, untitledNumber, saveChangesQuestion, doNotSave, couldNotBeOpened, couldNotBeSaved, open, openFolder, move, share
  case chooseSharing, email

  // Parts of controls.
  case increment, decrement, previousMonth, nextMonth, inProgress, red, green, blue, opacity

  // Rotors of a screen reader.
  case links, visitedLinks, headings, headingsOfLevel, boldText, italicText, underlinedText, misspelledWords, images, textFields
  case tables, lists, landmarks

  // Meanings of symbols.
  case compose, add, info, favorite, love, home, notifications, selected, play, pause, stop, forward, rewind, refresh, sidebar, muted
  case microphone, microphoneOff, wifi

  // Keys of a keyboard.
  case controlKey, optionKey, shiftKey, upKey, downKey, leftKey, rightKey, escapeKey, backspaceKey, deleteKey, homeKey, endKey
  case pageUpKey, pageDownKey, tabKey, spaceKey, returnKey

  // Descriptions of actions for assistive technology.
  case actsLikeClick, togglesContent, stepsUp, stepsDown, opensMenu, leavesContent, doesMainAction, removesElement, showsLarger
  case showsSmaller, scrollsUp, scrollsDown, scrollsBack, scrollsOn
}
