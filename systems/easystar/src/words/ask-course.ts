// The pages of a ship's course: step by step, straight ahead, or to a hex in reach at any legal speed.
import { plural } from '@admiralty/kernel'
import { ahead, hexKey, makeHexNumber, sameHex, turned } from '@admiralty/space'
import { check } from '../game.ts'
import { flownPath } from '../movement/band.ts'
import { allowance, changesOf, count, endOf, podOf, sidesIn, stopsOf } from '../movement/course.ts'
import { type Risk, riskOf, risksOf } from '../movement/obstacles.ts'
import { coursesOf, type ReachableCourse } from '../movement/reach.ts'
import { unmoved } from '../movement/ship-orders.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { allied, has, onMap, shipOf, shipsAt, topSpeed } from '../table.ts'
import type { DraftOf } from './draft.ts'
import { firstOfEach, type GamePage, type GameRow, type GameRows, onHex, percent, row, START, sameAgain } from './form.ts'
import { collisions, farFromEnemy, ramRows } from './paths.ts'
import { capital, facingName, shipName } from './say.ts'

type Course = DraftOf<'course'>
/** The draft of a course at the start: the current speed, or the forced one. */
export const courseFrom = (view: View, ship: Ship): Course => {
  const changes = changesOf(view, ship)
  return { kind: 'course', ship: ship.id, change: changes.includes(0) ? 0 : (changes[0] ?? 0), path: '', rams: [] }
}
const moveOf = ({ ship, change, path, rams }: Course): OrderOf<'move'> => ({ order: 'move', ship, change, path, rams })

/** A partial course: where it ends, and the hexes and hex-sides that are left, the pod's included. */
function legOf(view: View, draft: Course) {
  const ship = shipOf(view, draft.ship)
  const speed = ship.speed + draft.change
  const turns = allowance(view, ship, speed).total - sidesIn(draft.path)
  return { ...endOf(ship, draft.path), view, ship, draft, speed, hexes: speed - count(draft.path, 'F'), turns }
}
type Leg = ReturnType<typeof legOf>

export function coursePage(view: View, draft: Course, others: GameRows): GamePage {
  const leg = legOf(view, draft)
  const { ship } = leg
  const isEmpty = draft.path === ''
  return {
    phase: 'Ships · plan a course',
    title: `${capital(shipName(ship))} at speed ${leg.speed}`,
    text: courseText(leg),
    rule: 'ES-MOV-03',
    back: { set: isEmpty ? START : courseFrom(view, ship) },
    rows: () => [
      moveRow(leg),
      aheadRow(leg),
      stepRows(leg),
      metRows(leg),
      isEmpty && sameRow(leg),
      isEmpty && speedRows(leg),
      has(view, ship, 'jump') && row('jump', 'ES-AUX-JMP-01', 'Jump five hexes ahead', { set: { kind: 'jump', ship: ship.id } }),
      goRows(leg),
      others,
    ],
  }
}
function courseText({ view, ship, draft, hex, facing, hexes, turns }: Leg): string {
  const at = `${makeHexNumber(hex)}, facing ${facingName(facing)}`
  const waiting = unmoved(view, ship.seat).length
  const order = waiting === 1 ? 'It is the last ship to move.' : `${waiting} ships are still to move, in any order.`
  if (draft.path === '') return `At ${at}. Pick a marked hex: it sets course and speed. ${order}`
  if (hexes === 0) return `It would end at ${at}.`
  return `At ${at}: ${plural(hexes, 'hex', 'hexes')} to go, ${plural(turns, 'hex-side')} of turning left.`
}

const haltLabel = (hex: Leg['hex']): string => `Stop before the line, at ${makeHexNumber(hex)}`
function moveRow({ view, ship, draft, ...end }: Leg): GameRow {
  const path = flownPath(view, ship, draft.path)
  const { hex, facing } = endOf(ship, path)
  const moved = onMap(view.setup.map, end.hex) ? `Move to ${makeHexNumber(hex)}, facing ${facingName(facing)}` : 'Leave the map for good'
  const stays = draft.path === '' ? 'Stay here' : `Turn to ${facingName(facing)}`
  const label = path !== draft.path ? haltLabel(hex) : draft.path.includes('F') ? moved : stays
  const risks = collisions(view, risksOf(view, ship, draft))
  return row('move', 'ES-MOV-03', label, { role: 'main', give: moveOf(draft), spots: [onHex(hex)], ...risks })
}
const riskNote = (risks: readonly Risk[]): string | null => (risks.length > 0 ? `collision ${percent(riskOf(risks))}` : null)

/** Straight ahead for all hexes that are left. It is the first row, so its key is 1. */
function aheadRow({ view, ship, draft, hexes }: Leg): GameRow | false {
  if (hexes === 0) return false
  const set = { ...draft, path: draft.path + 'F'.repeat(hexes) }
  const path = flownPath(view, ship, set.path)
  const { hex, facing } = endOf(ship, path)
  const isOut = !onMap(view.setup.map, hex)
  const to = path === set.path ? `Ahead to ${makeHexNumber(hex)}, facing ${facingName(facing)}` : haltLabel(hex)
  const risks = risksOf(view, ship, set)
  const note = isOut ? 'off the map' : riskNote(risks)
  const ifLegal = moveOf({ ...set, rams: [] })
  return row('ahead', 'ES-MOV-08', isOut ? 'Ahead' : to, { set, ifLegal, note, ...collisions(view, risks) })
}

function stepRows({ view, ship, draft, hex, facing, speed, hexes, turns }: Leg): GameRows {
  const next = ahead(hex, facing)
  const forward = { ...draft, path: `${draft.path}F` }
  const met = risksOf(view, ship, forward).filter((risk) => sameHex(risk.hex, next))
  const note = onMap(view.setup.map, next) ? (riskNote(met) ?? `${hexes} to go`) : 'off the map'
  const because = [{ title: 'hex-sides', number: allowance(view, ship, speed) }]
  const turn = (letter: 'L' | 'R', name: string, side: -1 | 1): GameRow => {
    const effect = { set: { ...draft, path: draft.path + letter }, note: `${turns} left`, because }
    return row(`turn:${letter}`, 'ES-TRN-01', `Turn ${name}, to ${facingName(turned(facing, side))}`, effect)
  }
  const mayTurn = turns > 0 && (hexes > 0 || podOf(view, ship) > 0)
  return [
    hexes > 1 && row('forward', 'ES-MOV-08', `One hex ahead, to ${makeHexNumber(next)}`, { set: forward, note, ...collisions(view, met) }),
    mayTurn && [turn('L', 'left', -1), turn('R', 'right', 1)],
  ]
}
/** The turns of last turn again, at the speed that they need. A straight path is the row ahead. */
function sameRow({ view, ship, draft }: Leg): GameRows {
  const path = ship.flown ?? ''
  const change = changesOf(view, ship).find((one) => ship.speed + one === count(path, 'F'))
  if (change === undefined || sidesIn(path) === 0) return null
  const set = { ...draft, change, path }
  const { hex, facing } = endOf(ship, path)
  const risks = risksOf(view, ship, set)
  const details = { ...collisions(view, risks), note: riskNote(risks) ?? `to ${makeHexNumber(hex)}, facing ${facingName(facing)}` }
  return sameAgain('ES-MOV-03', { set, ifLegal: moveOf(set), ...details })
}
const SPEEDS = { '-1': 'Slow down to', 0: 'Keep', 1: 'Speed up to' } as const
const speedRows = ({ view, ship, draft }: Leg): GameRows =>
  changesOf(view, ship).map((change) => {
    const label = `${SPEEDS[change]} speed ${ship.speed + change}`
    const because = [{ title: 'top speed', number: topSpeed(view, ship) }]
    return change !== draft.change && row(`speed:${change}`, 'ES-MOV-02', label, { set: { ...draft, change }, because })
  })

/** Rams of enemies and wrecks on the course. */
function metRows({ view, ship, draft }: Leg): GameRows {
  const hexes = stopsOf(ship, draft.path).slice(1)
  const met = Object.values(view.ships).filter(
    (other) => other.id !== ship.id && !allied(view, other.seat, ship.seat) && hexes.some(({ hex }) => shipsAt(view, hex).includes(other)),
  )
  return ramRows(view, draft, met, { rule: 'ES-COL-03', orderOf: moveOf, risksOf: (plan) => risksOf(view, ship, plan) })
}

/** Every legal whole course, by preference: the safest, at the planned speed, with the bow towards an enemy, with the fewest turns. */
function coursesByPreference({ view, ship, draft }: Leg): readonly ReachableCourse[] {
  const far = farFromEnemy(view, ship)
  const legal = coursesOf(view, ship).filter(
    ({ change, path }) => path !== '' && !check(view, moveOf({ ...draft, change, path, rams: [] })),
  )
  const rated = legal.map((course) => ({ course, slower: Math.abs(course.change - draft.change), far: far(course) }))
  rated.sort((a, b) => a.course.risk - b.course.risk || a.slower - b.slower || a.far - b.far || a.course.turns - b.course.turns)
  return rated.map(({ course }) => course)
}
/** For a whole course its other ends in the same hex; then one row for each other hex in reach, which sets the speed too. */
function goRows(leg: Leg): GameRows {
  const { draft, hex, facing } = leg
  const courses = coursesByPreference(leg)
  const isWhole = courses.some(({ change, path }) => change === draft.change && path === draft.path)
  const here = courses.filter((course) => isWhole && sameHex(course.hex, hex))
  const otherEnds = here.filter((course) => course.change !== draft.change || course.facing !== facing)
  const others = courses.filter((course) => !here.includes(course))
  const best = firstOfEach(others, (course) => hexKey(course.hex))
  return [otherEnds.map((course) => endRow(leg, course)), best.map((course) => goRow(leg, course))]
}
const planned = ({ draft }: Leg, { change, path }: ReachableCourse): Course => ({ ...draft, change, path, rams: [] })
const atSpeed = ({ ship, draft }: Leg, { change }: ReachableCourse, before: string): string =>
  change === draft.change ? '' : `${before}speed ${ship.speed + change}`
function goRow(leg: Leg, course: ReachableCourse): GameRow {
  const { view, ship } = leg
  const { hex, facing, leaves, halts } = course
  const set = planned(leg, course)
  const go = leaves ? `Off the map by ${makeHexNumber(hex)}` : `Go to ${makeHexNumber(hex)}, facing ${facingName(facing)}`
  const label = `${halts ? haltLabel(hex) : go}${atSpeed(leg, course, ', at ')}`
  const risks = risksOf(view, ship, set)
  return row(`go:${hexKey(hex)}`, 'ES-MOV-03', label, { set, spots: [onHex(hex)], note: riskNote(risks), ...collisions(view, risks) })
}
function endRow(leg: Leg, course: ReachableCourse): GameRow {
  const label = `Face ${facingName(course.facing)}${atSpeed(leg, course, ' at ')}`
  return row(`end:${course.change}/${course.facing}`, 'ES-TRN-01', label, { set: planned(leg, course) })
}
