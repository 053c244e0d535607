// The odds of the choice that is aimed at: one figure, how it falls out, and the numbers behind it with their rules.
import type { Choice, Spread } from '@admiralty/kernel'
import { Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'
import './odds.css'

export const percent = (odds: number): string => `${Math.round(odds * 100)}%`
/** Small is not nothing, and nearly sure is not sure. */
function chance(odds: number): string {
  if (odds > 0 && odds < 0.005) return '<1%'
  return odds < 1 && odds >= 0.995 ? '>99%' : percent(odds)
}

const counted = (reasons: number): string => (reasons === 1 ? 'one reason' : `${reasons} reasons`)

interface OddsProps {
  readonly choice: Choice
  /** It may be pointed at: the pointer is not what called it up. */
  readonly firm: boolean
}

export function Odds({ choice, firm }: OddsProps) {
  const { label, rule, odds, spread, because } = choice
  const [said, ...others] = spread?.also ?? []
  const captioned = odds !== null && said?.chance === odds
  return (
    <aside className={firm ? 'pop odds firm' : 'pop odds'} aria-label="Why">
      <div className="ttl">
        <span>{label}</span>
        <RuleLink rule={rule} />
      </div>
      <div className="at-stake">
        {odds !== null && (
          <div className="large">
            <b>{chance(odds)}</b>
            {captioned ? (
              <span className="said">
                {said.what} <RuleLink rule={said.rule} />
              </span>
            ) : (
              <Bar odds={odds} />
            )}
          </div>
        )}
        {spread && <Bars spread={spread} />}
      </div>
      {spread && <Also rows={captioned ? others : spread.also} />}
      {because.length > 0 && (
        <details open={matchMedia('(min-width: 901px)').matches}>
          <summary>Why: {counted(because.reduce((sum, { number }) => sum + number.because.length, 0))}</summary>
          {because.map(({ title, number }) => (
            <Reasons key={title} title={title} number={number} />
          ))}
        </details>
      )}
    </aside>
  )
}

/** As wide as they are likely; what comes to nothing is hollow. */
function Bars({ spread: { title, ends } }: { readonly spread: Spread }) {
  const most = Math.max(...ends.map((end) => end.chance))
  return (
    <table className="bars">
      <caption>{title}</caption>
      <tbody>
        {ends.map(({ value, chance: share }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>
              <i className={value === 0 ? 'none' : ''} style={{ width: `${(share / most) * 100}%` }} />
            </td>
            <td>{chance(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Also({ rows }: { readonly rows: Spread['also'] }) {
  if (rows.length === 0) return null
  return (
    <table className="why also">
      <caption className="unseen">What else may come of it</caption>
      <colgroup>
        <col />
        <col className="amount" />
        <col className="by" />
      </colgroup>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <td>{row.what}</td>
            <td>{chance(row.chance)}</td>
            <td>
              <RuleLink rule={row.rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Bar({ odds }: { readonly odds: number }) {
  return (
    <span className="bar">
      <i style={{ width: percent(odds) }} />
    </span>
  )
}
