// Questions and choices of moving ships: moves, jumps, damage control.

import { explained, type Question } from '@admiralty/kernel'
import { makeHexNumber, turned } from '@admiralty/space'
import { DAMAGE_CONTROL } from '../../data/tables.ts'
import { podOf } from '../movement/course.ts'
import { countersFor, landfall, unmoved } from '../movement/ship-orders.ts'
import type { Order } from '../orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { flying, left, shipOf, shipsOf, sizeOf, strength, topSpeed } from '../table.ts'
import { courseChoices, courseFrom, courseQuestion } from './ask-course.ts'
import { back, type GameChoice, leads, onHex, onThing, orders } from './choice.ts'
import type { Draft } from './draft.ts'
import { capital, counted, facingName, shipName } from './say.ts'

/** The ship that is to move next, unless the player picks another; undefined after the last. A station has no move. */
export const nextShip = (view: View, me: Color): Ship | undefined => unmoved(view, me).find(({ station }) => !station)

export function shipsQuestion(view: View, me: Color, draft: Draft | null): Question {
  if (draft?.kind === 'jump') return jumpQuestion(view, shipOf(view, draft.ship))
  if (draft?.kind === 'repair') return repairQuestion(view, shipOf(view, draft.ship))
  const next = nextShip(view, me)
  if (draft?.kind === 'course') return courseQuestion(view, draft)
  if (next) return courseQuestion(view, courseFrom(view, next))
  return { phase: 'Ships · your move', title: 'All ships have moved', text: 'Press Done to continue.', rule: 'ES-MOV-04' }
}
const jumpQuestion = (view: View, ship: Ship): Question => ({
  phase: 'Ships · jump',
  title: `${capital(shipName(ship))} jumps`,
  text: `Five hexes straight ahead. ${podOf(view, ship) > 0 ? 'The pod may turn the ship once, before or after.' : 'The ship does not turn.'}`,
  rule: 'ES-AUX-JMP-01',
})
const repairQuestion = (view: View, ship: Ship): Question => ({
  phase: 'Ships · damage control',
  title: `Repair ${shipName(ship)}`,
  text: `${left(view, ship)} of ${strength(view, ship).total} points left. ${counted(countersFor(view, ship), 'counter')} to spend here.`,
  rule: 'ES-AUX-DC-02',
})
export function shipsChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  switch (draft?.kind) {
    case 'course':
      return [...courseChoices(view, draft), ...otherShips(view, me, draft.ship)]
    case 'jump':
      return jumpChoices(view, shipOf(view, draft.ship))
    case 'repair':
      return repairChoices(view, shipOf(view, draft.ship))
    default:
      return startChoices(view, me)
  }
}

/** The courses of the next ship, then everything else that may be done in this step. */
function startChoices(view: View, me: Color): readonly GameChoice[] {
  const next = nextShip(view, me)
  const courses = next ? courseChoices(view, courseFrom(view, next)).filter(({ role }) => role !== 'back') : []
  const mended = shipsOf(view, me).filter(
    (ship) => flying(ship) && countersFor(view, ship) > 0 && (ship.hurt > 0 || ship.navHit || ship.slowed > 0),
  )
  return [
    ...courses,
    ...(next ? otherShips(view, me, next.id) : []),
    ...mended.map((ship) => repairRow(view, ship)),
    orders({ key: 'done', label: 'Done moving ships', rule: 'ES-SEQ-04' }, { order: 'done' }, { role: next ? 'row' : 'main' }),
  ]
}
const otherShips = (view: View, me: Color, chosen: string): readonly GameChoice[] =>
  unmoved(view, me)
    .filter(({ id, station }) => id !== chosen && !station)
    .map((ship) => shipChoice(view, ship))
function shipChoice(view: View, ship: Ship): GameChoice {
  const note = `speed ${ship.speed} of ${topSpeed(view, ship).total}${ship.navHit ? ', nav hit' : ''}`
  const label = `${capital(shipName(ship))} at ${makeHexNumber(ship.hex)}, facing ${facingName(ship.facing)}`
  return leads({ key: `ship:${ship.id}`, label, rule: 'ES-MOV-04' }, courseFrom(view, ship), {
    spots: [onThing(ship.id), onHex(ship.hex)],
    note,
  })
}
function jumpChoices(view: View, ship: Ship): readonly GameChoice[] {
  const turns = [0, -1, 1] as const
  return [
    ...turns.flatMap((before) =>
      turns.map((after) => {
        const to = landfall(ship, before)
        const label = `Jump to ${makeHexNumber(to)}, facing ${facingName(turned(ship.facing, before + after))}`
        const order: Order = { order: 'jump', ship: ship.id, before, after }
        return orders({ key: `jump:${before}/${after}`, label, rule: 'ES-AUX-JMP-01' }, order, { spots: [onHex(to)] })
      }),
    ),
    back(courseFrom(view, ship)),
  ]
}

const repairRow = (view: View, ship: Ship): GameChoice =>
  leads(
    { key: `repair:${ship.id}`, label: `Damage control on ${shipName(ship)}`, rule: 'ES-AUX-DC-02' },
    { kind: 'repair', ship: ship.id },
    {
      spots: [onThing(ship.id)],
      note: counted(countersFor(view, ship), 'counter'),
    },
  )

function repairChoices(view: View, ship: Ship): readonly GameChoice[] {
  const counters = [1, 2, 3] as const
  return [
    ...counters.map((spent) =>
      orders(
        {
          key: `mend:${spent}`,
          label: `Repair ${DAMAGE_CONTROL.mends[spent]} damage`,
          rule: spent === 1 ? 'ES-AUX-DC-02' : 'ES-AUX-DC-03',
        },
        { order: 'repair', ship: ship.id, counters: spent, what: 'damage' },
        { note: `costs ${spent}`, because: [{ title: `${left(view, ship)} left of`, number: strength(view, ship) }] },
      ),
    ),
    orders(
      { key: 'nav', label: 'Clear the nav hit', rule: 'ES-AUX-DC-02' },
      { order: 'repair', ship: ship.id, counters: 1, what: 'nav' },
      {
        note: 'costs 1',
        because: [{ title: 'without it, clears on less than', number: explained(['its size', sizeOf(ship), 'ES-CRT-06']) }],
      },
    ),
    orders(
      { key: 'speed', label: 'Regain one speed', rule: 'ES-AUX-DC-02' },
      { order: 'repair', ship: ship.id, counters: 1, what: 'speed' },
      { note: 'costs 1' },
    ),
    back(),
  ]
}
