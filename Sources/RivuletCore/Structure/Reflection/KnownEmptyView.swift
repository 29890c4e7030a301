/// A library view that can determine, without being built, that it shows nothing.
@MainActor
package protocol KnownEmptyView {
  /// True if the view's value shows nothing.
  var isKnownEmpty: Bool { get }
}

extension View {
  /// True if the view's value shows nothing. False for an app view, because its content is unknown until it's built.
  @MainActor package var isKnownEmpty: Bool { isKnownToBeEmpty(self) }
}

/// Reads the property through the view's type, because casting the value would unwrap an optional.
@MainActor
private func isKnownToBeEmpty<Content: View>(_ content: Content) -> Bool {
  withUnsafePointer(to: content) { TuplePart(offset: 0, type: Content.self).isKnownEmpty(in: UnsafeRawPointer($0)) }
}

extension TuplePart {
  /// Returns true if the value of this tuple element shows nothing.
  @MainActor fileprivate func isKnownEmpty(in tuple: UnsafeRawPointer) -> Bool {
    func ask<Known: KnownEmptyView>(_ type: Known.Type) -> Bool {
      tuple.advanced(by: offset).assumingMemoryBound(to: type).pointee.isKnownEmpty
    }
    guard let type = type as? any KnownEmptyView.Type else { return false }
    return ask(type)
  }
}

extension EmptyView: @MainActor KnownEmptyView {
  package var isKnownEmpty: Bool { true }
}

extension Optional: @MainActor KnownEmptyView where Wrapped: View {
  package var isKnownEmpty: Bool { self?.isKnownEmpty ?? true }
}

extension _ConditionalContent: @MainActor KnownEmptyView where TrueContent: View, FalseContent: View {
  package var isKnownEmpty: Bool {
    switch storage {
    case .trueContent(let content): content.isKnownEmpty
    case .falseContent(let content): content.isKnownEmpty
    }
  }
}

extension TupleView: @MainActor KnownEmptyView {
  package var isKnownEmpty: Bool {
    withUnsafePointer(to: value) { tuple in Self.parts.allSatisfy { $0.isKnownEmpty(in: UnsafeRawPointer(tuple)) } }
  }
}

extension Group: @MainActor KnownEmptyView where Content: View {
  package var isKnownEmpty: Bool { content.isKnownEmpty }
}

extension ModifiedContent: @MainActor KnownEmptyView where Content: View, Modifier: ViewModifier {
  package var isKnownEmpty: Bool { content.isKnownEmpty }
}

extension AnyView: @MainActor KnownEmptyView {
  package var isKnownEmpty: Bool { storage.isKnownEmpty }
}
