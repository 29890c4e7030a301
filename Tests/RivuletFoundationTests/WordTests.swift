import Foundation
import RivuletFoundation
import Testing

/// The words of the library in each language.
struct WordTests {
  private static func specifiers(_ text: String) -> [String] {
    text.matches(of: /%(?:\d\$)?(@|lld|llu)/).map { String($0.1) }.sorted()
  }

  @Test(arguments: WordLanguage.allCases) func `a language has every word, with the arguments of the English one`(_ language: WordLanguage)
  {
    for word in Word.allCases {
      let text = word.text(in: language)
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(word)")
      #expect(Self.specifiers(text) == Self.specifiers(word.english), "\(word)")
    }
  }

  @Test(arguments: WordLanguage.allCases) func `specifiers have positions in all places or in none`(_ language: WordLanguage) {
    for word in Word.allCases {
      let text = word.text(in: language)
      let positions = text.matches(of: /%(\d)\$/).count
      #expect(positions == 0 || positions == Self.specifiers(text).count, "\(word)")
    }
  }

  @Test func `languages differ in the words that people see most`() {
    for word in [Word.cancel, .edit, .back, .search, .delete, .copy] {
      let texts = Set(WordLanguage.allCases.map { word.text(in: $0) })
      #expect(texts.count >= 8, "\(word)")
    }
  }

  @Test(arguments: [
    ("en_GB", "Cancel"), ("de", "Abbrechen"), ("de_AT", "Abbrechen"), ("fr-CA", "Annuler"), ("es_419", "Cancelar"), ("it_CH", "Annulla"),
    ("ko_KR", "취소"), ("ja-JP", "キャンセル"), ("zh", "取消"), ("ar_EG", "إلغاء"), ("ar_EG@calendar=gregorian", "إلغاء"), ("DE-de", "Abbrechen"),
    ("xx", "Cancel"), ("", "Cancel"), ("gsw", "Cancel"),
  ])
  func `a locale has the words of its language, and English ones without a table`(identifier: String, cancel: String) {
    #expect(Word.cancel.text(in: [identifier]) == cancel)
  }

  @Test(arguments: [
    ("zh_Hant_TW", "搜尋"), ("zh-Hant", "搜尋"), ("zh-TW", "搜尋"), ("zh-HK", "搜尋"), ("zh_MO", "搜尋"), ("zh", "搜索"), ("zh_CN", "搜索"),
    ("zh-Hans-HK", "搜索"), ("zh-SG", "搜索"), ("pt", "Buscar"), ("pt_BR", "Buscar"), ("pt-PT", "Pesquisar"), ("pt_AO", "Pesquisar"),
  ])
  func `scripts of Chinese and countries of Portuguese have words of their own`(identifier: String, search: String) {
    #expect(Word.search.text(in: [identifier]) == search)
  }

  @Test func `the first preferred language with words counts`() {
    #expect(Word.done.text(in: ["nl-NL", "de-DE", "fr"]) == "Fertig")
    #expect(Word.done.text(in: ["en", "de"]) == "Done")
    #expect(Word.done.text(in: []) == "Done")
  }
}
