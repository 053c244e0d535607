// Proposals for the set-up: moons in debris rings, stations on a moon or in the outer debris ring.
import { type Dice, pick } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { hexesOfRing, SENSES, type Sense, senseOf } from '../orbit/motion.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { unitsOf } from '../table.ts'
import type { QuestionCheck } from './fight.ts'

/** Hexes of a ring that are tried, at random. */
const TRIED = 6
function places(view: View, me: Color, question: QuestionCheck, dice: Dice, order: 'moon' | 'station'): readonly Order[] {
  const onMoons: readonly Order[] = order === 'station' ? view.moons.flatMap((moon) => wayOf(order, moon.at, senseOf(moon))) : []
  const rings = [...view.setup.lost.debrisRings].reverse()
  const anywhere = [...rings, 4, 6, 2, 1].flatMap((ring) =>
    SENSES.flatMap((sense) => Array.from({ length: TRIED }, () => ({ order, hex: pick(dice, hexesOfRing(ring)), sense }))),
  )
  return [...onMoons, ...anywhere].filter((one) => !question.check(view, me, one)).slice(0, TRIED)
}
const wayOf = (order: 'station', hex: View['moons'][number]['at'], sense: Sense | null): readonly Order[] =>
  sense ? [{ order, hex, sense }] : []
export const placeMoon = (view: View, me: Color, question: QuestionCheck, dice: Dice): readonly Order[] =>
  places(view, me, question, dice, 'moon').slice(0, 1)
export const placeStation = (view: View, me: Color, question: QuestionCheck, dice: Dice): readonly Order[] =>
  places(view, me, question, dice, 'station')
    .toSorted((a, b) => room(view, b) - room(view, a))
    .slice(0, 1)
/** Hexes between a place and the nearest station: warheads that are soon there end a match before it has begun. */
const ROOM = 3
const room = (view: View, order: Order): number =>
  'hex' in order ? Math.min(ROOM, ...unitsOf(view).map(({ at }) => distance(at, order.hex))) : 0
