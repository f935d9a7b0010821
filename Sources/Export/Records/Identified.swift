/// A value and the id that no other of its kind has.
struct Identified<Value: Sendable>: Sendable {
  let id: String
  let value: Value
}
