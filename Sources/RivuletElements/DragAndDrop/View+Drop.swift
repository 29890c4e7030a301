public import Foundation
public import RivuletCore
public import RivuletFoundation

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Handles drops of values on this view (documentation). The action receives the values once they have been read, and their location in
  /// the view.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(handler: TransferDropHandler(action: action, isTargeted: isTargeted)))
  }

  /// Handles drops of the given content types on this view (documentation).
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Handles drops of the given content types on this view. The action receives the location in the view (documentation).
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(handler: ProviderDropHandler(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Handles drops of the given content types on this view with a delegate (documentation).
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(handler: DelegateDropHandler(types: supportedContentTypes, delegate: delegate)))
  }

  /// Handles drops of the given content types on this view.
  @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Handles drops of the given content types on this view. The action receives the location in the view.
  @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Handles drops of the given content types on this view with a delegate.
  @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, delegate: delegate)
  }
}
