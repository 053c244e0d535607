// Ships, fighters and wrecks as counters.
import { type Counter, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { makeHexNumber } from '@admiralty/space'
import type { Fighter, Ship, View } from '../src/state.ts'
import { strength } from '../src/table.ts'
import { COLORS, FIGHTER_NAMES, facingName, shipName } from '../src/words/say.ts'
import { fighterLabel, symbolOf } from './symbol.ts'

const shipMarks = (ship: Ship): readonly string[] => [
  ...(ship.navHit ? ['nav'] : []),
  ...(ship.slowed > 0 ? [`−${ship.slowed}`] : []),
  ...(ship.status === 'dying' ? ['lost'] : []),
]

function shipTitle(view: View, ship: Ship): string {
  const hull = `${shipName(ship)}, ${COLORS[ship.seat]} ${ship.hull}`
  if (ship.status === 'wreck') return `wreck of ${hull}`
  const { total } = strength(view, ship)
  return [
    hull,
    `facing ${facingName(ship.facing)}`,
    `speed ${ship.speed}`,
    `${total - ship.hurt} of ${total} damage points left`,
    ...shipMarks(ship),
  ].join(', ')
}

export function shipCounter(view: View, ship: Ship, selected: string | null): Counter {
  const wreck = ship.status === 'wreck'
  return {
    id: ship.id,
    at: ship.hex,
    facing: wreck || ship.station ? null : ship.facing,
    symbol: wreck ? 'wreck' : symbolOf(view, ship),
    sideStyle: sideStyleOf(ship.seat),
    label: shipName(ship),
    look: wreck ? 'wreck' : 'plain',
    damage: wreck ? null : [ship.hurt, strength(view, ship).total],
    marks: wreck ? [] : shipMarks(ship),
    selected: ship.id === selected,
    title: shipTitle(view, ship),
  }
}

export function fighterCounter(fighter: Fighter, selected: string | null): Counter {
  return plainCounter({
    id: fighter.id,
    at: fighter.hex,
    facing: fighter.facing,
    symbol: 'fighter',
    sideStyle: sideStyleOf(fighter.seat),
    label: fighterLabel(fighter),
    selected: fighter.id === selected,
    title: `${COLORS[fighter.seat]} ${FIGHTER_NAMES[fighter.kind]} facing ${facingName(fighter.facing)}, ${makeHexNumber(fighter.hex)}`,
  })
}

/** All counters on the map; none before deployment. */
export function countersOf(view: View, selected: string | null): readonly Counter[] {
  if (view.turn === 0) return []
  const ships = Object.values(view.ships).filter(({ status }) => status === 'flying' || status === 'dying' || status === 'wreck')
  const fighters = Object.values(view.fighters).filter(({ status }) => status === 'flying')
  return [...ships.map((ship) => shipCounter(view, ship, selected)), ...fighters.map((fighter) => fighterCounter(fighter, selected))]
}
