import RivuletLooks

extension Color {
  /// The system's red.
  public static let red = Color(provider: .system(.red))
  /// The system's orange.
  public static let orange = Color(provider: .system(.orange))
  /// The system's yellow.
  public static let yellow = Color(provider: .system(.yellow))
  /// The system's green.
  public static let green = Color(provider: .system(.green))
  /// The system's mint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color(provider: .system(.mint))
  /// The system's teal.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color(provider: .system(.teal))
  /// The system's cyan.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan = Color(provider: .system(.cyan))
  /// The system's blue.
  public static let blue = Color(provider: .system(.blue))
  /// The system's indigo.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color(provider: .system(.indigo))
  /// The system's purple.
  public static let purple = Color(provider: .system(.purple))
  /// The system's pink.
  public static let pink = Color(provider: .system(.pink))
  /// The system's brown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown = Color(provider: .system(.brown))
  /// White in every appearance.
  public static let white = Color(provider: .system(.white))
  /// The system's grey.
  public static let gray = Color(provider: .system(.gray))
  /// Black in every appearance.
  public static let black = Color(provider: .system(.black))
  /// A clear colour, which draws nothing and is ignored in hit testing.
  public static let clear = Color(provider: .system(.clear))
  /// The colour of primary content.
  public static let primary = Color(provider: .system(.primary))
  /// The colour of secondary content.
  public static let secondary = Color(provider: .system(.secondary))
  /// The tint of the environment, or the system's accent colour.
  public static var accentColor: Color { Color(provider: .accent) }
}
