/// A namespace for subscribers and for the vocabulary between them and publishers.
public enum Subscribers {}
