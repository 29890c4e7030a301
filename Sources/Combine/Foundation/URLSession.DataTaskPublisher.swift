public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Returns a publisher that loads a URL when a subscriber first requests a value. It emits the data and the response, or the error.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs a request when a subscriber first requests a value. It emits the data and the response, or the
  /// error.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the result of a data task, which emits on the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that emits the result of a data task.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      subscriber.receive(subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
    }
  }
}
