/// A word or sentence that the framework displays, such as "Cancel", with translations for each `WordLanguage`.
///
/// In every language, a text with arguments contains a printf specifier for each argument.
package enum Word: String, CaseIterable, Sendable {
  // The responses of dialogs and the titles of buttons.
  case ok, cancel, done, edit, close, delete, remove, rename, more, menu, help, doNotAskAgain

  // Navigation and search.
  case back, search, clearText, scope, noResults, noResultsFor, checkSpelling, sectionIndex, pageOfCount

  // Find and replace in a text editor.
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

  // The rotors of a screen reader.
  case links, visitedLinks, headings, headingsOfLevel, boldText, italicText, underlinedText, misspelledWords, images, textFields
  case tables, lists, landmarks

  // The meanings of symbols.
  case compose, add, info, favorite, love, home, notifications, selected, play, pause, stop, forward, rewind, refresh, sidebar, muted
  case microphone, microphoneOff, wifi

  // The keys of a keyboard.
  case controlKey, optionKey, shiftKey, upKey, downKey, leftKey, rightKey, escapeKey, backspaceKey, deleteKey, homeKey, endKey
  case pageUpKey, pageDownKey, tabKey, spaceKey, returnKey

  // Descriptions of actions for assistive technology.
  case actsLikeClick, togglesContent, stepsUp, stepsDown, opensMenu, leavesContent, doesMainAction, removesElement, showsLarger
  case showsSmaller, scrollsUp, scrollsDown, scrollsBack, scrollsOn
}
