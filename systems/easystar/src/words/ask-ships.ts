// The form of moving ships: courses and jumps.
import { onHex, onThing } from '@admiralty/kernel'
import { turned } from '@admiralty/space'
import { podOf } from '../movement/course.ts'
import { landfall, unmoved } from '../movement/ship-orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { shipOf, topSpeed } from '../table.ts'
import { courseFrom, coursePage } from './ask-course.ts'
import { repairPage, repairRows } from './ask-repair.ts'
import { type DraftOf, type GamePage, type GameRows, poseText, row } from './form.ts'
import { capital, shipName } from './say.ts'

/** The ship that is to move next, unless the player picks another; undefined after the last. */
export const nextShip = (view: View, me: Color): Ship | undefined => unmoved(view, me)[0]

export function shipsPage(view: View, me: Color, draft: DraftOf<'start' | 'course' | 'jump' | 'repair'>): GamePage {
  if (draft.kind === 'jump') return jumpPage(view, shipOf(view, draft.ship))
  if (draft.kind === 'repair') return repairPage(view, shipOf(view, draft.ship))
  if (draft.kind === 'course') return coursePage(view, draft, otherShips(view, me, draft.ship))
  const next = nextShip(view, me)
  const done = row('done', 'ES-SEQ-04', 'Done moving ships', { give: { order: 'done' }, role: next ? 'row' : 'main' })
  const rows = (): GameRows => [repairRows(view, me), done]
  if (next) return { ...coursePage(view, courseFrom(view, next), [otherShips(view, me, next.id), rows()]), back: undefined }
  return { phase: 'Ships · your move', title: 'All ships have moved', text: 'Press Done to continue.', rule: 'ES-MOV-04', rows }
}
const otherShips = (view: View, me: Color, chosen: string): GameRows =>
  unmoved(view, me).map((ship) => {
    const note = `speed ${ship.speed} of ${topSpeed(view, ship).total}${ship.navHit ? ', nav hit' : ''}`
    const label = `${capital(shipName(ship))} at ${poseText(ship)}`
    const spots = [onThing(ship.id), onHex(ship.hex)]
    return ship.id !== chosen && row(`ship:${ship.id}`, 'ES-MOV-04', label, { set: courseFrom(view, ship), spots, note })
  })

const TURNS = [0, -1, 1] as const
const jumpPage = (view: View, ship: Ship): GamePage => ({
  phase: 'Ships · jump',
  title: `${capital(shipName(ship))} jumps`,
  text: `Five hexes straight ahead. ${podOf(view, ship) > 0 ? 'The pod may turn the ship once, before or after.' : 'The ship does not turn.'}`,
  rule: 'ES-AUX-JMP-01',
  back: { set: courseFrom(view, ship) },
  rows: () =>
    TURNS.flatMap((before) =>
      TURNS.map((after) => {
        const end = { hex: landfall(ship, before), facing: turned(ship.facing, before + after) }
        const give = { order: 'jump', ship: ship.id, before, after } as const
        return row(`jump:${before}/${after}`, 'ES-AUX-JMP-01', `Jump to ${poseText(end)}`, { give, spots: [onHex(end.hex)] })
      }),
    ),
})
