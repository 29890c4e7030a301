import RivuletCore

/// The measurements, colours, and forms of an idiom, grouped by family.
///
/// Views read the looks from their environment and never query the idiom. To add an idiom, add an instance. The compiler reports missing
/// values.
package final class Looks: Sendable {
  package let accents: AccentLook
  package let alerts: AlertLook
  package let boxes: BoxLook
  package let buttons: ButtonLook
  package let colorWells: ColorWellLook
  package let dates: DateLook
  package let disclosures: DisclosureLook
  package let fields: FieldLook
  package let fonts: FontLook
  package let forms: FormLook
  package let gauges: GaugeLook
  package let labels: LabelLook
  package let lists: ListLooks
  package let menus: MenuLook
  package let navigation: NavigationLook
  package let pickerForms: PickerFormLook
  package let pickers: PickerLook
  package let popovers: PopoverLook
  package let presentations: PresentationLook
  package let progress: ProgressLook
  package let scenes: SceneLook
  package let search: SearchLook
  package let shades: ControlShades
  package let sheets: SheetLook
  package let sliders: SliderLook
  package let splits: SplitLook
  package let steppers: StepperLook
  let systemColors: SystemColors
  package let tables: TableLook
  package let tabs: TabBarLook
  package let toggles: ToggleLook
  package let tooltips: TooltipLook
  package let unavailable: UnavailableLook
  package let windowBars: WindowBarLook

  init(
    accents: AccentLook,
    alerts: AlertLook,
    boxes: BoxLook,
    buttons: ButtonLook,
    colorWells: ColorWellLook,
    dates: DateLook,
    disclosures: DisclosureLook,
    fields: FieldLook,
    fonts: FontLook,
    forms: FormLook,
    gauges: GaugeLook,
    labels: LabelLook,
    lists: ListLooks,
    menus: MenuLook,
    navigation: NavigationLook,
    pickerForms: PickerFormLook,
    pickers: PickerLook,
    popovers: PopoverLook,
    presentations: PresentationLook,
    progress: ProgressLook,
    scenes: SceneLook,
    search: SearchLook,
    shades: ControlShades,
    sheets: SheetLook,
    sliders: SliderLook,
    splits: SplitLook,
    steppers: StepperLook,
    systemColors: SystemColors,
    tables: TableLook,
    tabs: TabBarLook,
    toggles: ToggleLook,
    tooltips: TooltipLook,
    unavailable: UnavailableLook,
    windowBars: WindowBarLook
  ) {
    self.accents = accents
    self.alerts = alerts
    self.boxes = boxes
    self.buttons = buttons
    self.colorWells = colorWells
    self.dates = dates
    self.disclosures = disclosures
    self.fields = fields
    self.fonts = fonts
    self.forms = forms
    self.gauges = gauges
    self.labels = labels
    self.lists = lists
    self.menus = menus
    self.navigation = navigation
    self.pickerForms = pickerForms
    self.pickers = pickers
    self.popovers = popovers
    self.presentations = presentations
    self.progress = progress
    self.scenes = scenes
    self.search = search
    self.shades = shades
    self.sheets = sheets
    self.sliders = sliders
    self.splits = splits
    self.steppers = steppers
    self.systemColors = systemColors
    self.tables = tables
    self.tabs = tabs
    self.toggles = toggles
    self.tooltips = tooltips
    self.unavailable = unavailable
    self.windowBars = windowBars
  }
}

extension Looks: Hashable {
  package static func == (first: Looks, second: Looks) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Looks {
  package static let phone = Looks(
    accents: .phone,
    alerts: .phone,
    boxes: .phone,
    buttons: .phone,
    colorWells: .phone,
    dates: .phone,
    disclosures: .phone,
    fields: .phone,
    fonts: .phone,
    forms: .phone,
    gauges: .phone,
    labels: .phone,
    lists: .phone,
    menus: .phone,
    navigation: .phone,
    pickerForms: .phone,
    pickers: .phone,
    popovers: .phone,
    presentations: .phone,
    progress: .phone,
    scenes: .phone,
    search: .phone,
    shades: .phone,
    sheets: .phone,
    sliders: .phone,
    splits: .phone,
    steppers: .phone,
    systemColors: .phone,
    tables: .phone,
    tabs: .phone,
    toggles: .phone,
    tooltips: .phone,
    unavailable: .phone,
    windowBars: .phone)
  static let desktop = Looks(
    accents: .desktop,
    alerts: .desktop,
    boxes: .desktop,
    buttons: .desktop,
    colorWells: .desktop,
    dates: .desktop,
    disclosures: .desktop,
    fields: .desktop,
    fonts: .desktop,
    forms: .desktop,
    gauges: .desktop,
    labels: .desktop,
    lists: .desktop,
    menus: .desktop,
    navigation: .desktop,
    pickerForms: .desktop,
    pickers: .desktop,
    popovers: .desktop,
    presentations: .desktop,
    progress: .desktop,
    scenes: .desktop,
    search: .desktop,
    shades: .desktop,
    sheets: .desktop,
    sliders: .desktop,
    splits: .desktop,
    steppers: .desktop,
    systemColors: .desktop,
    tables: .desktop,
    tabs: .desktop,
    toggles: .desktop,
    tooltips: .desktop,
    unavailable: .desktop,
    windowBars: .desktop)
}

extension Idiom {
  /// The looks of the idiom.
  package var looks: Looks {
    switch self {
    case .phone: .phone
    case .desktop: .desktop
    }
  }
}

extension EnvironmentValues {
  /// The looks of views in this environment. By default, they are the looks of the idiom.
  package var looks: Looks {
    get {
      let chosen = idiomAndLooks
      return chosen.looks.flatMap { $0 as? Looks } ?? chosen.idiom.looks
    }
    set { setLooks(newValue) }
  }
}

extension ViewTree {
  /// The environment's looks, for views whose structure depends on a look.
  package var looks: Looks { rootEnvironment.looks }
}
