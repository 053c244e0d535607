// The pages of a ship's course: step by step, straight ahead, or to a hex in reach at any legal speed.
import { onHex, plural } from '@admiralty/kernel'
import { ahead, hexKey, makeHexNumber, sameHex, turned } from '@admiralty/space'
import { check } from '../game.ts'
import { flownPath } from '../movement/band.ts'
import { allowance, changesOf, count, endOf, podOf, sidesIn } from '../movement/course.ts'
import { risksOf } from '../movement/obstacles.ts'
import { coursesOf } from '../movement/reach.ts'
import { unmoved } from '../movement/ship-orders.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { has, inTheWay, onMap, shipOf, topSpeed } from '../table.ts'
import { type DraftOf, firstOfEach, type GamePage, type GameRow, type GameRows, poseText, row, START, sameAgain } from './form.ts'
import { collisions, farFromEnemy, ramRows } from './paths.ts'
import { capital, facingName, shipName } from './say.ts'

type Course = DraftOf<'course'>
/** The draft of a course at the start: the current speed, or the forced one. */
export const courseFrom = (view: View, ship: Ship): Course => {
  const [change = 0] = changesOf(view, ship)
  return { kind: 'course', ship: ship.id, change, path: '', rams: [] }
}
const moveOf = ({ kind: _, ...move }: Course): OrderOf<'move'> => ({ order: 'move', ...move })

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
      leg.hexes > 0 && aheadRow(leg),
      stepRows(leg),
      ramRows(view, ship, draft, {
        rule: 'ES-COL-03',
        things: Object.values(view.ships).filter(inTheWay),
        orderOf: moveOf,
        risksOf: (plan) => risksOf(view, ship, plan),
      }),
      isEmpty && [sameRow(leg), speedRows(leg)],
      has(view, ship, 'jump') && row('jump', 'ES-AUX-JMP-01', 'Jump five hexes ahead', { set: { kind: 'jump', ship: ship.id } }),
      goRows(leg),
      others,
    ],
  }
}
function courseText({ view, ship, draft, hexes, turns, ...end }: Leg): string {
  const waiting = unmoved(view, ship.seat).length
  const order = waiting === 1 ? 'It is the last ship to move.' : `${waiting} ships are still to move, in any order.`
  if (draft.path === '') return `At ${poseText(end)}. Pick a marked hex: it sets course and speed. ${order}`
  if (hexes === 0) return `It would end at ${poseText(end)}.`
  return `At ${poseText(end)}: ${plural(hexes, 'hex', 'hexes')} to go, ${plural(turns, 'hex-side')} of turning left.`
}

const haltLabel = (hex: Leg['hex']): string => `Stop before the line, at ${makeHexNumber(hex)}`
function moveRow({ view, ship, draft, hex }: Leg): GameRow {
  const path = flownPath(view, ship, draft.path)
  const end = endOf(ship, path)
  const moved = onMap(view.setup.map, hex) ? `Move to ${poseText(end)}` : 'Leave the map for good'
  const stays = draft.path === '' ? 'Stay here' : `Turn to ${facingName(end.facing)}`
  const label = path !== draft.path ? haltLabel(end.hex) : draft.path.includes('F') ? moved : stays
  const risks = collisions(view, risksOf(view, ship, draft))
  return row('move', 'ES-MOV-03', label, { role: 'main', give: moveOf(draft), spots: [onHex(end.hex)], ...risks })
}

/** Straight ahead for all hexes that are left. It is the first row, so its key is 1. */
function aheadRow({ view, ship, draft, hexes }: Leg): GameRow {
  const set = { ...draft, path: draft.path + 'F'.repeat(hexes) }
  const path = flownPath(view, ship, set.path)
  const end = endOf(ship, path)
  const to = path === set.path ? `Ahead to ${poseText(end)}` : haltLabel(end.hex)
  const details = { set, ifLegal: moveOf({ ...set, rams: [] }), ...collisions(view, risksOf(view, ship, set)) }
  return onMap(view.setup.map, end.hex)
    ? row('ahead', 'ES-MOV-08', to, details)
    : row('ahead', 'ES-MOV-08', 'Ahead', { ...details, note: 'off the map' })
}

function stepRows({ view, ship, draft, hex, facing, speed, hexes, turns }: Leg): GameRows {
  const next = ahead(hex, facing)
  const set = { ...draft, path: `${draft.path}F` }
  const met = risksOf(view, ship, set).filter((risk) => sameHex(risk.hex, next))
  const details = { note: onMap(view.setup.map, next) ? `${hexes} to go` : 'off the map', ...collisions(view, met) }
  const because = [{ title: 'hex-sides', number: allowance(view, ship, speed) }]
  const turn = (letter: 'L' | 'R', name: string, side: -1 | 1): GameRow => {
    const effect = { set: { ...draft, path: draft.path + letter }, note: `${turns} allowed`, because }
    return row(`turn:${letter}`, 'ES-TRN-01', `Turn ${name}, to ${facingName(turned(facing, side))}`, effect)
  }
  const mayTurn = turns > 0 && (hexes > 0 || podOf(view, ship) > 0)
  return [
    hexes > 1 && row('forward', 'ES-MOV-08', `One hex ahead, to ${makeHexNumber(next)}`, { set, ...details }),
    mayTurn && [turn('L', 'left', -1), turn('R', 'right', 1)],
  ]
}
/** The turns of last turn again, at the speed that they need. A straight path is the row ahead. */
function sameRow({ view, ship, draft }: Leg): GameRows {
  const path = ship.flown ?? ''
  const change = changesOf(view, ship).find((one) => ship.speed + one === count(path, 'F'))
  if (change === undefined || sidesIn(path) === 0) return null
  const set = { ...draft, change, path }
  const details = { note: `to ${poseText(endOf(ship, path))}`, ...collisions(view, risksOf(view, ship, set)) }
  return sameAgain('ES-MOV-03', { set, ifLegal: moveOf(set), ...details })
}
const SPEEDS = { '-1': 'Slow down to', 0: 'Keep', 1: 'Speed up to' } as const
const speedRows = ({ view, ship, draft }: Leg): GameRows =>
  changesOf(view, ship).map((change) => {
    const label = `${SPEEDS[change]} speed ${ship.speed + change}`
    const because = [{ title: 'top speed', number: topSpeed(view, ship) }]
    return change !== draft.change && row(`speed:${change}`, 'ES-MOV-02', label, { set: { ...draft, change }, because })
  })

/** Every legal whole course, by preference: the safest, at the planned speed, with the bow towards an enemy, with the fewest turns. */
function coursesByPreference({ view, ship, draft }: Leg) {
  const far = farFromEnemy(view, ship)
  return coursesOf(view, ship)
    .map(({ change, path, ...course }) => ({ ...course, set: { ...draft, change, path, rams: [] }, far: far(course) }))
    .map((plan) => ({ ...plan, slower: Math.abs(plan.set.change - draft.change) }))
    .filter(({ set }) => set.path !== '' && !check(view, moveOf(set)))
    .sort((a, b) => a.risk - b.risk || a.slower - b.slower || a.far - b.far || a.turns - b.turns)
}
/** For a whole course its other ends in the same hex; then one row for each other hex in reach, which sets the speed too. */
function goRows(leg: Leg): GameRows {
  const { view, ship, draft } = leg
  const courses = coursesByPreference(leg)
  const isWhole = courses.some(({ set }) => set.change === draft.change && set.path === draft.path)
  const here = courses.filter(({ hex }) => isWhole && sameHex(hex, leg.hex))
  const best = firstOfEach(
    courses.filter((course) => !here.includes(course)),
    ({ hex }) => hexKey(hex),
  )
  const atSpeed = ({ change }: Course, before: string): string => (change === draft.change ? '' : `${before}speed ${ship.speed + change}`)
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
