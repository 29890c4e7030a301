public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that shows details in a column at the trailing edge of its content, or in a sheet if the width is compact (B19.45).
struct InspectorModifier<Details: View> {
  @Binding var isPresented: Bool
  let details: Details
  @State private var width = InspectorWidth.standard
  /// The column width that people have chosen by dragging, or nil for the initial width.
  @State private var dragged: CGFloat?
  @Environment(\.looks.splits) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(isPresented: Binding<Bool>, details: Details) {
    _isPresented = isPresented
    self.details = details
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isSheet = look.collapses && sizeClass == .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, !isSheet {
        InspectorDivider(width: currentWidth, drag: drag).zIndex(1)
        details
          .onPreferenceChange(InspectorWidthKey.self) { [$width] next in $width.wrappedValue = next ?? .standard }
          .frame(width: currentWidth)
          .frame(maxHeight: .infinity)
          .background { Rectangle().fill(.bar).ignoresSafeArea() }
      }
    }
    .sheet(isPresented: isSheet ? $isPresented : .constant(false)) { details }
    .modifier(InspectorSignModifier(isPresented: $isPresented))
  }

  @MainActor private var currentWidth: CGFloat { dragged.map { min(max($0, width.min), width.max) } ?? width.ideal }

  /// Sets the column's width while people drag its divider, or closes the column if it is too narrow.
  @MainActor private func drag(to next: CGFloat) {
    if next < width.min / 2 {
      dragged = nil
      isPresented = false
    } else {
      dragged = next
    }
  }
}

/// The divider between content and its inspector. People can drag the divider if the looks allow it.
private struct InspectorDivider {
  /// The width of the inspector column.
  let width: CGFloat
  let drag: (CGFloat) -> Void
  /// The width of the column at the start of the drag.
  @State private var start: CGFloat?
  @Environment(\.looks.splits) private var look
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
              .onEnded { _ in start = nil }, isEnabled: look.movesDividers
          )
          .pointerStyle(look.movesDividers ? .columnResize : nil)
      }
      .accessibilityHidden(true)
  }
}

/// The width of an inspector, in points.
struct InspectorWidth: Equatable, Sendable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat

  /// The width for content that specifies none.
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
  /// Presents an inspector beside this view while a binding is true (B19.45).
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets a fixed width for the inspector that contains this view (B19.45).
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(min: width, ideal: width, max: width))
  }

  /// Sets the initial width of the inspector that contains this view, and the limits for resizing it (B19.45).
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(min: min ?? Swift.min(ideal, InspectorWidth.standard.min), ideal: ideal, max: max ?? .infinity))
  }
}
