import RivuletTesting
import SwiftUI
import Testing

/// Views with the names of the summer of 2019. They are asked for through this protocol, because tests may not be deprecated themselves.
@MainActor
private protocol HistoricalViews {
  /// Shows the name of an object that sends after a change; `rename` changes it, `send` announces.
  func after() -> (view: AnyView, rename: (String) -> Void, send: () -> Void)
  /// Shows the name of an object that sends before a change.
  func before() -> (view: AnyView, rename: (String) -> Void)
  /// Edits the name of such an object.
  func edited() -> (view: AnyView, name: () -> String)
}

extension Conformance {
  /// The names of the summer of 2019.
  @MainActor
  struct HistoricalNames {
    private struct Views: HistoricalViews {
      @available(*, deprecated)
      private final class Model: BindableObject {
        let didChange = PassthroughSubject<Void, Never>()
        var name = "before"
      }

      @available(*, deprecated)
      private final class Later: BindableObject {
        let willChange = PassthroughSubject<Void, Never>()
        var name = "before" {
          willSet { willChange.send() }
        }
      }

      @available(*, deprecated)
      private struct Shown<M: BindableObject>: View {
        @ObjectBinding var m: M
        let name: KeyPath<M, String>
        var body: some View {
          let _ = Log.add("body \(m[keyPath: name])")
          Text(m[keyPath: name])
        }
      }

      @available(*, deprecated)
      private struct Edited: View {
        @ObjectBinding var m: Later
        var body: some View { TextField("Name", text: $m.name) }
      }

      @available(*, deprecated)
      func after() -> (view: AnyView, rename: (String) -> Void, send: () -> Void) {
        let model = Model()
        return (AnyView(Shown(m: model, name: \.name)), { model.name = $0 }, { model.didChange.send() })
      }

      @available(*, deprecated)
      func before() -> (view: AnyView, rename: (String) -> Void) {
        let model = Later()
        return (AnyView(Shown(m: model, name: \.name)), { model.name = $0 })
      }

      @available(*, deprecated)
      func edited() -> (view: AnyView, name: () -> String) {
        let model = Later()
        return (AnyView(Edited(m: model)), { model.name })
      }
    }

    private let views: any HistoricalViews = Views()

    @Test func `S55 A5.07 A5.10 A5.13 B10.12 an object that sends after a change evaluates once, with the new value`() async throws {
      let (view, rename, send) = views.after()
      let harness = await mount(view)
      #expect(Log.take() == ["body before"])
      await harness.turn {
        rename("after")
        send()
      }
      #expect(Log.take() == ["body after"] && harness.texts == ["after"])
      await harness.turn {
        for _ in 0..<3 { send() }
      }
      #expect(Log.take() == ["body after"])
    }

    @Test func `A5.13 B10.12 an object that sends before a change is seen after it`() async throws {
      let (view, rename) = views.before()
      let harness = await mount(view)
      _ = Log.take()
      await harness.turn { rename("after") }
      #expect(Log.take() == ["body after"] && harness.texts == ["after"])
    }

    @Test func `A5.13 a binding to a property of the object goes through its publisher`() async throws {
      let (view, name) = views.edited()
      let harness = await mount(view)
      try await harness.type("typed", into: "Name", replacing: true)
      #expect(name() == "typed" && harness.texts == ["typed"])
    }
  }
}
