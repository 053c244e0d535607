// Printed boxes and pencil marks, drawn slightly uneven.

/** A small offset, always the same for the same seed. */
const slip = (seed: number, amount: number): number => (((seed * 37) % 11) / 10 - 0.5) * amount

export function Cross({ seed }: { readonly seed: number }) {
  const [a, b, c, d] = [slip(seed, 3), slip(seed + 3, 3), slip(seed + 5, 3), slip(seed + 8, 3)]
  return (
    <svg className="ps-pencil" viewBox="0 0 20 20" aria-hidden="true">
      <path d={`M${3 + a} ${3 + b}Q${10 + c} ${10 + a} ${17 + d} ${17 + c}M${17 + b} ${3 + d}Q${10 + a} ${10 + c} ${3 + c} ${17 + a}`} />
    </svg>
  )
}
export function Slash({ seed }: { readonly seed: number }) {
  const [a, b] = [slip(seed, 3), slip(seed + 4, 3)]
  return (
    <svg className="ps-pencil" viewBox="0 0 20 20" aria-hidden="true">
      <path d={`M${4 + a} ${17 + b}Q${9 + b} ${11 + a} ${16 + b} ${3 + a}`} />
    </svg>
  )
}

export interface BoxesProps {
  readonly count: number
  readonly marked: number
  readonly label: string
}
/** One box for each point, crossed off from the right. */
export const Boxes = ({ count, marked, label }: BoxesProps) => (
  <span className="ps-boxes" role="img" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
      <i key={index}>{index >= count - marked && <Cross seed={index} />}</i>
    ))}
  </span>
)
/** A box to mark by hand. */
export const Box = ({ marked, seed = 2 }: { readonly marked: boolean; readonly seed?: number }) => (
  <i className="ps-box">{marked && <Cross seed={seed} />}</i>
)
const LINES = Array.from({ length: 40 }, (_, index) => index + 1)
/** Ruled lines in the rest of the page. */
export const Notes = ({
  title,
  aside = null,
  rule = null,
}: {
  readonly title: string
  readonly aside?: string | null
  readonly rule?: string | null
}) => (
  <section className="ps-sec ps-notes">
    <h3>
      {title} {aside !== null && <span>{aside}</span>} {rule !== null && <Id of={rule} />}
    </h3>
    <svg className="ps-lines" aria-hidden="true">
      {LINES.map((line) => (
        <line key={line} x1="0" x2="100%" y1={`${line * 7}mm`} y2={`${line * 7}mm`} />
      ))}
    </svg>
  </section>
)
export const Id = ({ of }: { readonly of: string }) => <span className="ps-id">{of}</span>
