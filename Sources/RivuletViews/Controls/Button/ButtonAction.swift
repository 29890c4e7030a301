/// The newest action of one button. A style that holds it is not evaluated again because an action closure is new.
@MainActor
package final class ButtonAction {
  package var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}
