// Rows for weapons: the best shots first, then each ship.
import { onHex, onThing, plural } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipsOfSeat, torpedoesOfSeat } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { shotsOf, tubesReady } from '../weapons/questions.ts'
import { launchRow, torpedoRow } from './ask-launch.ts'
import { endRows, type GameRow, type GameRows, row } from './form.ts'
import { bestRow, bestShot, isAtEnemy, shotRow } from './shot-rows.ts'

export function startRows(view: View, me: Color): GameRows {
  const ships = shipsOfSeat(view, me)
  const [only] = ships
  const best = bestShot(view, me)
  return [
    best && bestRow(view, best),
    ships.length === 1 && only ? shipRows(view, only) : ships.map((ship) => shipRow(view, ship)),
    torpedoesOfSeat(view, me).map((torpedo) => torpedoRow(view, torpedo)),
    endRows('weapons', { all: mayEndAll(view, me, 'weapons'), main: !best }),
  ]
}

function shipRow(view: View, ship: Ship): GameRow | false {
  const actions = shotsOf(view, ship).length + tubesReady(view, ship).length
  const details = { spots: [onThing(ship.id), onHex(ship.hex)], note: plural(actions, 'action') }
  return actions > 0 && row(`ship:${ship.id}`, 'SF-TRN-02', ship.name, { set: { kind: 'ship', ship: ship.id }, ...details })
}

export const shipRows = (view: View, ship: Ship): GameRows => [
  shotsOf(view, ship)
    .filter(isAtEnemy)
    .map((shot) => shotRow(view, shot)),
  tubesReady(view, ship).map((tube) => launchRow(view, ship, tube)),
  // SF-TEAM-06: own ships and torpedoes may be hit too, which is seldom wanted.
  shotsOf(view, ship)
    .filter((shot) => !isAtEnemy(shot))
    .map((shot) => shotRow(view, shot)),
]
