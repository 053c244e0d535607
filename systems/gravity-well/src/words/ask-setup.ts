// The dialogs of the set-up: places of moons and stations.
import type { Hex } from '@admiralty/space'
import { askedOf, system } from '../game.ts'
import { circular, greenAt, ringOf, SENSES, type Sense } from '../orbit/motion.ts'
import type { Order } from '../orders.ts'
import { placesOf } from '../setting/placing.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, row, START } from './form.ts'
import { motionText } from './orbit.ts'
import { hexName } from './say.ts'

type Placing = 'moon' | 'station'
const orderOf = (order: Placing, { hex, sense }: Omit<DraftOf<'place'>, 'kind'>): Order => ({ order, hex, sense })
/** The hexes where a moon or station may be placed with a sense. */
export const placesFor = (view: View, kind: Placing, sense: Sense): readonly Hex[] =>
  placesOf(kind, view).flatMap((place) => (place.sense === sense ? [place.hex] : []))

const RULES = { moon: 'GW-SET-02', station: 'GW-SET-03' } as const
const NAMES = { moon: 'a moon', station: 'your station' } as const
const placePage =
  (kind: Placing) =>
  (view: View, _: Color, draft: Draft): GamePage => {
    const now = draft.kind === 'place' ? draft : proposed(view)
    const able = senses(view, kind)
    return {
      phase: kind === 'moon' ? 'Set-up · moons' : 'Set-up · stations',
      title: `Place ${NAMES[kind]}`,
      text: now
        ? `${hexName(now.hex)}: ${motionText(circular(now.hex, now.sense))}.`
        : 'It circles at the speed of its ring. Inner rings are fast, outer rings see further.',
      rule: RULES[kind],
      back: draft.kind === 'place' ? { set: START } : undefined,
      rows: () => [
        now && row('here', RULES[kind], `Place it in ${hexName(now.hex)}, ${now.sense}`, { give: orderOf(kind, now), role: 'main' }),
        now && otherSense(view, kind, now),
        row('place', RULES[kind], now ? 'Another hex' : `Choose the hex of ${NAMES[kind]}`, {
          place: {
            within: able.map((sense) => placesFor(view, kind, sense)),
            now: now ? { at: now.hex, turns: Math.max(0, able.indexOf(now.sense)) } : null,
            nameOf: hexName,
            withPlace: ({ at, turns }) => ({ kind: 'place', hex: at, sense: able[turns] ?? 'clockwise' }),
          },
        }),
      ],
    }
  }
/** The place of the default order. */
function proposed(view: View): DraftOf<'place'> | null {
  const asked = askedOf(view)
  const order = asked && system.defaultOrder(view, asked.call)
  return order && 'sense' in order ? { kind: 'place', hex: order.hex, sense: order.sense } : null
}
/** The senses that are allowed in some hex. */
const senses = (view: View, kind: Placing): readonly Sense[] => SENSES.filter((sense) => placesFor(view, kind, sense).length > 0)
function otherSense(view: View, kind: Placing, { hex, sense }: DraftOf<'place'>) {
  const other = senses(view, kind).find((one) => one !== sense)
  return (
    other &&
    row('sense', RULES[kind], `Let it circle ${other}`, {
      set: { kind: 'place', hex, sense: other },
      ifLegal: orderOf(kind, { hex, sense: other }),
      note: `ring ${ringOf(hex)}, speed ${greenAt(hex)}`,
    })
  )
}
export const moonPage = placePage('moon')
export const stationPage = placePage('station')
