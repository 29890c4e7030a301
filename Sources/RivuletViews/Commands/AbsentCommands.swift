/// The commands that find something in text and check it: none beside the keys that editors know (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditingCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that change how text looks: none, as text that is edited here has one look (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextFormattingCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFormattingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that change the toolbar of a window: none, as the bars here stay as the app has made them (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ToolbarCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that take pictures from devices nearby: none, as there are no such devices here (documentation).
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ImportFromDevicesCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ImportFromDevicesCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}
