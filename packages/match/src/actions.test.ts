import { pick } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { type HostedMatch, type HostOptions, last, playMatch } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import {
  actionText,
  applyAction,
  checkAction,
  type Entry,
  exportJournal,
  importJournal,
  type Journal,
  type MatchAction,
  type MatchState,
  messageFor,
  outcomeOf,
  reopen,
  verifyJournal,
} from './index.ts'

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const seatsOf = (standing: MatchState): readonly string[] =>
  system.seats(system.schema.setup.parse(standing.head.setup)).map(({ seat }) => seat)
/** Now and then somebody does something, whether it may be done or not. */
const restless: HostOptions = (standing, whim) => {
  const [face = 1] = whim.roll(1, 8, 'an action?')
  const seat = pick(whim, seatsOf(standing))
  const actions: readonly MatchAction[] = [
    { kind: 'conceded', seat },
    { kind: 'replaced', seat, by: 'captain' },
    { kind: 'returned', seat },
    { kind: 'drawn', seats: seatsOf(standing).filter((one) => !standing.status.conceded.includes(one)) },
  ]
  return face <= 3 || standing.seq > 12 ? actions[Math.min(face, 4) - 1] : undefined
}
const restlessMatches = Array.from({ length: 40 }, (_, seed) => playMatch(system, seed + 1, restless))
const actionsIn = ({ entries }: Journal): readonly MatchAction[] => entries.flatMap(({ action }) => (action ? [action] : []))

const laterRolls = ({ journal: { entries } }: HostedMatch): number => entries.slice(2).flatMap(({ rolls }) => rolls).length
/** A match of four in which red concedes after the cards are on the table, with few rolls later: `verifyJournal` lists only the first faults. */
const [found] = Array.from({ length: 100 }, (_, seed) =>
  playMatch(system, seed + 1, ({ seq, status }) =>
    seq >= 2 && status.conceded.length === 0 ? { kind: 'conceded', seat: 'red' } : undefined,
  ),
)
  .filter(({ turns }) => seatsOf(last(turns).match).length === 4 && turns.length > 9)
  .toSorted((one, other) => laterRolls(one) - laterRolls(other))
if (!found) throw new Error('no such match')
const { journal, turns } = found
const atAction = journal.entries.findIndex(({ action }) => action)

describe('actions', () => {
  test('are entries of the journal, and their effect is computed from it alone', () => {
    const kinds = new Set<string>()
    for (const match of restlessMatches) {
      const { head, entries, chain } = wired(match.journal)
      for (const action of actionsIn(match.journal)) kinds.add(action.kind)
      expect(reopen(system, head, entries, chain)).toEqual(last(match.turns).match)
      expect(outcomeOf(system, last(match.turns).match)).toBeDefined()
    }
    expect([...kinds].toSorted()).toEqual(['conceded', 'drawn', 'replaced', 'returned'])
  })

  test('survive export and import, and are verified like other entries', () => {
    for (const match of restlessMatches) {
      const back = importJournal(exportJournal(match.journal), system)
      if ('refusal' in back) throw new Error(back.refusal.reason)
      expect(back.journal.entries).toEqual(match.journal.entries)
      expect(verifyJournal(system, back.journal)).toMatchObject({ ok: true, findings: [] })
    }
  })

  test('reach every viewer in the same message, without a step of the game', () => {
    const turn = turns[atAction]
    if (!turn) throw new Error('no action')
    const told = ['red', 'white', 'blue', 'black', 'public'].map((viewer) => messageFor(system, turn, viewer))
    for (const message of told) expect(message).toEqual(told[0])
    expect(told[0]).toMatchObject({ action: { kind: 'conceded', seat: 'red' }, steps: [], outcome: null })
    expect(told[0]?.calls).toEqual(turns[atAction - 1] && messageFor(system, turns[atAction - 1] ?? turn, 'public').calls)
  })

  test('MATCH-CONCEDED: after a seat concedes, its partner plays on and its own answers are the default orders', () => {
    const after = turns.slice(atAction + 1).filter(({ entry }) => entry.call?.seats.includes('red'))
    expect(after.length).toBeGreaterThan(0)
    for (const { entry, before } of after) {
      const view = system.view(system.schema.state.parse(before), 'red')
      expect(entry.orders.red).toEqual(system.defaultOrder(view))
    }
  })

  test('MATCH-CONCEDED: the only side that has not conceded wins with all its seats', () => {
    const match = playMatch(system, 4, ({ seq, status, head }) => {
      const side = system.seats(system.schema.setup.parse(head.setup)).filter((place) => place.side === 'dawn')
      const next = side.find(({ seat }) => !status.conceded.includes(seat))
      return seq >= 1 && next ? { kind: 'conceded', seat: next.seat } : undefined
    })
    const end = last(match.turns)
    const dusk = system.seats(system.schema.setup.parse(end.match.head.setup)).filter(({ side }) => side === 'dusk')
    const outcome = { winners: dusk.map(({ seat }) => seat), why: 'MATCH-CONCEDED', scores: null }
    expect(outcomeOf(system, end.match)).toEqual(outcome)
    expect(messageFor(system, end, 'public')).toMatchObject({ outcome, calls: [], steps: [] })
    expect(system.outcome(system.schema.state.parse(end.match.state))).toBeUndefined()
  })

  test('MATCH-DRAWN: a draw has no winners and ends the match', () => {
    const match = playMatch(system, 4, (standing) => (standing.seq >= 1 ? { kind: 'drawn', seats: seatsOf(standing) } : undefined))
    const end = last(match.turns).match
    expect(outcomeOf(system, end)).toEqual({ winners: [], why: 'MATCH-DRAWN', scores: null })
    expect(checkAction(system, end, { kind: 'conceded', seat: 'red' })).toEqual({ rule: 'MATCH-CONCEDED', reason: 'the match is over' })
    expect(() => applyAction(system, end, { action: { kind: 'conceded', seat: 'red' }, time: 1 }, '')).toThrow('is not allowed')
  })

  test.each<[MatchAction, string]>([
    [{ kind: 'conceded', seat: 'mauve' }, 'mauve does not play'],
    [{ kind: 'conceded', seat: 'red' }, 'red has conceded'],
    [{ kind: 'replaced', seat: 'red', by: 'ensign' }, 'red has conceded'],
    [{ kind: 'returned', seat: 'blue' }, 'no bot replaces blue'],
    [{ kind: 'drawn', seats: ['blue', 'blue'] }, 'each seat agrees only once'],
    [{ kind: 'drawn', seats: ['red', 'blue'] }, 'red has conceded'],
  ])('%j is refused: %s', (action, reason) => {
    const standing = turns[atAction]?.match
    if (!standing) throw new Error('no action')
    expect(checkAction(system, standing, action)?.reason).toBe(reason)
  })

  test('have log lines', () => {
    const nameOf = (seat: string) => seat.toUpperCase()
    expect(
      (
        [
          { kind: 'conceded', seat: 'red' },
          { kind: 'drawn', seats: ['red', 'blue'] },
          { kind: 'drawn', seats: ['red'] },
          { kind: 'replaced', seat: 'red', by: 'captain' },
          { kind: 'returned', seat: 'red' },
        ] as const
      ).map((action) => actionText(action, nameOf)),
    ).toEqual([
      'RED concedes.',
      'RED and BLUE agree on a draw.',
      'RED agrees on a draw.',
      'A bot (captain) replaces RED.',
      'RED has returned.',
    ])
  })
})

describe('forged actions', () => {
  /** What somebody who holds the secret would do to cover a change. */
  const chainedAnew = (entries: readonly Entry[]): Journal => {
    const numbered = entries.map((entry, seq) => ({ ...entry, seq }))
    const chain: string[] = []
    for (const entry of numbered) chain.push(chainHash(journal.secret ?? '', chain.at(-1) ?? headHash(journal.head), entry))
    return { ...journal, entries: numbered, chain }
  }
  const base = journal.entries[atAction]
  if (!base) throw new Error('no action')
  const put = (action: MatchAction, at: number): Journal => chainedAnew(journal.entries.toSpliced(at, 0, { ...base, action }))
  const findings = (forged: Journal): string => verifyJournal(system, forged).findings.join('; ')
  const refusal = (forged: Journal): string => {
    const read = importJournal(wired(forged), system)
    return 'refusal' in read ? read.refusal.reason : 'nothing wrong'
  }

  test('a changed action breaks the chain', () => {
    const entries = journal.entries.map((entry) =>
      entry.action ? { ...entry, action: { kind: 'conceded', seat: 'blue' } as const } : entry,
    )
    expect(findings({ ...journal, entries })).toContain(`entry ${atAction} is not the one in the chain`)
    expect(findings(chainedAnew(entries))).toContain('gives orders')
  })

  test('a reason that is added later breaks the chain', () => {
    const entries = journal.entries.map((entry, seq) => (seq === 1 ? { ...entry, why: { red: 'on a whim' } } : entry))
    expect(findings({ ...journal, entries })).toBe('entry 1 is not the one in the chain')
    const strange = journal.entries.map((entry, seq) => (seq === 1 ? { ...entry, why: { mauve: 'on a whim' } } : entry))
    expect(refusal(chainedAnew(strange))).toContain('was not asked')
  })

  test.each<[string, MatchAction, number, string]>([
    ['twice', { kind: 'conceded', seat: 'red' }, atAction + 1, 'red has conceded'],
    ['of a stranger', { kind: 'conceded', seat: 'mauve' }, 2, 'mauve does not play'],
    ['in the middle that ends the match', { kind: 'drawn', seats: ['blue', 'white'] }, 2, 'after the end'],
    ['after the end', { kind: 'conceded', seat: 'blue' }, journal.entries.length, 'after the end'],
  ])('an action put in %s is found, even if the chain was made anew', (_, action, at, words) => {
    const forged = put(action, at)
    expect(findings(forged)).toContain(words)
    expect(refusal(forged)).toMatch(/could not be done|after the end/)
  })

  test('a removed action, or one with parts of a game entry, is found', () => {
    expect(findings(chainedAnew(journal.entries.toSpliced(atAction, 1)))).not.toBe('')
    const strange = (change: Partial<Entry>): Journal =>
      chainedAnew(journal.entries.map((entry, seq) => (seq === atAction ? { ...entry, ...change } : entry)))
    const events = journal.entries[1]?.events ?? []
    const rolls = [{ count: 1, sides: 6, reason: 'nothing', faces: [1] }]
    expect(findings(strange({ events }))).toContain('do not lead to its events')
    expect(refusal(strange({ events }))).toContain('not those of its kind')
    expect(findings(strange({ rolls }))).toContain('no dice are rolled for an action')
    expect(refusal(strange({ rolls }))).toContain('not those of its kind')
    expect(findings(strange({ call: journal.entries[1]?.call ?? null }))).toContain('an action and an answer in one')
    expect(refusal(strange({ call: journal.entries[1]?.call ?? null }))).toContain('out of place')
    expect(findings(strange({ orders: { red: 1 } }))).toContain('an action and an answer in one')
    const { action: _, ...bare } = base
    expect(refusal({ ...journal, entries: journal.entries.with(atAction, bare) })).toContain('out of place')
  })
})
