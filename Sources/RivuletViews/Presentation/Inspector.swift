public import Foundation
public import RivuletCore

/// Details beside a content: a column at its trailing edge, or a sheet where there is no room.
struct InspectorModifier<Details: View> {
  @Binding var isPresented: Bool
  let details: Details
  @State private var width = InspectorWidth()
  @Environment(\.idiom) private var idiom
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(isPresented: Binding<Bool>, details: Details) {
    _isPresented = isPresented
    self.details = details
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isSheet = idiom == .phone && sizeClass == .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, !isSheet {
        Divider().ignoresSafeArea()
        details
          .onPreferenceChange(InspectorWidthKey.self) { [$width] next in $width.wrappedValue = next ?? InspectorWidth() }
          .frame(width: width.ideal)
          .frame(maxHeight: .infinity)
          .background { Rectangle().fill(.bar).ignoresSafeArea() }
      }
    }
    .sheet(isPresented: isSheet ? $isPresented : .constant(false)) { details }
    .modifier(InspectorSignModifier(isPresented: $isPresented))
  }
}

/// How wide an inspector is, in points.
struct InspectorWidth: Equatable, Sendable {
  var ideal: CGFloat = 270
}

struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Shows details beside this view while a binding is true.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// How wide the inspector around is.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(ideal: width))
  }

  /// How wide the inspector around is at first, and between which widths people may make it: here it stays as it is at first.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(ideal: ideal))
  }
}
