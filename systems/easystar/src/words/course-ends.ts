// Choices that plan a whole course at once: to a hex in reach at any legal speed, and other ends in the same hex.

import { distance, hexKey, makeHexNumber, sameHex } from '@admiralty/space'
import { check } from '../game.ts'
import { endOf } from '../movement/course.ts'
import { riskOf, risksOf } from '../movement/obstacles.ts'
import { coursesOf, type ReachableCourse } from '../movement/reach.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { allied, flying } from '../table.ts'
import { type GameChoice, leads, onHex, percent } from './choice.ts'
import { collisions } from './collision-odds.ts'
import type { CourseDraft } from './draft.ts'
import { facingName } from './say.ts'

export const moveOf = ({ ship, change, path, rams }: CourseDraft): OrderOf<'move'> => ({ order: 'move', ship, change, path, rams })
export const haltLabel = (hex: ReachableCourse['hex']): string => `Stop before the line, at ${makeHexNumber(hex)}`

/** Hexes between the bow at the end of a course and the nearest enemy ship. */
function farFromEnemy(view: View, ship: Ship): (course: ReachableCourse) => number {
  const enemies = Object.values(view.ships).filter((other) => flying(other) && !allied(view, other.seat, ship.seat))
  return (course) => {
    const bow = endOf(course, 'F').hex
    return Math.min(99, ...enemies.map(({ hex }) => distance(hex, bow)))
  }
}

/** Every legal whole course, by preference: the safest, at the planned speed, with the bow towards an enemy, with the fewest turns. */
function coursesByPreference(view: View, ship: Ship, draft: CourseDraft): readonly ReachableCourse[] {
  const far = farFromEnemy(view, ship)
  const legal = coursesOf(view, ship).filter(
    ({ change, path }) => path !== '' && check(view, moveOf({ ...draft, change, path, rams: [] })) === undefined,
  )
  const slower = ({ change }: ReachableCourse): number => Math.abs(change - draft.change)
  return legal
    .map((course) => ({ course, far: far(course) }))
    .sort(
      (a, b) => a.course.risk - b.course.risk || slower(a.course) - slower(b.course) || a.far - b.far || a.course.turns - b.course.turns,
    )
    .map(({ course }) => course)
}

/** The draft of a course, with its speed where that is not the planned one. */
const planned = (draft: CourseDraft, { change, path }: ReachableCourse): CourseDraft => ({ ...draft, change, path, rams: [] })
const atSpeed = (ship: Ship, draft: CourseDraft, { change }: ReachableCourse, before: string): string =>
  change === draft.change ? '' : `${before}speed ${ship.speed + change}`

/** One choice for each hex in reach, which sets the speed too; and the other ends in the hex of the draft. */
export function goChoices(view: View, ship: Ship, draft: CourseDraft): readonly GameChoice[] {
  const courses = coursesByPreference(view, ship, draft)
  const whole = courses.some(({ change, path }) => change === draft.change && path === draft.path)
  const here = endOf(ship, draft.path).hex
  const best = new Map<string, ReachableCourse>()
  for (const course of courses) {
    const key = hexKey(course.hex)
    if (!best.has(key) && !(whole && sameHex(course.hex, here))) best.set(key, course)
  }
  return [...(whole ? otherEnds(ship, draft, courses) : []), ...[...best.values()].map((course) => goChoice(view, ship, draft, course))]
}

function goChoice(view: View, ship: Ship, draft: CourseDraft, course: ReachableCourse): GameChoice {
  const { hex, facing, leaves, halts } = course
  const then = planned(draft, course)
  const risks = risksOf(view, ship, then)
  const go = leaves ? `Off the map by ${makeHexNumber(hex)}` : `Go to ${makeHexNumber(hex)}, facing ${facingName(facing)}`
  const label = `${halts ? haltLabel(hex) : go}${atSpeed(ship, draft, course, ', at ')}`
  return leads({ key: `go:${hexKey(hex)}`, label, rule: 'ES-MOV-03' }, then, {
    spots: [onHex(hex)],
    note: risks.length > 0 ? `collision ${percent(riskOf(risks))}` : null,
    ...collisions(view, risks),
  })
}

/** Other facings and speeds with which the ship can end in the hex of a whole course. */
function otherEnds(ship: Ship, draft: CourseDraft, courses: readonly ReachableCourse[]): readonly GameChoice[] {
  const { hex, facing } = endOf(ship, draft.path)
  return courses
    .filter((course) => sameHex(course.hex, hex) && !(course.change === draft.change && course.facing === facing))
    .map((course) =>
      leads(
        {
          key: `end:${course.change}/${course.facing}`,
          label: `Face ${facingName(course.facing)}${atSpeed(ship, draft, course, ' at ')}`,
          rule: 'ES-TRN-01',
        },
        planned(draft, course),
      ),
    )
}
