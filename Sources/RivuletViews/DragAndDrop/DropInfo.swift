public import Foundation
public import RivuletCore
public import RivuletFoundation

/// What is dragged over a view, and where it is (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropInfo {
  /// In the coordinate space of the view that takes drops.
  public var location: CGPoint { point }

  let point: CGPoint
  let providers: [NSItemProvider]

  /// Whether something can be had as one of the types.
  @available(iOS 14.0, macOS 11.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What can be had as one of the types.
  @available(iOS 14.0, macOS 11.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}

/// What a drop would do (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropProposal: Sendable {
  /// What is done with the data.
  public let operation: DropOperation

  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about what is dragged over a view, and takes it (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether a drop here would be taken at all.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop; false if it cannot.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Something has come.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// It has moved. Nil where nothing is to be different from before.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropDelegate {
  /// Every drop is taken.
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
  /// Nothing is different.
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  @MainActor @preconcurrency public func dropExited(info: DropInfo) {}
}
