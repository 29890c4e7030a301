/// The commands that search and check text. There are none besides the keys that editors handle (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that format text. There are none, as edited text has a single style here (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextFormattingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFormattingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that customize a window toolbar. There are none, as toolbars can't be customized here (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ToolbarCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that import images from nearby devices. There are none, as no such devices exist here (documentation).
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ImportFromDevicesCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ImportFromDevicesCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}
