/// A namespace for subscribers and for the types that they exchange with publishers.
public enum Subscribers {}
