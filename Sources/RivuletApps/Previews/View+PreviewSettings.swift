public import RivuletCore

extension View {
  /// Sets the name of this preview.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    previewSetting { $0.displayName = value }
  }

  /// Sets the size of this preview's container.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    previewSetting { $0.layout = value }
  }

  /// Sets the device whose screen this preview uses, or nil for any device.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    previewSetting { $0.device = value?.rawValue }
  }

  /// Sets the orientation of this preview's device.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    previewSetting { $0.orientation = value }
  }

  nonisolated private func previewSetting(_ change: (inout PreviewSettings) -> Void) -> some View {
    var settings = PreviewSettings()
    change(&settings)
    return modifier(
      ContainerValueModifier { [settings] values in
        values.previewSettings = settings.overridden(by: values.previewSettings)
      })
  }
}
