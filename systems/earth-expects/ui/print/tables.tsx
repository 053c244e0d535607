// Reference tables and empty forms, printed on each record.
import type { ReactNode } from 'react'

/** A clause id in small print. */
export const Id = ({ of }: { readonly of: string }) => <span className="pe-id">{of}</span>
/** A titled block of a printed sheet. */
export function Block({ title, note, children }: { readonly title: string; readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="pe-block">
      <h3>
        {title} <span>{note}</span>
      </h3>
      {children}
    </section>
  )
}

const TAKEN = [0, 1, 2, 3, 4, 5] as const
const range = (strength: number, taken: number): string => {
  const least = strength * taken
  const most = strength * (taken + 1) - 1
  return least === most ? String(least) : `${least}–${most}`
}
/** The laser tables of EE-LAS-03 and EE-LAS-04 for these strengths. */
export function LaserTable({ strengths }: { readonly strengths: readonly number[] }) {
  return (
    <Block title="Laser: effective range and reduction" note={<Id of="EE-LAS-04" />}>
      <table className="pe-look">
        <tbody>
          <tr>
            <th>reduction of the die</th>
            {TAKEN.map((taken) => (
              <td key={taken}>{taken === 0 ? '0' : `−${taken}`}</td>
            ))}
          </tr>
          {strengths.map((strength) => (
            <tr key={strength}>
              <th>{strength === 1 ? '1 box' : `${strength} boxes`}</th>
              {TAKEN.map((taken) => (
                <td key={taken}>{range(strength, taken)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th>no lock-on, range</th>
            {TAKEN.map((far) => (
              <td key={far}>{far + 1}</td>
            ))}
          </tr>
          <tr>
            <th>counts as</th>
            {TAKEN.map((far) => (
              <td key={far}>{((far + 1) * (far + 2)) / 2}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Block>
  )
}

/** The chances of EE-POI-04 with six-sided dice. */
export const ImpactTable = () => (
  <Block title="Point of impact: rows moved, 2 dice less 7" note={<Id of="EE-POI-04" />}>
    <table className="pe-look">
      <tbody>
        <tr>
          <th>moved</th>
          {TAKEN.map((rows) => (
            <td key={rows}>{rows}</td>
          ))}
        </tr>
        <tr>
          <th>chance, each side</th>
          {TAKEN.map((rows) => (
            <td key={rows}>{Math.round((100 * (6 - rows)) / 36)}%</td>
          ))}
        </tr>
      </tbody>
    </table>
  </Block>
)

const TURNS = 12
const LINES = [
  'Power to speed',
  'Power to manoeuvre',
  'Speed points',
  'Manoeuvre points',
  'Weapons',
  'Sensors',
  'Lock-ons held',
  'Missiles guided',
] as const
/** A form for the power and points of each turn. A base has no lines for movement. */
export const TurnRecord = ({ base }: { readonly base: boolean }) => (
  <Block
    title="Turn record"
    note={
      <>
        {!base && 'speed power rises by at most one; a larger fall needs manoeuvre power '}
        <Id of={base ? 'EE-POW-03' : 'EE-ENG-10, EE-ENG-11'} />
      </>
    }
  >
    <table className="pe-turns">
      <tbody>
        <tr>
          <th>Turn</th>
          {Array.from({ length: TURNS }, (_, turn) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is identified by its number
            <td key={turn}>{turn + 1}</td>
          ))}
        </tr>
        {(base ? LINES.filter((line) => !/speed|manoeuvre/i.test(line)) : LINES).map((line) => (
          <tr key={line}>
            <th>{line}</th>
            {Array.from({ length: TURNS }, (_, turn) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is identified by its number
              <td key={turn} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
)

const LETTERS = 18
/** Empty lines on which to write plots. */
export const PlotLines = ({ count }: { readonly count: number }) => (
  <Block
    title="Plot"
    note={
      <>
        turn 1, drift 1, cancel a hex 2; the second before a hex costs double, the third three times as much <Id of="EE-MOV-08" />
      </>
    }
  >
    <table className="pe-turns pe-plot">
      <tbody>
        {Array.from({ length: count }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have no other id
          <tr key={line}>
            <th>Turn</th>
            {Array.from({ length: LETTERS }, (__, letter) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes have no other id
              <td key={letter} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
)
