import { pick, playersAmong } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { type ChooseAction, type HostedMatch, last, playMatch } from '../test/host.ts'
import { chainHash, headHash } from './chain.ts'
import {
  actionText,
  applyAction,
  checkAction,
  decide,
  type Entry,
  exportJournal,
  importJournal,
  type Journal,
  type MatchAction,
  type MatchState,
  messageFor,
  nextAnswer,
  outcomeOf,
  provenDice,
  reopen,
  verifyJournal,
} from './index.ts'

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const seatsOf = (match: MatchState): readonly string[] =>
  playersAmong(system.seats(system.schema.setup.parse(match.head.setup))).map(({ seat }) => seat)
/** Tries random actions now and then, allowed or not. */
const randomActions: ChooseAction = (match, dice) => {
  const [face = 1] = dice.roll(1, 8, 'an action?')
  const seat = pick(dice, seatsOf(match))
  const actions: readonly MatchAction[] = [
    { kind: 'conceded', seat },
    { kind: 'replaced', seat, by: 'captain' },
    { kind: 'returned', seat },
    { kind: 'drawn', seats: seatsOf(match).filter((one) => !match.status.conceded.includes(one)) },
  ]
  if (match.seq === 2) return { kind: 'automated', seat, decisions: ['brace'], change: 1 }
  if (match.seq === 3) return { kind: 'restored', value: `a random value ${seat}` }
  return face <= 3 || match.seq > 12 ? actions[Math.min(face, 4) - 1] : undefined
}
const matchesWithActions = Array.from({ length: 40 }, (_, seed) => playMatch(system, seed + 1, randomActions))
const actionsIn = ({ entries }: Journal): readonly MatchAction[] => entries.flatMap(({ action }) => (action ? [action] : []))

const laterRolls = ({ journal: { entries } }: HostedMatch): number => entries.slice(2).flatMap(({ rolls }) => rolls).length
/** A match of four seats in which red concedes early. It has few rolls after that, because `verifyJournal` lists only the first findings. */
const [found] = Array.from({ length: 100 }, (_, seed) =>
  playMatch(system, seed + 1, ({ seq, status }) =>
    seq >= 2 && status.conceded.length === 0 ? { kind: 'conceded', seat: 'red' } : undefined,
  ),
)
  .filter(({ transitions }) => seatsOf(last(transitions).match).length === 4 && transitions.length > 9)
  .toSorted((one, other) => laterRolls(one) - laterRolls(other))
if (!found) throw new Error('no such match')
const { journal, transitions } = found
const atAction = journal.entries.findIndex(({ action }) => action)

describe('actions', () => {
  test('are entries of the journal, and their effect is computed from the journal alone', () => {
    const kinds = new Set<string>()
    for (const match of matchesWithActions) {
      const { head, entries, chain } = wired(match.journal)
      for (const action of actionsIn(match.journal)) kinds.add(action.kind)
      expect(reopen(system, { head, entries, chain })).toEqual(last(match.transitions).match)
      expect(outcomeOf(system, last(match.transitions).match)).toBeDefined()
    }
    expect([...kinds].toSorted()).toEqual(['automated', 'conceded', 'drawn', 'replaced', 'restored', 'returned'])
  })

  test('survive export and import, and are verified like other entries', () => {
    for (const match of matchesWithActions) {
      const back = importJournal(exportJournal(match.journal), system)
      if ('refusal' in back) throw new Error(back.refusal.reason)
      expect(back.journal.entries).toEqual(match.journal.entries)
      expect(verifyJournal(system, back.journal)).toMatchObject({ ok: true, findings: [] })
    }
  })

  test('reach every viewer in the same message, without a step of the game', () => {
    const transition = transitions[atAction]
    if (!transition) throw new Error('no action')
    const messages = ['red', 'white', 'blue', 'black', 'public'].map((viewer) => messageFor(system, transition, viewer))
    for (const message of messages) expect(message).toEqual(messages[0])
    expect(messages[0]).toMatchObject({ action: { kind: 'conceded', seat: 'red' }, steps: [], outcome: null })
    expect(messages[0]?.calls).toEqual(
      transitions[atAction - 1] && messageFor(system, transitions[atAction - 1] ?? transition, 'public').calls,
    )
  })

  test('MATCH-CONCEDED: after a seat concedes, its partner plays on and its own answers are the default orders', () => {
    const after = transitions.slice(atAction + 1).filter(({ entry }) => entry.call?.seats.includes('red'))
    expect(after.length).toBeGreaterThan(0)
    for (const { entry, before } of after) {
      const view = system.view(system.schema.state.parse(before), 'red')
      const { call } = entry
      expect(call && entry.orders.red).toEqual(call && system.defaultOrder(view, call))
    }
  })

  test('MATCH-CONCEDED: the only side that has not conceded wins with all its seats', () => {
    const match = playMatch(system, 4, ({ seq, status, head }) => {
      const partners = system.seats(system.schema.setup.parse(head.setup)).filter(({ side }) => side === 'dawn')
      const next = partners.find(({ seat }) => !status.conceded.includes(seat))
      return seq >= 1 && next ? { kind: 'conceded', seat: next.seat } : undefined
    })
    const end = last(match.transitions)
    const dusk = system.seats(system.schema.setup.parse(end.match.head.setup)).filter(({ side }) => side === 'dusk')
    const outcome = { winners: dusk.map(({ seat }) => seat), why: 'MATCH-CONCEDED', scores: null }
    expect(outcomeOf(system, end.match)).toEqual(outcome)
    expect(messageFor(system, end, 'public')).toMatchObject({ outcome, calls: [], steps: [] })
    expect(system.outcome(system.schema.state.parse(end.match.state))).toBeUndefined()
  })

  test('MATCH-CONCEDED: a player who has conceded is no winner, although the partner wins', () => {
    // First one player of Dawn, then all of Dusk.
    const conceding = ({ head }: MatchState): readonly string[] => {
      const players = playersAmong(system.seats(system.schema.setup.parse(head.setup)))
      const [dawn, dusk] = ['dawn', 'dusk'].map((one) => players.filter(({ side }) => side === one).map(({ seat }) => seat))
      return [...(dawn ?? []).slice(0, 1), ...(dusk ?? [])]
    }
    const match = playMatch(system, 1, (current) => {
      const next = conceding(current).find((seat) => !current.status.conceded.includes(seat))
      return current.seq >= 1 && next ? { kind: 'conceded', seat: next } : undefined
    })
    const end = last(match.transitions)
    const winners = seatsOf(end.match).filter((seat) => !conceding(end.match).includes(seat))
    expect(winners.length).toBeGreaterThan(0)
    expect(outcomeOf(system, end.match)).toEqual({ winners, why: 'MATCH-CONCEDED', scores: null })
  })
  test('MATCH-CONCEDED: a player who has conceded is no winner of a match that the rules end', () => {
    const won = { winners: ['red', 'white'], why: 'SK-END-01', scores: null } as const
    const ended = { ...system, outcome: () => won }
    const { match } = last(transitions)
    expect(outcomeOf(ended, { ...match, status: { ...match.status, conceded: ['red'] } })).toEqual({ ...won, winners: ['white'] })
  })

  test('MATCH-DRAWN: a draw has no winners and ends the match', () => {
    const match = playMatch(system, 4, (current) => (current.seq >= 1 ? { kind: 'drawn', seats: seatsOf(current) } : undefined))
    const end = last(match.transitions).match
    expect(outcomeOf(system, end)).toEqual({ winners: [], why: 'MATCH-DRAWN', scores: null })
    expect(checkAction(system, end, { kind: 'conceded', seat: 'red' }, 1)).toEqual({ rule: 'MATCH-CONCEDED', reason: 'the match is over' })
    expect(() => applyAction(system, end, { action: { kind: 'conceded', seat: 'red' }, time: 1 }, '')).toThrow('is not allowed')
  })

  test('MATCH-RESTORED: the same orders get other dice after a restoration, and other dice after every further one', () => {
    const { journal: played, transitions: all } = playMatch(system, 4)
    const at = played.entries.findIndex(({ rolls, call }) => call !== null && rolls.length > 0)
    const [before, entry] = [all[at - 1]?.match, played.entries[at]]
    if (!before || !entry?.call || played.secret === null) throw new Error('no entry with rolls')
    const { secret } = played
    const answers = { call: entry.call, orders: entry.orders, time: entry.time }
    const facesAfter = (...values: readonly string[]): string => {
      const start = values.reduce(
        (match, value) => applyAction(system, match, { action: { kind: 'restored', value }, time: 1 }, secret).match,
        before,
      )
      const { rolls } = decide(system, start, answers, secret).entry
      return JSON.stringify(rolls.map(({ faces }) => faces))
    }
    const seen = [facesAfter(), facesAfter('a'), facesAfter('b')]
    expect(seen[0]).toBe(JSON.stringify(entry.rolls.map(({ faces }) => faces)))
    const keys = [null, 'a', 'b', 'c'].map((restored) =>
      provenDice({ secret, seatValues: before.head.seatValues, answer: nextAnswer(before.links), orders: entry.orders, restored })
        .roll(40, 6, 'a test')
        .join(),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(facesAfter('a', 'b')).toBe(seen[2])
  })

  test.each<[MatchAction, string]>([
    [{ kind: 'conceded', seat: 'mauve' }, 'mauve is not a player'],
    [{ kind: 'conceded', seat: 'red' }, 'red has conceded'],
    [{ kind: 'replaced', seat: 'red', by: 'ensign' }, 'red has conceded'],
    [{ kind: 'returned', seat: 'blue' }, 'no bot replaces blue'],
    [{ kind: 'drawn', seats: ['blue', 'blue'] }, 'each seat is named only once'],
    [{ kind: 'drawn', seats: ['red', 'blue'] }, 'red has conceded'],
    [{ kind: 'drawn', seats: ['blue'] }, 'has not agreed to the draw'],
    [{ kind: 'automated', seat: 'red', decisions: ['brace'], change: 1 }, 'red has conceded'],
    [{ kind: 'automated', seat: 'blue', decisions: ['brace'], change: 2 }, 'expected change 1 of blue'],
    [{ kind: 'automated', seat: 'blue', decisions: ['rest'], change: 1 }, 'decisions of this game'],
  ])('the action %j is refused: %s', (action, reason) => {
    const match = transitions[atAction]?.match
    if (!match) throw new Error('no action')
    expect(checkAction(system, match, action, 1)?.reason).toContain(reason)
  })

  test('MATCH-STAND-IN: a bot never concedes and has no voice in a draw, but the partner of its seat has', () => {
    const opening = found.transitions[1]?.match
    if (!opening) throw new Error('the match has not begun')
    const refused = (match: MatchState, action: MatchAction): string | undefined => checkAction(system, match, action, 1)?.reason
    const replaced = (...bots: readonly string[]): MatchState => ({
      ...opening,
      status: { ...opening.status, standIns: Object.fromEntries(bots.map((seat) => [seat, 'captain'])) },
    })
    const seats = playersAmong(system.seats(system.schema.setup.parse(opening.head.setup)))
    const [first] = seats
    const partner = seats.find(({ seat, side }) => side === first?.side && seat !== first.seat)
    if (!first || !partner) throw new Error('no partner')
    const others = seats.flatMap(({ seat }) => (seat === first.seat ? [] : [seat]))
    const one = replaced(first.seat)
    expect(refused(one, { kind: 'conceded', seat: first.seat })).toBe(`a bot replaces ${first.seat}, and a bot never concedes`)
    expect(refused(one, { kind: 'drawn', seats: seatsOf(one) })).toBe(`a bot replaces ${first.seat}, and has no voice in a draw`)
    expect(refused(one, { kind: 'drawn', seats: others })).toBeUndefined()
    expect(refused(one, { kind: 'drawn', seats: others.slice(1) })).toContain('has not agreed to the draw')
    const both = replaced(first.seat, partner.seat)
    const enemies = seats.flatMap(({ seat, side }) => (side === first.side ? [] : [seat]))
    expect(refused(both, { kind: 'drawn', seats: enemies })).toBe(
      `a bot replaces ${first.seat}, so nobody of that side can agree to a draw`,
    )
  })
  test('each have a log line', () => {
    const nameOf = (seat: string) => seat.toUpperCase()
    expect(
      (
        [
          { kind: 'conceded', seat: 'red' },
          { kind: 'drawn', seats: ['red', 'blue'] },
          { kind: 'drawn', seats: ['red'] },
          { kind: 'replaced', seat: 'red', by: 'captain' },
          { kind: 'returned', seat: 'red' },
          { kind: 'automated', seat: 'red', decisions: ['brace'], change: 1 },
          { kind: 'restored', value: 'random' },
        ] as const
      ).map((action) => actionText(action, nameOf)),
    ).toEqual([
      'RED concedes.',
      'RED and BLUE agree on a draw.',
      'RED agrees on a draw.',
      'A bot (captain) replaces RED.',
      'RED has returned.',
      'RED now leaves 1 kind of decisions to fixed rules.',
      'The server has restored this match. Later orders may be lost, and all dice from here on are new.',
    ])
  })
})

describe('forged actions', () => {
  /** Recomputes the chain, as a forger who knows the secret would. */
  const rechained = (entries: readonly Entry[]): Journal => {
    const numbered = entries.map((entry, seq) => ({ ...entry, seq }))
    const chain: string[] = []
    for (const entry of numbered)
      chain.push(chainHash({ secret: journal.secret ?? '', previous: chain.at(-1) ?? headHash(journal.head) }, entry))
    return { ...journal, entries: numbered, chain }
  }
  const base = journal.entries[atAction]
  if (!base) throw new Error('no action')
  const put = (action: MatchAction, at: number): Journal => rechained(journal.entries.toSpliced(at, 0, { ...base, action }))
  const findings = (forged: Journal): string => verifyJournal(system, forged).findings.join('; ')
  const refusal = (forged: Journal): string => {
    const read = importJournal(wired(forged), system)
    return 'refusal' in read ? read.refusal.reason : 'nothing wrong'
  }

  test('a changed action breaks the chain', () => {
    const entries = journal.entries.map((entry) =>
      entry.action ? { ...entry, action: { kind: 'conceded', seat: 'blue' } as const } : entry,
    )
    expect(findings({ ...journal, entries })).toContain(`entry ${atAction} does not match its hash in the chain`)
    expect(findings(rechained(entries))).toContain('is not the default order')
    const nextVersion = { ...system, version: system.version + 1 }
    const { ok, unchecked } = verifyJournal(nextVersion, rechained(entries))
    expect({ ok, isChecked: unchecked === 0 }).toEqual({ ok: false, isChecked: false })
  })

  test('a draw to which a player has not agreed', () => {
    const active = seatsOf(last(transitions).match).filter((seat) => seat !== 'red')
    const drawn = (seats: readonly string[]): string => findings(put({ kind: 'drawn', seats }, atAction + 1))
    expect(drawn(active.slice(1))).toContain(`entry ${atAction + 1}: ${active[0]} has not agreed to the draw`)
    expect(drawn(active)).not.toContain('has not agreed')
    expect(refusal(put({ kind: 'drawn', seats: active.slice(1) }, atAction + 1))).toContain('an action that was not allowed')
  })

  test('a bot’s reason that is added later breaks the chain', () => {
    const entries = journal.entries.map((entry, seq) => (seq === 1 ? { ...entry, why: { red: 'on a whim' } } : entry))
    expect(findings({ ...journal, entries })).toBe('entry 1 does not match its hash in the chain')
    const unknownSeat = journal.entries.map((entry, seq) => (seq === 1 ? { ...entry, why: { mauve: 'on a whim' } } : entry))
    expect(refusal(rechained(unknownSeat))).toContain('was not asked')
  })

  test.each<[string, MatchAction, number, string]>([
    ['twice', { kind: 'conceded', seat: 'red' }, atAction + 1, 'red has conceded'],
    ['for an unknown seat', { kind: 'conceded', seat: 'mauve' }, 2, 'mauve is not a player'],
    ['that ends the match too early', { kind: 'drawn', seats: ['red', 'white', 'blue', 'black'] }, 2, 'after the end'],
    ['after the end of the match', { kind: 'conceded', seat: 'blue' }, journal.entries.length, 'after the end'],
  ])('an action inserted %s is found, even if the chain is recomputed', (_, action, at, words) => {
    const forged = put(action, at)
    expect(findings(forged)).toContain(words)
    expect(refusal(forged)).toMatch(/was not allowed|after the end/)
  })

  test('an action with events, rolls, call or orders is found', () => {
    const changed = (change: Partial<Entry>): Journal =>
      rechained(journal.entries.map((entry, seq) => (seq === atAction ? { ...entry, ...change } : entry)))
    const events = journal.entries[1]?.events ?? []
    const rolls = [{ count: 1, sides: 6, reason: 'nothing', faces: [1] }]
    expect(findings(changed({ events }))).toContain('do not lead to its events')
    expect(refusal(changed({ events }))).toContain('must not have events')
    expect(findings(changed({ rolls }))).toContain('an action must not have rolls')
    expect(refusal(changed({ rolls }))).toContain('must not have rolls')
    expect(findings(changed({ call: journal.entries[1]?.call ?? null }))).toContain('both an action and an answer')
    expect(refusal(changed({ call: journal.entries[1]?.call ?? null }))).toContain('out of place')
    expect(findings(changed({ orders: { red: 1 } }))).toContain('both an action and an answer')
    const { action: _, ...bare } = base
    expect(refusal({ ...journal, entries: journal.entries.with(atAction, bare) })).toContain('out of place')
  })
})
