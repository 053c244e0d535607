// The result of a battle that was played at a table, entered from the printed form. It is checked like a campaign's report, and scored.
import { Rule } from '@admiralty/game-ui/panel'
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { useState } from 'react'
import { systemsOf } from '../../src/design/systems.ts'
import { pointsFor, winnerByPoints } from '../../src/ending/points.ts'
import type { Ship, View } from '../../src/state.ts'
import { newGroups } from '../../src/table.ts'
import { conditionFaults, healedFaults } from '../../src/tactics/status.ts'
import { sidesOf } from '../../src/turn/steps.ts'
import { capital, fullName } from '../../src/words/say.ts'
import { systemName } from './system-name.ts'

const FATES = { present: 'present', drifting: 'drifting', jumped: 'left by FTL', disengaged: 'disengaged', destroyed: 'destroyed' } as const
const FIGURES = ['armour', 'hull', 'drive', 'fighters'] as const
interface Result extends Readonly<Record<(typeof FIGURES)[number], number>> {
  readonly fate: keyof typeof FATES
  readonly lost: readonly string[]
}
const total = (fighters: Ship['condition']['fighters']): number => Object.values(fighters).reduce((sum, one) => sum + one, 0)
/** FT-FTR-19: the fighters of each bay of a ship, aboard and in flight. */
export const fightersOf = ({ groups }: Pick<View, 'groups'>, { id, condition }: Ship): Ship['condition']['fighters'] =>
  Object.fromEntries(
    Object.keys(condition.fighters).map((bay) => {
      const own = Object.values(groups).filter((group) => group.ship === id && group.bay === bay)
      return [bay, own.reduce((sum, group) => sum + group.fighters, 0)]
    }),
  )
/** A ship as it was when the sheets were printed. */
export const resultOf = ({ condition: { armour, hull, drive, fighters, systems } }: Ship): Result => ({
  fate: 'present',
  armour,
  hull,
  drive,
  fighters: total(fighters),
  lost: Object.keys(systems),
})
export function shipAfter(ship: Ship, { fate, fighters: _, lost, ...boxes }: Result): Ship {
  const systems = Object.fromEntries(lost.map((id) => [id, ship.condition.systems[id] ?? ('lost' as const)]))
  const status = fate === 'drifting' ? 'present' : fate
  const mended = Object.keys(ship.condition.systems).filter((id) => !lost.includes(id)) // FT-DC-05
  return { ...ship, status, struck: fate === 'drifting', condition: { ...ship.condition, ...boxes, systems, mended } }
}
/** Why no battle leaves a ship like this; empty if one may. */
export function faultsOf(ship: Ship, result: Result): readonly Refusal[] {
  const { design, condition: before } = ship
  const { condition } = shipAfter(ship, result)
  const alive = result.fate !== 'destroyed'
  return [
    ...conditionFaults(design, condition),
    ...healedFaults(before, condition),
    ...(alive && condition.hull >= design.hull ? [refuse('FT-DMG-01', 'the last hull box destroys the ship')] : []),
    ...(result.fate === 'jumped' && !design.ftl ? [refuse('FT-FTL-01', 'it has no FTL drive')] : []),
    ...(result.fighters > total(before.fighters) ? [refuse('FT-FTR-20', 'more fighters than it had')] : []),
  ]
}
/** Points of every side, and the winner. */
export function scoreOf(view: View, ships: readonly Ship[], results: Readonly<Record<string, Result>>): string {
  const all = newGroups(ships, 1)
  const groups = all.map((group) => {
    const isFirst = all.find(({ ship }) => ship === group.ship)?.id === group.id
    return [group.id, { ...group, fighters: isFirst ? (results[group.ship]?.fighters ?? 0) : 0 }] as const // only their number counts
  })
  const table = { ...view, ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])), groups: Object.fromEntries(groups) }
  const sides = sidesOf(table)
  const winner = winnerByPoints(table, sides)
  const points = sides.map((side) => `${capital(side)}: ${plural(pointsFor(table, side, sides).total, 'point')}`)
  return `${points.join(', ')}. ${winner === undefined ? 'A draw' : `${capital(winner)} wins`}.`
}

interface ShipResultProps {
  readonly view: View
  readonly ship: Ship
  readonly result: Result
  onChange(part: Partial<Result>): void
}
function ShipResult({ view, ship, result, onChange }: ShipResultProps) {
  return (
    <fieldset>
      <legend>{fullName(view, ship.id)}</legend>
      <label>
        fate
        <select
          className="in"
          value={result.fate}
          onChange={({ target }) => onChange({ fate: target.value as Result['fate'] })} // the options are the fates
        >
          {Object.entries(FATES).map(([fate, text]) => (
            <option key={fate} value={fate}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {FIGURES.filter((figure) => figure !== 'fighters' || total(ship.condition.fighters) > 0).map((figure) => (
        <label key={figure}>
          {figure === 'fighters' ? 'fighters left' : figure === 'drive' ? 'drive hits' : `${figure} lost`}
          <input
            className="in"
            type="number"
            min={0}
            value={result[figure]}
            onChange={({ target }) => onChange({ [figure]: Math.max(0, Math.trunc(target.valueAsNumber || 0)) })}
          />
        </label>
      ))}
      <label>
        systems lost
        <select
          className="in"
          multiple
          size={3}
          value={[...result.lost]}
          onChange={({ target }) => onChange({ lost: [...target.selectedOptions].map(({ value }) => value) })}
        >
          {systemsOf(ship.design)
            .filter(({ id }) => id !== 'drive')
            .map(({ id, part }) => (
              <option key={id} value={id}>
                {systemName(part)}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  )
}
export function ResultEntry({ view }: { readonly view: View }) {
  const [entered, setEntered] = useState<Readonly<Record<string, Result>>>({})
  const ships = Object.values(view.ships)
  const printed = (ship: Ship): Result => ({ ...resultOf(ship), fighters: total(fightersOf(view, ship)) })
  const resultNow = (ship: Ship): Result => entered[ship.id] ?? printed(ship)
  const results = Object.fromEntries(ships.map((ship) => [ship.id, resultNow(ship)]))
  const faults = ships.flatMap((ship) => faultsOf(ship, resultNow(ship)).map((fault) => ({ ship: ship.id, ...fault })))
  const after = ships.map((ship) => shipAfter(ship, resultNow(ship)))
  return (
    <details className="ft-entry">
      <summary>Enter the result of a battle at a table</summary>
      {ships.map((ship) => {
        const result = resultNow(ship)
        const change = (part: Partial<Result>) => setEntered({ ...entered, [ship.id]: { ...result, ...part } })
        return <ShipResult key={ship.id} view={view} ship={ship} result={result} onChange={change} />
      })}
      {faults.map(({ ship, rule, reason }) => (
        <p key={`${ship} ${reason}`} role="alert">
          {fullName(view, ship)}: {reason} <Rule id={rule} />
        </p>
      ))}
      <output>{faults.length === 0 && scoreOf(view, after, results)}</output> <Rule id="FT-END-11" />
    </details>
  )
}
