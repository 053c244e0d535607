// Random positions for tests of odds: random fleets within range of each other, damaged and partly revealed, before a shot or a move.

import { type Dice, die, likely, pick, randomSetup, scriptedDice } from '@admiralty/kernel'
import { DIRECTIONS, type Hex, hexAt, within } from '@admiralty/space'
import { FIGHTER_KINDS } from '../data/tables.ts'
import { sampleFleet } from '../src/design/sample.ts'
import { play } from '../src/game.ts'
import { system } from '../src/index.ts'
import { type Position, stateOf } from '../src/position.ts'
import { limitsOf } from '../src/setting/limits.ts'
import type { Color, Setup, State } from '../src/state.ts'
import { extent, onMap } from '../src/table.ts'
import { type PlacedDesign, placed } from './placed-ships.ts'

type Flown = NonNullable<Position['fighters']>[string]

export interface RandomPosition {
  readonly state: State
  /** The seat that may fire or move. */
  readonly shooter: Color
  /** Whether all items are public. */
  readonly open: boolean
}

const MOST_POINTS = 750

/** A random position; the same dice give the same position. */
export function randomPosition(dice: Dice, step: 'fire' | 'ships' | 'fighters' = 'fire'): RandomPosition {
  const setup = system.schema.setup.parse(randomSetup(system, dice).setup)
  const { seat: shooter, side } = pick(dice, setup.seats)
  const open = likely(dice, 1, 3)
  const hexes = closeBy(setup, dice)
  const ships: Record<string, PlacedDesign> = {}
  const fighters: Record<string, Flown> = {}
  for (const { seat } of setup.seats) {
    const limits = limitsOf(setup, seat)
    const fleet = sampleFleet(dice, { ...limits, budget: Math.min(limits.budget, MOST_POINTS) })
    for (const [index, design] of fleet.ships.entries())
      ships[`${seat}-${index + 1}`] = placed(design, { seat, hex: pick(dice, hexes), open }, dice)
    for (let out = die(dice, 4, 'fighters') - 1; out > 0; out -= 1)
      fighters[`${seat}-f${out}`] = {
        seat,
        hex: pick(dice, hexes),
        kind: pick(dice, FIGHTER_KINDS),
        facing: pick(dice, DIRECTIONS),
      }
  }
  const dying = step === 'fire' && likely(dice, 1, 10) ? Object.keys(ships).find((id) => ships[id]?.seat === shooter) : undefined
  const last = dying === undefined ? undefined : ships[dying]
  if (dying !== undefined && last) ships[dying] = { ...last, status: 'dying' }
  const position: Position = {
    at: step === 'fire' ? { step, side, seat: shooter, passes: 0 } : { step, seat: shooter },
    ships,
    fighters,
    ...(dying === undefined ? {} : { owed: { [shooter]: [{ ship: dying, item: null }] } }),
  }
  const { state } = play.begin([{ type: 'begun', state: stateOf(setup, position) }], scriptedDice())
  return { state, shooter, open: open || setup.options.openDesigns }
}

/** A small part of the map where most ships are within range. */
function closeBy(setup: Setup, dice: Dice): readonly Hex[] {
  const { columns, rows } = extent(setup.map)
  const cell = (): Hex => hexAt({ column: die(dice, columns, 'column') - 1, row: die(dice, rows, 'row') - 1 })
  for (;;) {
    const hexes = within(cell(), 1 + die(dice, 3, 'how close')).filter((hex) => onMap(setup.map, hex))
    if (hexes.length > 0) return hexes
  }
}
