public import Foundation
public import RivuletCore
public import RivuletFoundation

/// The items that are dragged over a view, and their location (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropInfo {
  /// The location in the coordinate space of the view with the drop modifier.
  public var location: CGPoint { point }

  let point: CGPoint
  package let providers: [NSItemProvider]

  package init(point: CGPoint, providers: [NSItemProvider]) {
    self.point = point
    self.providers = providers
  }

  /// Returns true if at least one item is available as one of the content types.
  @available(iOS 14.0, macOS 11.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Returns the providers of items that are available as one of the content types.
  @available(iOS 14.0, macOS 11.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}

/// The proposed effect of a drop (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropProposal: Sendable {
  /// The operation on the dropped data.
  public let operation: DropOperation

  /// Creates a proposal with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that responds to drags over a view and handles drops (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns true if the view accepts drops of these items.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop. Returns false if the drop fails.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// Called when the drag moves. Return nil to keep the last proposal.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropDelegate {
  /// Returns true, which accepts every drop.
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
  /// Returns nil, which keeps the last proposal.
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  @MainActor @preconcurrency public func dropExited(info: DropInfo) {}
}
