import RivuletCore

/// The measures, colours and forms of an idiom, by family.
///
/// Views read the looks in their environment and never ask for the idiom. A further idiom is a further instance, and the compiler names what
/// it lacks.
final class Looks: Sendable {
  let accents: AccentLook
  let alerts: AlertLook
  let boxes: BoxLook
  let buttons: ButtonLook
  let colorWells: ColorWellLook
  let dates: DateLook
  let disclosures: DisclosureLook
  let fields: FieldLook
  let fonts: FontLook
  let forms: FormLook
  let gauges: GaugeLook
  let labels: LabelLook
  let lists: ListLooks
  let menus: MenuLook
  let navigation: NavigationLook
  let pickerForms: PickerFormLook
  let pickers: PickerLook
  let popovers: PopoverLook
  let presentations: PresentationLook
  let progress: ProgressLook
  let scenes: SceneLook
  let search: SearchLook
  let shades: ControlShades
  let sheets: SheetLook
  let sliders: SliderLook
  let splits: SplitLook
  let steppers: StepperLook
  let systemColors: SystemColors
  let tables: TableLook
  let tabs: TabBarLook
  let toggles: ToggleLook
  let tooltips: TooltipLook
  let unavailable: UnavailableLook
  let windowBars: WindowBarLook

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
  static func == (first: Looks, second: Looks) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Looks {
  static let phone = Looks(
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
    get { customLooks.flatMap { $0 as? Looks } ?? idiom.looks }
    set { customLooks = newValue }
  }
}

extension ViewTree {
  /// The looks of views whose structure depends on them.
  var looks: Looks { rootEnvironment.looks }
}
