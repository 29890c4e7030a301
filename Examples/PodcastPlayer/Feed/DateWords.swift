/// Words of dates: months of a few languages, and zones.
enum DateWords {
  /// The number of a month by its name or the beginning of it; nil for other words. Words are in lower case, without accents.
  static func month(_ word: String) -> Int? {
    if weekdays.contains(word) { return nil }
    if let month = english[word.prefix(3).description], word.count == 3 || word.count > 3 && isEnglish(word, month) { return month }
    guard word.count >= 3 || word.unicodeScalars.contains(where: { !$0.isASCII }) else { return nil }
    return others.firstIndex { names in names.contains { $0 == word || word.count >= 3 && $0.hasPrefix(word) } }.map { $0 + 1 }
  }

  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
  ]
  private static let english = Dictionary(uniqueKeysWithValues: names.enumerated().map { (String($1.prefix(3)), $0 + 1) })

  private static func isEnglish(_ word: String, _ month: Int) -> Bool { names[month - 1].hasPrefix(word) }

  /// German, Dutch, French, Spanish, Portuguese, Italian, Polish, Russian and the Scandinavian languages.
  private static let others: [[String]] = [
    "januar janner januari janvier janv enero janeiro gennaio stycznia styczen января январь ene gen sty",
    "februar februari fevrier fevr febrero fevereiro febbraio lutego luty февраля февраль lut",
    "marz maart mrt mars marzo marco marca marzec марта март mrz maerz",
    "avril abril aprile kwietnia kwiecien апреля апрель avr abr kwi",
    "mai mei maj mayo maio maggio maja мая маи mag",
    "juni juin junio junho giugno czerwca czerwiec июня июнь giu cze",
    "juli juillet juil julio julho luglio lipca lipiec июля июль lug lip",
    "augustus aout agosto sierpnia sierpien августа август ago sie",
    "septembre septiembre setembro settembre wrzesnia wrzesien сентября сентябрь sept set wrz",
    "oktober octobre octubre outubro ottobre pazdziernika pazdziernik октября октябрь okt out ott paz",
    "novembre noviembre novembro listopada listopad ноября ноябрь lis",
    "dezember decembre diciembre dezembro dicembre grudnia grudzien декабря декабрь dez dic gru des desember",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Minutes before Greenwich of a zone; nil for other words. Letters of the armed forces are used in both senses, so that they say nothing.
  static func zone(_ word: String) -> Int? {
    if word.count == 1, let letter = word.first, letter.isASCII, letter != "t", letter != "w" { return 0 }
    return zones[word]
  }

  private static let zones: [String: Int] = [
    "gmt": 0, "ut": 0, "utc": 0, "wet": 0, "bst": 60, "west": 60, "ist": 330, "cet": 60, "met": 60, "mez": 60, "cest": 120, "mest": 120,
    "mesz": 120, "eet": 120, "sast": 120, "eest": 180, "msk": 180, "pkt": 300, "wib": 420, "ict": 420, "hkt": 480, "sgt": 480, "awst": 480,
    "jst": 540, "kst": 540, "acst": 570, "aest": 600, "acdt": 630, "aedt": 660, "nzst": 720, "nzdt": 780, "brt": -180, "art": -180,
    "nst": -210, "ndt": -150, "ast": -240, "adt": -180, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360,
    "pst": -480, "pdt": -420, "akst": -540, "akdt": -480, "hst": -600, "et": -300, "ct": -360, "mt": -420, "pt": -480,
  ]
}
