import RivuletCore

/// The measures, colours and forms of an idiom, by family.
///
/// Views read the looks in their environment and never ask for the idiom. A further idiom is a further instance, and the compiler names what
/// it lacks.
final class Looks: Sendable {
  let accents: AccentLook
  let alerts: AlertLook
  let fonts: FontLook
  let forms: FormLook
  let menus: MenuLook
  let navigation: NavigationLook
  let pickerForms: PickerFormLook
  let popovers: PopoverLook
  let presentations: PresentationLook
  let scenes: SceneLook
  let search: SearchLook
  let sheets: SheetLook
  let splits: SplitLook
  let tables: TableLook
  let tabs: TabBarLook
  let tooltips: TooltipLook
  let unavailable: UnavailableLook
  let windowBars: WindowBarLook

  init(
    accents: AccentLook,
    alerts: AlertLook,
    fonts: FontLook,
    forms: FormLook,
    menus: MenuLook,
    navigation: NavigationLook,
    pickerForms: PickerFormLook,
    popovers: PopoverLook,
    presentations: PresentationLook,
    scenes: SceneLook,
    search: SearchLook,
    sheets: SheetLook,
    splits: SplitLook,
    tables: TableLook,
    tabs: TabBarLook,
    tooltips: TooltipLook,
    unavailable: UnavailableLook,
    windowBars: WindowBarLook
  ) {
    self.accents = accents
    self.alerts = alerts
    self.fonts = fonts
    self.forms = forms
    self.menus = menus
    self.navigation = navigation
    self.pickerForms = pickerForms
    self.popovers = popovers
    self.presentations = presentations
    self.scenes = scenes
    self.search = search
    self.sheets = sheets
    self.splits = splits
    self.tables = tables
    self.tabs = tabs
    self.tooltips = tooltips
    self.unavailable = unavailable
    self.windowBars = windowBars
  }
}

extension Looks: Hashable {
  static func == (first: Looks, second: Looks) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Looks {
  static let phone = Looks(
    accents: .phone,
    alerts: .phone,
    fonts: .phone,
    forms: .phone,
    menus: .phone,
    navigation: .phone,
    pickerForms: .phone,
    popovers: .phone,
    presentations: .phone,
    scenes: .phone,
    search: .phone,
    sheets: .phone,
    splits: .phone,
    tables: .phone,
    tabs: .phone,
    tooltips: .phone,
    unavailable: .phone,
    windowBars: .phone)
  static let desktop = Looks(
    accents: .desktop,
    alerts: .desktop,
    fonts: .desktop,
    forms: .desktop,
    menus: .desktop,
    navigation: .desktop,
    pickerForms: .desktop,
    popovers: .desktop,
    presentations: .desktop,
    scenes: .desktop,
    search: .desktop,
    sheets: .desktop,
    splits: .desktop,
    tables: .desktop,
    tabs: .desktop,
    tooltips: .desktop,
    unavailable: .desktop,
    windowBars: .desktop)
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
