import RivuletExpansion
import Testing

@Suite struct PluginProtocolTests {
  private func reply(_ message: String) -> String {
    String(decoding: MessageHandler().reply(to: Array(message.utf8)), as: UTF8.self)
  }

  @Test func `the capability is protocol 7 without features`() {
    #expect(
      reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#)
    #expect(reply(#"{"getCapability":{}}"#).hasPrefix(#"{"getCapabilityResult""#))
  }

  @Test func `an accessor request as the compiler sends it gets accessors in braces`() {
    let request = #"""
      {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":51,"fileID":"Fix/main.swift","fileName":"/p/main.swift",
      "line":4,"offset":368},"source":"\n  // hello\n  @Entry "},"declSyntax":{"kind":"declaration","location":{"column":51,
      "fileID":"Fix/main.swift","fileName":"/p/main.swift","line":4,"offset":368},"source":"\n  // hello\n  @Entry var a: [String] = [] // end"},
      "discriminator":"$s3Fix17EnvironmentValuesV1a5EntryfMa_","lexicalContext":[{"kind":"declaration","location":{"column":0,"fileID":"",
      "fileName":"","line":0,"offset":0},"source":"\npublic extension EnvironmentValues /* c */ {}"}],"macro":{"moduleName":"RivuletMacros",
      "name":"Entry ","typeName":"EntryMacro"},"macroRole":"accessor","staticBuildConfiguration":"{\"attributes\":[\"inline\"]}"}}
      """#
    #expect(
      reply(request)
        == #"{"expandMacroResult":{"expandedSource":"{\n  get { self[__Key_a.self] }\n  set { self[__Key_a.self] = newValue }\n}","diagnostics":[]}}"#
    )
  }

  @Test func `a diagnostic is an error with the file and the offset in it`() {
    let use = MacroUse(
      macro: "EntryMacro", role: "accessor", source: "@Entry let a = 1", context: ["extension Transaction {}"], offset: 100)
    let reply = String(decoding: MessageHandler().reply(to: Array(use.request.text.utf8)), as: UTF8.self)
    let rest = #""severity":"error","position":{"fileName":"/app/Keys.swift","offset":107},"highlights":[],"notes":[],"fixIts":[]}]}}"#
    #expect(reply.hasPrefix(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"@Entry 'a' is a constant"#))
    #expect(reply.hasSuffix(rest))
  }

  @Test(arguments: [
    ("", "is not JSON with one key"),
    ("[1]", "is not JSON with one key"),
    (#"{"a":1,"b":2}"#, "is not JSON with one key"),
    (#"{"getCapability":{}} x"#, "is not JSON with one key"),
    (#"{"reload":{}}"#, "does not know the message 'reload'"),
    (#"{"expandAttachedMacro":{}}"#, "without a macro or its source"),
    (#"{"expandAttachedMacro":{"macro":{"typeName":"X"},"declSyntax":{"source":"var a = 1"}}}"#, "has no macro 'X'"),
    (#"{"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"declSyntax":{"source":"var a = 1"}}}"#, "cannot be used alone"),
  ])
  func `a message that makes no sense gets a sentence`(message: String, sentence: String) {
    let answer = reply(message)
    #expect(
      answer.hasPrefix(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"RivuletMacros"#)
        || answer.hasPrefix(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"@Entry"#))
    #expect(answer.contains(sentence))
  }

  @Test func `libraries are not loaded`() {
    #expect(
      reply(#"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#)
        == #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#)
  }
}
