public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher that loads a URL for each subscriber when it asks, and sends data and response, or the error.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that loads a request for each subscriber when it asks, and sends data and response, or the error.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the result of a data task, on the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What is loaded.
    public let request: URLRequest

    /// What loads it.
    public let session: URLSession

    /// A publisher of the result of a data task.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      subscriber.receive(subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
    }
  }
}
