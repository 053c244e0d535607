// Rows for the places at which missiles and salvoes are aimed.
import type { Place } from '@admiralty/kernel'
import { SALVO_REACH } from '../../data/tables.ts'
import { surfaceOf } from '../measure.ts'
import { straightPath } from '../movement/flight-path.ts'
import { launchableSalvoes, placeFault } from '../ordnance/launching.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips } from '../table.ts'
import type { Draft, SalvoMount } from './draft.ts'
import { type GameRow, type GameRows, row } from './form.ts'
import { placeRow } from './place.ts'
import { fullName, rangeText } from './say.ts'

/** The first salvo that can wait where the nearest enemy will be on its course, as the main answer; null if none can. */
export function proposedRow(view: View, ships: readonly Ship[]): GameRow | null {
  for (const ship of ships)
    for (const { mount, magazine, load } of launchableSalvoes(ship)) {
      const salvo = { mount: mount.id, magazine, load }
      const [ahead] = aheadOf(view, ship).filter(({ at }) => placeFault(view, ship, { ...salvo, at }) === undefined)
      if (ahead)
        return row('best', 'FT-SAL-02', `Aim a salvo of ${ship.name} ahead of ${fullName(view, ahead.id)}`, {
          set: { kind: 'salvoes', ship: ship.id, salvoes: [{ ...salvo, at: ahead.at }], mount: null },
          role: 'main',
        })
    }
  return null
}

/** Where enemies will be if they fly straight on, the nearest first. */
const aheadOf = (view: View, ship: Ship): readonly { readonly id: string; readonly at: Place }[] =>
  enemyShips(view, ship.seat)
    .map((enemy) => ({ id: enemy.id, at: straightPath(view, enemy).end.at, far: surfaceOf(view).gap(ship.at, enemy.at) }))
    .toSorted((a, b) => a.far - b.far)

/** Where enemies are now, where they will be if they fly straight on, or anywhere in reach. */
export function placeRows(view: View, ship: Ship, mount: SalvoMount, withSalvo: (at: Ship['at']) => Draft): GameRows {
  const isLegal = (at: Ship['at']): boolean => placeFault(view, ship, { ...mount, at }) === undefined
  const goals = enemyShips(view, ship.seat).flatMap((enemy) => {
    const name = fullName(view, enemy.id)
    const ahead = {
      key: `ahead:${enemy.id}`,
      at: straightPath(view, enemy).end.at,
      label: `Ahead of ${name}, where it will be on its course`,
    }
    return [ahead, { key: `at:${enemy.id}`, at: enemy.at, label: `At ${name}` }]
  })
  return [
    placeRow(view, { rule: 'FT-SAL-02', from: ship.at, units: SALVO_REACH[mount.load], isLegal, withPlace: withSalvo }),
    goals
      .filter(({ at }) => isLegal(at))
      .map(({ key, at, label }) => row(key, 'FT-SAL-02', label, { set: withSalvo(at), note: rangeText(view, ship.at, at) })),
  ]
}
