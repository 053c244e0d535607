// Rows for the next move of a course.
import { onHex } from '@admiralty/kernel'
import { ahead, makeHexNumber, sameHex, turned } from '@admiralty/space'
import { flownPath } from '../movement/band.ts'
import { allowance, changesOf, count, endOf, podOf, sidesIn } from '../movement/course.ts'
import { risksOf } from '../movement/obstacles.ts'
import { onMap, topSpeed } from '../table.ts'
import { type CourseLeg, haltLabel, moveOf } from './course-rows.ts'
import { type GameRow, type GameRows, poseText, row, sameAgain } from './form.ts'
import { collisions } from './paths.ts'
import { facingName } from './say.ts'

export function moveRow({ view, ship, draft, hex }: CourseLeg): GameRow {
  const path = flownPath(view, ship, draft.path)
  const end = endOf(ship, path)
  const moved = onMap(view.setup.map, hex) ? `Move to ${poseText(end)}` : 'Leave the map for good'
  const stays = draft.path === '' ? 'Stay here' : `Turn to ${facingName(end.facing)}`
  const label = path !== draft.path ? haltLabel(end.hex) : draft.path.includes('F') ? moved : stays
  const risks = collisions(view, risksOf(view, ship, draft))
  return row('move', 'ES-MOV-03', label, { role: 'main', give: moveOf(draft), spots: [onHex(end.hex)], ...risks })
}

/** Straight ahead for all hexes that are left. It is the first row, so its key is 1. */
export function aheadRow({ view, ship, draft, hexes }: CourseLeg): GameRow {
  const set = { ...draft, path: draft.path + 'F'.repeat(hexes) }
  const path = flownPath(view, ship, set.path)
  const end = endOf(ship, path)
  const to = path === set.path ? `Ahead to ${poseText(end)}` : haltLabel(end.hex)
  const details = { set, ifLegal: moveOf({ ...set, rams: [] }), ...collisions(view, risksOf(view, ship, set)) }
  return onMap(view.setup.map, end.hex)
    ? row('ahead', 'ES-MOV-08', to, details)
    : row('ahead', 'ES-MOV-08', 'Ahead', { ...details, note: 'off the map' })
}

export function stepRows({ view, ship, draft, hex, facing, speed, hexes, turns }: CourseLeg): GameRows {
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
export function sameRow({ view, ship, draft }: CourseLeg): GameRows {
  const path = ship.flown ?? ''
  const change = changesOf(view, ship).find((one) => ship.speed + one === count(path, 'F'))
  if (change === undefined || sidesIn(path) === 0) return null
  const set = { ...draft, change, path }
  const details = { note: `to ${poseText(endOf(ship, path))}`, ...collisions(view, risksOf(view, ship, set)) }
  return sameAgain('ES-MOV-03', { set, ifLegal: moveOf(set), ...details })
}

const SPEEDS = { '-1': 'Slow down to', 0: 'Keep', 1: 'Speed up to' } as const

export const speedRows = ({ view, ship, draft }: CourseLeg): GameRows =>
  changesOf(view, ship).map((change) => {
    const label = `${SPEEDS[change]} speed ${ship.speed + change}`
    const because = [{ title: 'top speed', number: topSpeed(view, ship) }]
    return change !== draft.change && row(`speed:${change}`, 'ES-MOV-02', label, { set: { ...draft, change }, because })
  })
