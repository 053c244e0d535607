import { importJournal, verifyJournal } from '@admiralty/match'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'
import { recordMatch } from './record-match.ts'

const { system, words } = skirmish
const recorded = Array.from({ length: 60 }, (_, seed) => recordMatch(system, { seed, secret: `s${seed}`, id: `m${seed}`, actions: 'some' }))

test('recorded matches with actions can be read, verified and shown', () => {
  const shown = recorded.flatMap((journal) => {
    const read = importJournal(JSON.parse(JSON.stringify(journal)), system)
    if ('refusal' in read) throw new Error(read.refusal.reason)
    expect(verifyJournal(system, read.journal)).toMatchObject({ ok: true, findings: [] })
    return [...linesOf({ system, words }, read.journal, 'public')]
  })
  const text = shown.join('\n')
  for (const line of ['concedes.', 'on a draw.', 'replaces', 'has returned.', '(MATCH-CONCEDED)', '(MATCH-DRAWN)'])
    expect(text).toContain(line)
})

test('a recorded match without actions ends by the rules of its game', () => {
  const { entries } = recordMatch(system, { seed: 3, secret: 's', id: 'm' })
  expect(entries.some(({ action }) => action)).toBe(false)
})
