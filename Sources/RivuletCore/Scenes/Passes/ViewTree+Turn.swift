/// Methods that forward to the app, for code that has access to one of its windows.
extension ViewTree {
  package func runTurn() { app.runTurn() }
  package var isQuiet: Bool { app.isQuiet }
  package func advanceFrame() { app.advanceFrame() }
}
