// Parts on which everything depends: exact line of sight, fair dice, exact chances.

import { chained, die, enumerateRolls, faces, seededDice, times } from '@admiralty/kernel'
import { provenDice } from '@admiralty/match'
import { blocked, distance, type Hex, hexAt, isOneOf, touches } from '@admiralty/space'
import { type BenchItem, rate } from './figure.ts'

const [COLUMNS, ROWS] = [42, 42]
const LINES = 1000
const ROCKS = 60
/** The number of six-sided dice from one block of 32 bytes. */
const BLOCK = 31

const whim = seededDice(1)
/** A die that is rolled again on a 6. */
const CHAIN = [1, 2, 3, 4, 5, 6].map((value) => ({ chance: 1 / 6, value, again: value === 6 }))

const somewhere = (): Hex => hexAt({ column: die(whim, COLUMNS, 'column') - 1, row: die(whim, ROWS, 'row') - 1 })

export const item: BenchItem = {
  title: 'Line of sight, fair dice and chances',
  about: `${LINES} lines between random hexes of a map of ${COLUMNS} by ${ROWS}, of which ${ROCKS} hexes block; dice from HMACs of a match's secret; the chances of sums of dice. In seconds of one core.`,
  async figures(progress) {
    progress('parts: line of sight, dice, chances')
    const lines = Array.from({ length: LINES }, () => [somewhere(), somewhere()] as const)
    const isRock = isOneOf(Array.from({ length: ROCKS }, somewhere))
    const long = lines.reduce((sum, [from, to]) => sum + distance(from, to), 0) / LINES
    const stake = { secret: 'bench', seatValues: { red: 'red', blue: 'blue' }, orders: {} }
    let answer = 0
    const through = rate(() => lines.filter(([from, to]) => blocked(from, to, isRock)).length && LINES)
    const listed = rate(() => lines.map(([from, to]) => touches(from, to)).length)
    const one = provenDice({ ...stake, answer })
    const entries = rate(() => {
      answer += 1
      return provenDice({ ...stake, answer }).roll(2, 6, 'bench').length / 2
    })
    const exact = rate(() => times(9, faces(6)) && 1)
    const enumerated = rate(() => enumerateRolls((dice) => dice.roll(4, 6, 'bench').reduce((sum, face) => sum + face, 0)) && 1)
    const chains = rate(() => chained(CHAIN) && 1)
    const note = `${long.toFixed(1)} hexes long`
    return [
      { what: 'lines of sight, blocked or not', value: through, unit: 'a second', aim: { least: 2_000_000 }, note },
      { what: 'lines of sight with every hex that they touch', value: listed, unit: 'a second', note },
      { what: 'fair dice of one entry', value: rate(() => one.roll(BLOCK, 6, 'bench').length), unit: 'a second' },
      { what: 'entries with fair dice, each with its own keys', value: entries, unit: 'a second' },
      { what: 'exact chances of nine dice', value: 1000 / exact, unit: 'ms', aim: { most: 1 } },
      { what: 'exact chances of an endless chain of re-rolls', value: 1000 / chains, unit: 'ms', aim: { most: 1 } },
      { what: 'nine dice, compared with the enumeration of four', value: enumerated / exact, unit: 'times the time', aim: { most: 0.2 } },
    ]
  },
}
