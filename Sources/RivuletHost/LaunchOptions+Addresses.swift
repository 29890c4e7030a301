package import Foundation

extension LaunchOptions {
  /// The addresses among the arguments of a program, by which a desktop asks an app to open them: those with a scheme of two letters or more.
  package static func addresses(in arguments: some Sequence<String>) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }
}
