package import Foundation

extension LaunchOptions {
  /// Returns the URLs among the arguments of a program, with which a desktop asks an app to open them: those with a scheme of two letters
  /// or more.
  package static func addresses(in arguments: some Sequence<String>) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }
}
