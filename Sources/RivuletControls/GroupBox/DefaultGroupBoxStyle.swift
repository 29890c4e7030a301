import Foundation
public import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The default style: a filled card with its label inside, or a framed box below its label, depending on the looks (B21.87).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticGroupBox() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style, which depends on the looks.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A box in the form specified by the looks. An empty label takes no space.
struct AutomaticGroupBox: CompositeView {
  @Environment(\.looks.boxes) private var look
  @Environment(\.isInGroupBox) private var isNested

  var body: some View {
    let ground = RoundedRectangle(cornerRadius: look.cornerRadius)
    switch look.form {
    case .card:
      BoxColumn(distance: look.labelSpacing) {
        VStack(alignment: .leading) { GroupBoxStyleConfiguration.Label() }.font(look.labelFont.font).modifier(SemanticsHeaderModifier())
        VStack { GroupBoxStyleConfiguration.Content() }.environment(\.isInGroupBox, true)
      }
      .padding(look.inset)
      .background(ControlPaint(isNested ? .innerBoxFill : .boxFill), in: ground)
    case .frame:
      BoxColumn(distance: look.labelSpacing) {
        VStack(alignment: .leading) { GroupBoxStyleConfiguration.Label() }.font(look.labelFont.font).padding(.leading, look.labelInset)
          .modifier(SemanticsHeaderModifier())
        VStack { GroupBoxStyleConfiguration.Content() }.environment(\.isInGroupBox, true).padding(look.inset)
          .background {
            ground.fill(ControlPaint(.boxFill))
            ground.strokeBorder(ControlPaint(.boxOutline), lineWidth: 1)
          }
      }
    }
  }
}
