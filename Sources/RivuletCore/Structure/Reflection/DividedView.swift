/// A view that consists only of its parts, for code that builds each part separately.
@MainActor
package protocol DividedView: View {
  /// The parts, in view order.
  var parts: [any View] { get }
}

/// A view that consists of another view and a modifier, for code that reads modifiers without creating the view.
@MainActor
package protocol ModifiedView: View {
  /// The view that the modifier is applied to.
  var unmodified: any View { get }
  var appliedModifier: any ViewModifier { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  package var unmodified: any View { content }
  package var appliedModifier: any ViewModifier { modifier }
}

extension TupleView: DividedView {
  package var parts: [any View] { TupleParts.of(T.self).map { $0.view(in: value) } }
}

extension Group: DividedView where Content: View {
  package var parts: [any View] { [content] }
}

extension TuplePart {
  /// Returns the view in this element of a tuple.
  fileprivate func view<Tuple>(in tuple: Tuple) -> any View {
    withUnsafePointer(to: tuple) { tuple in
      let place = UnsafeRawPointer(tuple) + offset
      func read<Part: View>(_ type: Part.Type) -> any View { place.assumingMemoryBound(to: type).pointee }
      return _openExistential(type, do: read)
    }
  }
}
