public import Foundation
public import RivuletCore
import RivuletElements
import RivuletFoundation

/// A round button with a question mark that opens help (documentation).
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HelpLink {
  private enum Target {
    case action(() -> Void)
    case address(URL)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL

  /// Creates a button that runs an action.
  public init(action: @escaping () -> Void) {
    target = .action(action)
  }

  /// Creates a button that opens a URL.
  public init(destination: URL) {
    target = .address(destination)
  }
}

extension HelpLink: View, CompositeView {
  public var body: some View {
    Button {
      switch target {
      case .action(let action): action()
      case .address(let url): openURL(url)
      }
    } label: {
      Image(systemName: "questionmark").accessibilityLabel(Text(.help))
    }
    .buttonStyle(HelpButtonStyle())
  }
}

@available(*, unavailable)
extension HelpLink: Sendable {}

/// The appearance of help buttons.
private struct HelpButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 12, weight: .semibold))
      .foregroundStyle(.primary)
      .frame(width: 20, height: 20)
      .background(configuration.isPressed ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.background), in: Circle())
      .overlay { Circle().strokeBorder(.tertiary, lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.2), radius: 0.5, y: 0.5)
      .contentShape(Circle())
  }
}
