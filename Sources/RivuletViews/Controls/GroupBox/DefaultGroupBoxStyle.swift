import Foundation
public import RivuletCore
import RivuletGeometry

/// A style that depends on the idiom: a filled card with its label inside on phones, a framed box below its label on desktops (B21.87).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { StandardGroupBox() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style that depends on the idiom.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A box in the look of the idiom. An empty label takes no space.
struct StandardGroupBox: CompositeView {
  @Environment(\.idiom) private var idiom
  @Environment(\.isInGroupBox) private var isNested

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let ground = RoundedRectangle(cornerRadius: metrics.boxCornerRadius)
    if idiom == .phone {
      BoxColumn(distance: metrics.boxLabelDistance) {
        VStack(alignment: .leading) { GroupBoxStyleConfiguration.Label() }.font(.headline).modifier(SemanticsHeaderModifier())
        VStack { GroupBoxStyleConfiguration.Content() }.environment(\.isInGroupBox, true)
      }
      .padding(metrics.boxInset)
      .background(ControlPaint(isNested ? .innerBoxFill : .boxFill), in: ground)
    } else {
      BoxColumn(distance: metrics.boxLabelDistance) {
        VStack(alignment: .leading) { GroupBoxStyleConfiguration.Label() }.font(.callout).padding(.leading, metrics.boxLabelInset)
          .modifier(SemanticsHeaderModifier())
        VStack { GroupBoxStyleConfiguration.Content() }.environment(\.isInGroupBox, true).padding(metrics.boxInset)
          .background {
            ground.fill(ControlPaint(.boxFill))
            ground.strokeBorder(ControlPaint(.boxOutline), lineWidth: 1)
          }
      }
    }
  }
}
