import Foundation
public import RivuletCore
import RivuletElements

/// A progress view that is a bar if the completed fraction is known, and a ring otherwise.
struct AutomaticProgress: CompositeView {
  let configuration: ProgressViewStyleConfiguration

  init(configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// The default style: a bar if the completed fraction is known, and a ring otherwise (B21.47).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style, which depends on the progress.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
