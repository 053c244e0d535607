// A ready ship: its record as text (read by src/design/text.ts), and one line of description.
export interface DrawnShip {
  readonly line: string
  readonly record: string
}
