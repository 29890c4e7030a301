/// Access to the app's turn through one of its windows.
extension ViewTree {
  package func runTurn() { app.runTurn() }
  package var isQuiet: Bool { app.isQuiet }
  package func advanceFrame() { app.advanceFrame() }
}
