import RivuletCore

/// The measures, colours and forms of an idiom, by family.
///
/// Views read the looks in their environment and never ask for the idiom. A further idiom is a further instance, and the compiler names what
/// it lacks.
final class Looks: Sendable {
  let boxes: BoxLook
  let buttons: ButtonLook
  let colorWells: ColorWellLook
  let dates: DateLook
  let disclosures: DisclosureLook
  let fields: FieldLook
  let forms: FormLook
  let gauges: GaugeLook
  let labels: LabelLook
  let lists: ListLooks
  let menus: MenuLook
  let pickers: PickerLook
  let progress: ProgressLook
  let shades: ControlShades
  let sliders: SliderLook
  let steppers: StepperLook
  let systemColors: SystemColors
  let toggles: ToggleLook

  init(
    boxes: BoxLook,
    buttons: ButtonLook,
    colorWells: ColorWellLook,
    dates: DateLook,
    disclosures: DisclosureLook,
    fields: FieldLook,
    forms: FormLook,
    gauges: GaugeLook,
    labels: LabelLook,
    lists: ListLooks,
    menus: MenuLook,
    pickers: PickerLook,
    progress: ProgressLook,
    shades: ControlShades,
    sliders: SliderLook,
    steppers: StepperLook,
    systemColors: SystemColors,
    toggles: ToggleLook
  ) {
    self.boxes = boxes
    self.buttons = buttons
    self.colorWells = colorWells
    self.dates = dates
    self.disclosures = disclosures
    self.fields = fields
    self.forms = forms
    self.gauges = gauges
    self.labels = labels
    self.lists = lists
    self.menus = menus
    self.pickers = pickers
    self.progress = progress
    self.shades = shades
    self.sliders = sliders
    self.steppers = steppers
    self.systemColors = systemColors
    self.toggles = toggles
  }
}

extension Looks: Hashable {
  static func == (first: Looks, second: Looks) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Looks {
  static let phone = Looks(
    boxes: .phone,
    buttons: .phone,
    colorWells: .phone,
    dates: .phone,
    disclosures: .phone,
    fields: .phone,
    forms: .phone,
    gauges: .phone,
    labels: .phone,
    lists: .phone,
    menus: .phone,
    pickers: .phone,
    progress: .phone,
    shades: .phone,
    sliders: .phone,
    steppers: .phone,
    systemColors: .phone,
    toggles: .phone)
  static let desktop = Looks(
    boxes: .desktop,
    buttons: .desktop,
    colorWells: .desktop,
    dates: .desktop,
    disclosures: .desktop,
    fields: .desktop,
    forms: .desktop,
    gauges: .desktop,
    labels: .desktop,
    lists: .desktop,
    menus: .desktop,
    pickers: .desktop,
    progress: .desktop,
    shades: .desktop,
    sliders: .desktop,
    steppers: .desktop,
    systemColors: .desktop,
    toggles: .desktop)
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
