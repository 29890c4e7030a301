import Foundation
public import RivuletCore
import RivuletFoundation
public import RivuletGeometry

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds an accessibility action to this view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.add { $0.actions = [AccessibilityActionAttachment(actionKind, handler)] } }
  }

  /// Adds a named accessibility action to this view.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an accessibility action with a localized name to this view.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an accessibility action named by a string to this view.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds buttons to this view as accessibility actions. The buttons are not visible.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = content()
    return background { InvisibleActions(content: actions) }.attaching { $0.add { $0.usesContentAsActions = true } }
  }

  /// Adds buttons to this view as accessibility actions in a category. The buttons are not visible.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds accessibility actions that increase and decrease the value of this view.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching {
      $0.add {
        $0.actions = [
          AccessibilityActionAttachment(.known(.increment)) { handler(.increment) },
          AccessibilityActionAttachment(.known(.decrement)) { handler(.decrement) },
        ]
      }
    }
  }

  /// Adds accessibility actions that scroll this view towards an edge.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching {
      $0.add {
        $0.actions = [
          AccessibilityActionAttachment(.known(.scrollUp)) { handler(.top) },
          AccessibilityActionAttachment(.known(.scrollDown)) { handler(.bottom) },
          AccessibilityActionAttachment(.known(.scrollLeading)) { handler(.leading) },
          AccessibilityActionAttachment(.known(.scrollTrailing)) { handler(.trailing) },
        ]
      }
    }
  }

  /// Adds accessibility actions that zoom this view in and out about its centre.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching {
      $0.add {
        $0.actions = [
          AccessibilityActionAttachment(.known(.zoomIn)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
          },
          AccessibilityActionAttachment(.known(.zoomOut)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
          },
        ]
      }
    }
  }
}

/// A category of accessibility actions.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// The default category.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// The category of editing actions.
  public static let edit = AccessibilityActionCategory(Text(.edit))

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category named by a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

/// A group of invisible buttons for assistive technology.
private struct InvisibleActions<Content: View> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension InvisibleActions: View {
  var body: some View {
    ZStack { content }.opacity(0).allowsHitTesting(false).focusable(false).modifier(SemanticsPartModifier(part: .actions))
  }
}
