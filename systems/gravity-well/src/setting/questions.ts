// Answers in the set-up: places of moons and stations.

import { die, likely, pick } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { RINGS } from '../../data/rings.ts'
import { callRules } from '../chapter.ts'
import { hexesOfRing, ringOf, type Sense } from '../orbit/motion.ts'
import type { OrderOf } from '../orders.ts'
import type { Table } from '../state.ts'
import { seatsInPlay, unitsOf } from '../table.ts'
import { moonFault, moonSense, placesOf, stationFault, stationTerms } from './placing.ts'

/** The ring in which default orders place stations: the outer debris ring, because a station earns there; without debris one in the middle. */
const defaultRing = ({ setup }: Table): number => setup.lost.debrisRings.at(-1) ?? 4
const FIRST_SENSE: Sense = 'clockwise'
/** Evenly spread places of one ring. */
function stationPlace(table: Table): Omit<OrderOf<'station'>, 'order'> {
  const { ring, sense } = stationTerms(table)
  const hexes = hexesOfRing(ring ?? defaultRing(table))
  const hex = hexes[Math.floor((hexes.length * seatsInPlay(table).length) / table.setup.seats.length)]
  if (!hex) throw new Error('a ring has no hexes')
  return { hex, sense: sense ?? FIRST_SENSE }
}
/** The debris rings' neighbours: moons in rings 2 and 6, far from each other. */
function moonPlace(table: Table): Omit<OrderOf<'moon'>, 'order'> {
  const sense = moonSense(table) ?? FIRST_SENSE
  const count = table.moons.length
  const hexes = hexesOfRing(count % 2 === 0 ? 6 : 2)
  const hex = [...hexes.slice(count * 4), ...hexes].find((place) => !moonFault(table, place, sense))
  if (!hex) throw new Error('no place for a moon')
  return { hex, sense }
}

const moon = callRules('moon', ['moon'], {
  wants: ['GW-SET-02', 'a moon is placed now'],
  of: () => [],
  check: (view, _, order) => moonFault(view, order.hex, order.sense),
  randomOrder: (view, _, dice) => ({ order: 'moon', ...pick(dice, placesOf('moon', view)) }),
  defaultOrder: (view) => ({ order: 'moon', ...moonPlace(view) }),
})
type Place = ReturnType<typeof placesOf>[number]
const NEAR = 2
const station = callRules('station', ['station'], {
  wants: ['GW-SET-03', 'a station is placed now'],
  of: () => [],
  check: (view, _, order) => stationFault(view, order.hex, order.sense),
  /** All rings are as likely, though the outer ones have more hexes; half of the stations begin near another, so that many meet. */
  randomOrder(view, _, dice) {
    const places = placesOf('station', view)
    const ring = die(dice, RINGS.length, 'ring')
    const suits = likely(dice, 1, 2)
      ? ({ hex }: Place) => unitsOf(view).some(({ at }) => distance(at, hex) <= NEAR)
      : ({ hex }: Place) => ringOf(hex) === ring
    const suitable = places.filter(suits)
    return { order: 'station', ...pick(dice, suitable.length > 0 ? suitable : places) }
  },
  defaultOrder: (view) => ({ order: 'station', ...stationPlace(view) }),
})
export const settingQuestions = { moon, station }
