// Ships and torpedoes as counters.
import { type Counter, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { plural } from '@admiralty/kernel'
import { SECTION_INTEGRITY, SECTIONS, TORPEDO } from '../data/tables.ts'
import type { Ship, Torpedo, View } from '../src/state.ts'
import { flying, integrityOf, torpedoesOf, working } from '../src/table.ts'
import { compass, nameOf, torpedoNumber } from '../src/words/say.ts'
import { symbolOf } from './symbol.ts'

/** Integrity of a whole ship. */
export const WHOLE_SHIP = SECTIONS.length * SECTION_INTEGRITY

const lostSections = ({ integrity }: Ship): number => integrity.filter((points) => points === 0).length
const shieldsOf = (ship: Ship): number => working(ship, 'shield').reduce((sum, { charge }) => sum + charge, 0)

export function shipCounter(ship: Ship, selected: string | null): Counter {
  const lost = lostSections(ship)
  const left = integrityOf(ship)
  const marks = lost > 0 ? [`${lost} lost`] : []
  return plainCounter({
    id: ship.id,
    at: ship.hex,
    facing: ship.facing,
    symbol: symbolOf(ship.design),
    sideStyle: sideStyleOf(ship.seat),
    label: ship.name,
    damage: [WHOLE_SHIP - left, WHOLE_SHIP],
    marks,
    selected: ship.id === selected,
    title: [
      ship.name,
      `facing ${compass(ship.facing)}`,
      `${left} of ${WHOLE_SHIP} integrity`,
      `${plural(shieldsOf(ship), 'charge')} in shields`,
      ...(lost > 0 ? [`${plural(lost, 'section')} lost`] : []),
    ].join(', '),
  })
}

export const torpedoCounter = (view: View, torpedo: Torpedo, selected: string | null): Counter =>
  plainCounter({
    id: torpedo.id,
    at: torpedo.hex,
    facing: torpedo.facing,
    symbol: 'missile',
    sideStyle: sideStyleOf(torpedo.seat),
    label: `t${torpedoNumber(view, torpedo.id)}`,
    marks: [`w${torpedo.warhead}`],
    selected: torpedo.id === selected,
    title: [
      `${nameOf(view, torpedo.id)}, warhead ${torpedo.warhead}`,
      `facing ${compass(torpedo.facing)}`,
      plural(torpedo.points, 'movement point'),
      torpedo.turn === TORPEDO.turns ? 'last turn of its flight' : 'first turn of its flight',
    ].join(', '),
  })

/** Everything on the board. Torpedoes are listed last, so that they are drawn above ships. */
export const countersOf = (view: View, selected: string | null): readonly Counter[] => [
  ...flying(view).map((ship) => shipCounter(ship, selected)),
  ...torpedoesOf(view).map((torpedo) => torpedoCounter(view, torpedo, selected)),
]
