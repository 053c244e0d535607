// A ship as its record is drawn (src/design/text.ts reads it), with a line about what she is like.
export interface DrawnShip {
  readonly line: string
  readonly record: string
}
