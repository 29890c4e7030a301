import RivuletCore

/// The measures, colours and forms of an idiom, by family.
///
/// Views read the looks in their environment and never ask for the idiom. A further idiom is a further instance, and the compiler names what
/// it lacks.
final class Looks: Sendable {
  let menus: MenuLook

  init(menus: MenuLook) {
    self.menus = menus
  }
}

extension Looks {
  static let phone = Looks(menus: .phone)
  static let desktop = Looks(menus: .desktop)
}

extension Idiom {
  /// The looks of the idiom.
  var looks: Looks {
    switch self {
    case .phone: .phone
    case .desktop: .desktop
    }
  }
}

extension EnvironmentValues {
  /// The looks of views: those of the idiom, unless others are set.
  var looks: Looks {
    get { customLooks.map { unsafeDowncast($0, to: Looks.self) } ?? idiom.looks }
    set { customLooks = newValue }
  }
}
