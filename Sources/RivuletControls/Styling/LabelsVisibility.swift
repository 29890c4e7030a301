public import RivuletCore
public import RivuletElements

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension EnvironmentValues {
  /// The visibility of control labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view. Hidden labels take no space, but assistive technology still reads them (B21.06).
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Sets the visibility of control labels in this view. Hidden labels take no space, but assistive technology still reads them (B21.06).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
