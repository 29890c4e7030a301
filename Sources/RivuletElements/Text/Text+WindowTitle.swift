package import RivuletCore

extension Text: WindowTitle {
  package func string(in environment: EnvironmentValues, _ services: any HostServices) -> String {
    var resolver = TextResolver(environment, services)
    resolver.append(self)
    return resolver.string
  }
}
