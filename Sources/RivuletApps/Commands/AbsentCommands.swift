/// The commands that search and check text. The group is empty, because editors already handle the corresponding keys (documentation).
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

/// The commands that format text. The group is empty, because edited text has a single style in this library (documentation).
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

/// The commands that customize a window's toolbar. The group is empty, because this library's toolbars can't be customized
/// (documentation).
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

/// The commands that import images from nearby devices. The group is empty, because no such devices are available (documentation).
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
