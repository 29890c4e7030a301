import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

// Names of the summer of 2019 for features that are not supported. The compiler reports their use.

extension View {
  @available(*, unavailable, message: "Presentations have no room yet; show the content with if.")
  nonisolated public func presentation<Modal>(_ modal: Modal?) -> some View { self }

  @available(*, unavailable, message: "Presentations have no room yet; show the content with if.")
  nonisolated public func presentation<Shown, Content>(_ isShown: Binding<Shown>, content: () -> Content) -> some View { self }

  @available(*, unavailable, message: "Pasting into any view has no room yet; text fields paste by themselves.")
  nonisolated public func onPaste(of supportedTypes: [String], perform action: @escaping ([Any]) -> Void) -> some View { self }
}
