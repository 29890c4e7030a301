public import Foundation
public import RivuletCore

/// Details beside a content: a column at its trailing edge, or a sheet where there is no room (B19.45).
struct InspectorModifier<Details: View> {
  @Binding var isPresented: Bool
  let details: Details
  @State private var width = InspectorWidth.standard
  /// What people have made the column; nil as long as they have not.
  @State private var dragged: CGFloat?
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
        InspectorDivider(width: presentWidth, drag: drag).zIndex(1)
        details
          .onPreferenceChange(InspectorWidthKey.self) { [$width] next in $width.wrappedValue = next ?? .standard }
          .frame(width: presentWidth)
          .frame(maxHeight: .infinity)
          .background { Rectangle().fill(.bar).ignoresSafeArea() }
      }
    }
    .sheet(isPresented: isSheet ? $isPresented : .constant(false)) { details }
    .modifier(InspectorSignModifier(isPresented: $isPresented))
  }

  @MainActor private var presentWidth: CGFloat { dragged.map { min(max($0, width.min), width.max) } ?? width.ideal }

  /// The line before the column is dragged: the column becomes that wide, or goes.
  @MainActor private func drag(to next: CGFloat) {
    if next < width.min / 2 {
      dragged = nil
      isPresented = false
    } else {
      dragged = next
    }
  }
}

/// The line between a content and its details, which people drag on the desktop.
private struct InspectorDivider {
  /// How wide the column behind it is.
  let width: CGFloat
  let drag: (CGFloat) -> Void
  /// How wide the column was when a drag began.
  @State private var start: CGFloat?
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction

  nonisolated init(width: CGFloat, drag: @escaping (CGFloat) -> Void) {
    self.width = width
    self.drag = drag
  }
}

extension InspectorDivider: View {
  var body: some View {
    Divider().ignoresSafeArea()
      .overlay {
        Color.clear.padding(.horizontal, -ColumnDivider.reach).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .onChanged { value in
                let from = start ?? width
                start = from
                drag(direction == .rightToLeft ? from + value.translation.width : from - value.translation.width)
              }
              .onEnded { _ in start = nil }, isEnabled: idiom == .desktop
          )
          .pointerStyle(idiom == .desktop ? .columnResize : nil)
      }
      .accessibilityHidden(true)
  }
}

/// How wide an inspector is, in points.
struct InspectorWidth: Equatable, Sendable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat

  /// Where its content says nothing.
  static let standard = InspectorWidth(min: 180, ideal: 225, max: 400)
}

struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Shows details beside this view while a binding is true (B19.45).
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// How wide the inspector around is (B19.45).
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(min: width, ideal: width, max: width))
  }

  /// How wide the inspector around is at first, and between which widths people may make it (B19.45).
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(min: min ?? Swift.min(ideal, InspectorWidth.standard.min), ideal: ideal, max: max ?? .infinity))
  }
}
