// Speeds, turns and paths of ships (ES-MOV, ES-TRN, ES-AUX-MAN), on a state or a view.

import { type Explained, explained, when } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, turned } from '@admiralty/space'
import { TURNING } from '../../data/tables.ts'
import type { Ship, Table } from '../state.ts'
import { has, onMap, topSpeed } from '../table.ts'

export type Change = -1 | 0 | 1
const CHANGES: readonly Change[] = [0, 1, -1]

/** ES-MOV-02, ES-MOV-05: the legal changes of speed, 0 first. */
export function changesOf(table: Table, ship: Ship): readonly Change[] {
  const top = topSpeed(table, ship).total
  if (ship.speed > top) return [-1]
  return CHANGES.filter((change) => ship.speed + change >= 0 && ship.speed + change <= top)
}

/** ES-AUX-MAN-01, ES-AUX-MAN-02, ES-AUX-MAN-03: hex-sides by the pod, at any speed; 0 for a station. */
export const podOf = (table: Table, ship: Ship): 0 | 1 => (has(table, ship, 'manoeuvring') && !ship.station ? 1 : 0)

/** ES-TRN-01: hex-sides at a speed, without a navigation hit. */
const turnsAt = (table: Table, speed: number): number => TURNING[table.setup.options.turning][speed] ?? 0
/** ES-TRN-01, ES-TRN-04: hex-sides by the table alone. */
export const tableTurns = (table: Table, ship: Ship, speed: number): number => (ship.navHit ? 0 : turnsAt(table, speed))

/** Hex-sides that a ship may turn in its move at a speed. */
export const allowance = (table: Table, ship: Ship, speed: number): Explained =>
  explained(
    [`turning at speed ${speed}`, turnsAt(table, speed), 'ES-TRN-01'],
    when(ship.navHit, 'navigation hit', -turnsAt(table, speed), 'ES-TRN-04'),
    when(podOf(table, ship) === 1, 'manoeuvring pod', 1, 'ES-AUX-MAN-01'),
  )

/** How often a letter is in a path. */
export function count(path: string, letter: string): number {
  let found = 0
  for (const each of path) if (each === letter) found += 1
  return found
}
/** Hex-sides turned in a path. */
export const sidesIn = (path: string): number => count(path, 'L') + count(path, 'R')
/** Hex-sides after the last hex. */
export const trailing = (path: string): number => path.length - 1 - path.lastIndexOf('F')

/** The part of the path that the ship has moved. */
const flownBy = ({ course }: Ship): string => course?.path ?? ''
/** ES-TRN-04: the path without turns that are no longer possible. Turns by the table are used before the pod. */
export function steered(table: Table, ship: Ship, rest: string): string {
  const flown = sidesIn(flownBy(ship))
  let byTable = Math.max(0, tableTurns(table, ship, ship.speed) - flown)
  let byPod = flown > turnsAt(table, ship.speed) ? 0 : podOf(table, ship)
  const kept = [...rest].filter((letter, index) => {
    if (letter === 'F') return true
    if (byTable > 0 && rest.includes('F', index)) {
      byTable -= 1
      return true
    }
    byPod -= 1
    return byPod >= 0
  })
  return kept.join('')
}
/** Whether the next part of a path shows all players that the ship has a pod. */
export function showsPod(table: Table, ship: Ship, stretch: string): boolean {
  const path = flownBy(ship) + stretch
  const afterTheLast = count(path, 'F') === ship.speed && trailing(path) > 0
  return afterTheLast || sidesIn(path) > turnsAt(table, ship.speed) || (ship.navHit && sidesIn(stretch) > 0)
}

export interface HexPose {
  readonly hex: Hex
  readonly facing: Direction
}

/** The pose after one letter of a path. */
export function step({ hex, facing }: HexPose, letter: string): HexPose {
  if (letter === 'F') return { hex: ahead(hex, facing), facing } // ES-MOV-08
  return { hex, facing: turned(facing, letter === 'R' ? 1 : -1) }
}
/** The poses along a path, without the start. */
export function courseOf(from: HexPose, path: string): readonly HexPose[] {
  let now = from
  return [...path].map((letter) => {
    now = step(now, letter)
    return now
  })
}
/** The poses along a path, with the start. */
export const stopsOf = ({ hex, facing }: HexPose, path: string): readonly HexPose[] => [{ hex, facing }, ...courseOf({ hex, facing }, path)]
/** The pose at the end of a path. */
export const endOf = (from: HexPose, path: string): HexPose => courseOf(from, path).at(-1) ?? from
/** The hexes entered in order. A hex off the map is the last one. */
export function entered(table: Table, from: HexPose, path: string): readonly Hex[] {
  const poses = courseOf(from, path)
  const hexes = poses.filter((_, index) => path[index] === 'F').map(({ hex }) => hex)
  const out = hexes.findIndex((hex) => !onMap(table.setup.map, hex))
  return out < 0 ? hexes : hexes.slice(0, out + 1)
}
