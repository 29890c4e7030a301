/// A handler for the compiler's plugin protocol, which replies to each JSON message without keeping state between messages.
///
/// The protocol belongs to the compiler and may change with it. No code outside this target depends on the protocol, and this target's
/// tests contain the messages that the supported compilers send.
package struct MessageHandler: Sendable {
  /// The protocol version reported in replies.
  static let protocolVersion = 7

  /// The macros, keyed by the name after `type:` in their declarations.
  private static let macros: [String: any Macro.Type] = [
    "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
    "AnimatableMacro": AnimatableMacro.self,
    "EntryMacro": EntryMacro.self,
    "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
  ]

  /// Creates a handler for any number of messages.
  package init() {}

  /// Returns the reply to a message. The reply to a malformed message is an expansion result with a diagnostic, which the compiler shows.
  package func reply(to message: [UInt8]) -> [UInt8] {
    Array(reply(to: JSON(parsing: message)).text.utf8)
  }

  private func reply(to message: JSON?) -> JSON {
    guard case .object(let members) = message, members.count == 1, let request = members.first else {
      return result(.failure(Diagnostic("RivuletMacros received a message that is not JSON with one key; check the compiler's version.")))
    }
    switch request.key {
    case "getCapability":
      return ["getCapabilityResult": ["capability": ["protocolVersion": .number(MessageHandler.protocolVersion), "features": []]]]
    case "expandAttachedMacro", "expandFreestandingMacro":
      return result(expand(request.value))
    case "loadPluginLibrary":
      return ["loadPluginLibraryResult": ["loaded": .bool(false), "diagnostics": []]]
    default:
      return result(.failure(Diagnostic("RivuletMacros does not know the message '\(request.key)'; check the compiler's version.")))
    }
  }

  private func expand(_ body: JSON) -> Result<String, Diagnostic> {
    guard let expansion = Expansion(body) else {
      return .failure(Diagnostic("RivuletMacros received a request without a macro or its source; check the compiler's version."))
    }
    guard let macro = MessageHandler.macros[expansion.typeName] else {
      return .failure(Diagnostic("RivuletMacros has no macro '\(expansion.typeName)'; its declaration names a type that does not exist."))
    }
    return Result { () throws(Diagnostic) in try macro.expand(expansion) }
  }

  private func result(_ result: Result<String, Diagnostic>) -> JSON {
    switch result {
    case .success(let source): ["expandMacroResult": ["expandedSource": .string(source), "diagnostics": []]]
    case .failure(let problem): ["expandMacroResult": ["expandedSource": .null, "diagnostics": [problem.json]]]
    }
  }
}
