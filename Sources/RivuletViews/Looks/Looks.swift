import RivuletCore

/// The measures, colours and forms of an idiom, by family.
///
/// Views read the looks in their environment and never ask for the idiom. A further idiom is a further instance, and the compiler names what
/// it lacks.
final class Looks: Sendable {
  let fonts: FontLook
  let forms: FormLook
  let menus: MenuLook
  let scenes: SceneLook
  let tooltips: TooltipLook

  init(
    fonts: FontLook,
    forms: FormLook,
    menus: MenuLook,
    scenes: SceneLook,
    tooltips: TooltipLook
  ) {
    self.fonts = fonts
    self.forms = forms
    self.menus = menus
    self.scenes = scenes
    self.tooltips = tooltips
  }
}

extension Looks: Hashable {
  static func == (first: Looks, second: Looks) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Looks {
  static let phone = Looks(
    fonts: .phone,
    forms: .phone,
    menus: .phone,
    scenes: .phone,
    tooltips: .phone)
  static let desktop = Looks(
    fonts: .desktop,
    forms: .desktop,
    menus: .desktop,
    scenes: .desktop,
    tooltips: .desktop)
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
