// Shared parts of panels: links to clauses, sections with a heading, and arc symbols.
import type { ReactNode } from 'react'

/** Opens a clause of the rule book. */
export type OnRule = (rule: string) => void

/** A button with a clause id that opens the clause. */
export const Rule = ({ id, onRule }: { readonly id: string; readonly onRule: OnRule }) => (
  <button type="button" className="rule ee-rule" data-clause={id} onClick={() => onRule(id)}>
    {id}
  </button>
)

/** A section of a panel, with a heading and a small text beside it. */
export function Section({ title, aside, children }: { readonly title: string; readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="ee-sec">
      <div className="h">
        <h3>{title}</h3>
        <span className="aside">{aside}</span>
      </div>
      {children}
    </section>
  )
}

const SECTORS = [0, 1, 2, 3, 4, 5] as const
const point = (angle: number): string => `${(8 * Math.cos(angle)).toFixed(2)} ${(8 * Math.sin(angle)).toFixed(2)}`
/** Six sectors, bow up. Filled sectors are the sides on which a weapon bears. */
export const ArcGlyph = ({ open, label }: { readonly open: readonly boolean[]; readonly label: string }) => (
  <svg className="ee-arc" width="20" height="18" viewBox="-9 -8 18 16" role="img" aria-label={label}>
    {SECTORS.map((side) => {
      const from = ((side * 60 - 120) * Math.PI) / 180
      return <path key={side} className={open[side] ? 'on' : 'off'} d={`M0 0L${point(from)}L${point(from + Math.PI / 3)}Z`} />
    })}
  </svg>
)
const NAMES = ['ahead', 'starboard ahead', 'starboard astern', 'astern', 'port astern', 'port ahead'] as const
/** `bears ahead, astern`: the text of an arc symbol. */
export const arcWords = (open: readonly boolean[]): string => {
  const sides = NAMES.filter((_, side) => open[side])
  return sides.length === 0 ? 'bears on no side' : sides.length === 6 ? 'bears all round' : `bears ${sides.join(', ')}`
}
