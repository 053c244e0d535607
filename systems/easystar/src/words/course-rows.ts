// Rows for whole courses, and the course so far in words.
import { onHex, plural } from '@admiralty/kernel'
import { hexKey, makeHexNumber, sameHex } from '@admiralty/space'
import { check } from '../game.ts'
import { allowance, count, endOf, sidesIn } from '../movement/course.ts'
import { risksOf } from '../movement/obstacles.ts'
import { coursesOf } from '../movement/reach.ts'
import { unmoved } from '../movement/ship-orders.ts'
import type { OrderOf } from '../orders.ts'
import type { View } from '../state.ts'
import { shipOf } from '../table.ts'
import { type DraftOf, firstOfEach, type GameRows, poseText, row } from './form.ts'
import { collisions, farFromEnemy } from './paths.ts'
import { facingName } from './say.ts'

export type CourseDraft = DraftOf<'course'>

export const moveOf = ({ kind: _, ...move }: CourseDraft): OrderOf<'move'> => ({ order: 'move', ...move })

/** A partial course: where it ends, and the hexes and hex-sides that are left, the pod's included. */
export function legOf(view: View, draft: CourseDraft) {
  const ship = shipOf(view, draft.ship)
  const speed = ship.speed + draft.change
  const turns = allowance(view, ship, speed).total - sidesIn(draft.path)
  return { ...endOf(ship, draft.path), view, ship, draft, speed, hexes: speed - count(draft.path, 'F'), turns }
}

export type CourseLeg = ReturnType<typeof legOf>

export function courseText({ view, ship, draft, hexes, turns, ...end }: CourseLeg): string {
  const waiting = unmoved(view, ship.seat).length
  const order = waiting === 1 ? 'It is the last ship to move.' : `${waiting} ships are still to move, in any order.`
  if (draft.path === '') return `At ${poseText(end)}. Pick a marked hex: it sets course and speed. ${order}`
  if (hexes === 0) return `It would end at ${poseText(end)}.`
  return `At ${poseText(end)}: ${plural(hexes, 'hex', 'hexes')} to go, ${plural(turns, 'hex-side')} of turning left.`
}

export const haltLabel = (hex: CourseLeg['hex']): string => `Stop before the line, at ${makeHexNumber(hex)}`

/** Every legal whole course, by preference: the safest, at the planned speed, with the bow towards an enemy, with the fewest turns. */
function coursesByPreference({ view, ship, draft }: CourseLeg) {
  const far = farFromEnemy(view, ship)
  return coursesOf(view, ship)
    .map(({ change, path, ...course }) => ({ ...course, set: { ...draft, change, path, rams: [] }, far: far(course) }))
    .map((plan) => ({ ...plan, slower: Math.abs(plan.set.change - draft.change) }))
    .filter(({ set }) => set.path !== '' && !check(view, moveOf(set)))
    .sort((a, b) => a.risk - b.risk || a.slower - b.slower || a.far - b.far || a.turns - b.turns)
}

/** For a whole course its other ends in the same hex; then one row for each other hex in reach, which sets the speed too. */
export function goRows(leg: CourseLeg): GameRows {
  const { view, ship, draft } = leg
  const courses = coursesByPreference(leg)
  const isWhole = courses.some(({ set }) => set.change === draft.change && set.path === draft.path)
  const here = courses.filter(({ hex }) => isWhole && sameHex(hex, leg.hex))
  const best = firstOfEach(
    courses.filter((course) => !here.includes(course)),
    ({ hex }) => hexKey(hex),
  )
  const atSpeed = ({ change }: CourseDraft, before: string): string =>
    change === draft.change ? '' : `${before}speed ${ship.speed + change}`
  return [
    // Courses that differ only in being stopped by the carriers' line end alike (R-ES-101).
    firstOfEach(here, ({ set, facing }) => `${set.change}/${facing}`).map(({ set, facing }) => {
      const label = `Face ${facingName(facing)}${atSpeed(set, ' at ')}`
      const isOther = set.change !== draft.change || facing !== leg.facing
      return isOther && row(`end:${set.change}/${facing}`, 'ES-TRN-01', label, { set })
    }),
    best.map(({ set, leaves, halts, ...end }) => {
      const go = leaves ? `Off the map by ${makeHexNumber(end.hex)}` : `Go to ${poseText(end)}`
      const label = `${halts ? haltLabel(end.hex) : go}${atSpeed(set, ', at ')}`
      const details = { spots: [onHex(end.hex)], ...collisions(view, risksOf(view, ship, set)) }
      return row(`go:${hexKey(end.hex)}`, 'ES-MOV-03', label, { set, ...details })
    }),
  ]
}
