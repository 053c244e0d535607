// A part of `npm run fuzz:proof`: short matches, and the two forgers that have most to gain.
import { describe, expect, test } from 'vitest'
import { gameIds, openGame } from '../../../apps/cli/src/games.ts'
import type { ForgeryKind } from './kinds.ts'
import { playSigned } from './match.ts'
import { type ForgerName, gapsIn, KINDS, type Known, type Row, tryAll } from './trials.ts'

const FORGERS: readonly ForgerName[] = ['secret', 'server that plays']
/** All kinds are tried on the smallest game, and every twentieth on the others: the verifier knows no game. */
const kindsFor = (id: string): readonly ForgeryKind[] => KINDS.filter((_, at) => id === 'skirmish' || at % 20 === 3)
const namesOf = (rows: readonly Row[], forger: ForgerName, known: Known, isNoticed: boolean): readonly string[] =>
  rows.flatMap(({ kind, cells }) => {
    const cell = cells[forger]?.[known]
    return cell && cell.tried > 0 && (cell.noticed === cell.tried) === isNoticed ? [kind] : []
  })

test('no two kinds of forgery have the same name', () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length)
})

describe.each(gameIds)('forged matches of %s', (id) => {
  test('are noticed in the file if the keys are missing, and with a receipt in any case', async () => {
    const { system } = await openGame(id)
    const kinds = kindsFor(id)
    const rows = tryAll(playSigned(system, 3, 6), { seed: 3, kinds, forgers: FORGERS })
    expect(gapsIn(rows)).toEqual([])
    expect(namesOf(rows, 'secret', 'file', true).length).toBeGreaterThan(kinds.length * 0.6)
  })
})

test('a forgery that must be noticed and is not is a gap', () => {
  const cell = { tried: 2, noticed: 1, seen: { partly: 0, unsigned: 0, noted: 0, correct: 1 }, finding: null }
  const rowOf = (group: ForgeryKind['group']): Row => ({
    kind: 'a kind',
    group,
    cells: {
      secret: { file: cell, 'key of the server': cell, receipt: cell },
      server: { file: cell, 'key of the server': cell, receipt: cell },
    },
  })
  expect(gapsIn([rowOf('change')])).toHaveLength(4)
  expect(gapsIn([rowOf('replace')])).toHaveLength(3)
  expect(gapsIn([rowOf('evident')])).toHaveLength(6)
  expect(gapsIn([rowOf('unbound')])).toEqual([])
})
