// Measures two basic parts: exact lines of sight and fair dice.

import { die, seededDice } from '@admiralty/kernel'
import { provenDice } from '@admiralty/match'
import { blocked, distance, type Hex, hexAt, hexKey, touches } from '@admiralty/space'
import { type BenchItem, rate } from './figure.ts'

const [COLUMNS, ROWS] = [42, 42]
const LINES = 1000
const ROCKS = 60
/** Six-sided dice from one block of 32 bytes. */
const BLOCK = 31

const whim = seededDice(1)
const somewhere = (): Hex => hexAt({ column: die(whim, COLUMNS, 'column') - 1, row: die(whim, ROWS, 'row') - 1 })

export const item: BenchItem = {
  title: 'Line of sight and fair dice',
  about: `${LINES} lines between random hexes of a map of ${COLUMNS} by ${ROWS}, with ${ROCKS} blocking hexes; dice from HMACs of a match's secret. In seconds of one core.`,
  async figures(progress) {
    progress('parts: line of sight, dice')
    const lines = Array.from({ length: LINES }, () => [somewhere(), somewhere()] as const)
    const rocks = new Set(Array.from({ length: ROCKS }, () => hexKey(somewhere())))
    const long = lines.reduce((sum, [from, to]) => sum + distance(from, to), 0) / LINES
    const stake = { secret: 'bench', seatValues: { red: 'red', blue: 'blue' }, orders: {} }
    let seq = 0
    const through = rate(() => lines.filter(([from, to]) => blocked(from, to, (hex) => rocks.has(hexKey(hex)))).length && LINES)
    const listed = rate(() => lines.map(([from, to]) => touches(from, to)).length)
    const one = provenDice({ ...stake, seq })
    const entries = rate(() => {
      seq += 1
      return provenDice({ ...stake, seq }).roll(2, 6, 'bench').length / 2
    })
    const note = `${long.toFixed(1)} hexes long`
    return [
      { what: 'lines of sight, blocked or not', value: through, unit: 'a second', note },
      { what: 'lines of sight, with every hex they touch', value: listed, unit: 'a second', note },
      { what: 'fair dice of one entry', value: rate(() => one.roll(BLOCK, 6, 'bench').length), unit: 'a second' },
      { what: 'entries with fair dice, each with its own keys', value: entries, unit: 'a second' },
    ]
  },
}
