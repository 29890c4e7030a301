import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

// These names from the summer of 2019 were removed in later betas. The compiler reports their use.

extension View {
  @available(*, unavailable, message: "The betas of 2019 lost this name. Use sheet(item:onDismiss:content:).")
  nonisolated public func presentation<Modal>(_ modal: Modal?) -> some View { self }

  @available(*, unavailable, message: "The betas of 2019 lost this name. Use sheet(isPresented:onDismiss:content:).")
  nonisolated public func presentation<Shown, Content>(_ isShown: Binding<Shown>, content: () -> Content) -> some View { self }

  @available(*, unavailable, message: "The betas of 2019 lost this name. Use onPasteCommand(of:perform:).")
  nonisolated public func onPaste(of supportedTypes: [String], perform action: @escaping ([Any]) -> Void) -> some View { self }
}
