// The odds of the aimed choice: the chance, the distribution of results, and the numbers behind it with their clauses.
import { type Choice, percent, plural, type Spread } from '@admiralty/kernel'
import { ReasonColumns, Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'
import { Termed } from '../parts/termed.tsx'
import { barsOf, chanceOfAny } from './spread-bars.ts'
import './odds.css'

interface OddsProps {
  readonly choice: Choice
  /** The panel accepts the pointer. It does not while the pointer aims, or it would take the pointer off the choice. */
  readonly firm: boolean
}

export function Odds({ choice, firm }: OddsProps) {
  const { label, rule, odds, oddsTo, spread, because } = choice
  const any = odds === null && spread ? chanceOfAny(spread) : null
  const [first, ...others] = spread?.also ?? []
  const captioned = odds !== null && first?.chance === odds
  return (
    <aside className={firm ? 'pop odds firm' : 'pop odds'} aria-label="Odds and reasons">
      <div className="ttl">
        <span>
          <Termed text={label} />
        </span>
        <RuleLink rule={rule} />
      </div>
      <div className="at-stake">
        {odds !== null && (
          <div className="large">
            <b>{percent(odds)}</b>
            {captioned ? (
              <span className="said">
                {first.what} <RuleLink rule={first.rule} />
              </span>
            ) : (
              <span className="said">to {oddsTo}</span>
            )}
          </div>
        )}
        {any !== null && (
          <div className="large">
            <b>{percent(any)}</b>
            <span className="said">for 1 or more {spread?.title}</span>
          </div>
        )}
        {spread && spread.ends.length > 0 && <Bars spread={spread} />}
      </div>
      {spread && <Also rows={captioned ? others : spread.also} />}
      {because.length > 0 && (
        <details open={matchMedia('(min-width: 901px)').matches}>
          <summary>
            Why:{' '}
            {plural(
              because.reduce((sum, { number }) => sum + number.because.length, 0),
              'reason',
            )}
          </summary>
          {because.map(({ title, number }) => (
            <Reasons key={title} title={title} number={number} />
          ))}
        </details>
      )}
    </aside>
  )
}

/** A bar for each result, as wide as it is likely; a result of 0 is hollow. Unlikely high results share the last bar. */
function Bars({ spread: { title, ends } }: { readonly spread: Spread }) {
  const bars = barsOf(ends)
  const most = Math.max(...bars.map((bar) => bar.chance))
  return (
    <table className="bars">
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ value, said, chance: share }) => (
          <tr key={value}>
            <th scope="row">{said}</th>
            <td>
              <i className={value === 0 ? 'none' : ''} style={{ width: `${(share / most) * 100}%` }} />
            </td>
            <td>{percent(share)}</td>
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
      <caption className="unseen">Side effects</caption>
      <ReasonColumns />
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <td>
              <Termed text={row.what} />
            </td>
            <td>{percent(row.chance)}</td>
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
      <i style={{ width: `${odds * 100}%` }} />
    </span>
  )
}
