// Forgeries of actions.
import { type Journal, type MatchAction, type MatchState, publicKeyOf, seatPrivateKey } from '@admiralty/match'
import { type Forged, type Forger, type ForgeryKind, playedOn, somewhere } from './kinds.ts'
import { concedeAfter } from './play-on.ts'
import { ringOf } from './sign-again.ts'
import type { SignedMatch } from './signed-receipt.ts'

const NEW_KEY = seatPrivateKey('the device of a forger', 'new', '')

/** Plays on after the first `length` entries, beginning with `actions`, until somebody whose key the forger has concedes. */
export function after(
  match: SignedMatch,
  { random, ring }: Forger,
  { length, actions = [] }: { length: number; actions?: readonly MatchAction[] },
): Journal {
  const end = concedeAfter(match.system, Math.max(match.most, length + actions.length), ring)
  const act = (state: MatchState): MatchAction | undefined => actions[state.seq + 1 - length] ?? end(state)
  return playedOn(match, random, { entries: match.journal.entries.slice(0, length), act })
}

const actionKind = (name: string, forge: (match: SignedMatch, forger: Forger, length: number) => Forged | undefined): ForgeryKind => ({
  name,
  group: 'change',
  forge: (match, forger) => {
    const at = somewhere(match, forger.random)
    return at && forge(match, forger, at.seq)
  },
})

const forgedAt = (name: string, actionOfMatch: (match: SignedMatch) => MatchAction, keys = ringOf([])): ForgeryKind =>
  actionKind(name, (match, forger, length) => ({
    journal: after(match, { ...forger, ring: new Map([...forger.ring, ...keys]) }, { length, actions: [actionOfMatch(match)] }),
    keys,
  }))

export const actions: readonly ForgeryKind[] = [
  forgedAt('forged: a concession of the honest seat', ({ witness }) => ({ kind: 'conceded', seat: witness })),
  forgedAt('forged: a concession of the forger', ({ player }) => ({ kind: 'conceded', seat: player })),
  forgedAt('forged: a draw', ({ journal }) => ({ kind: 'drawn', seats: Object.keys(journal.head.keys?.seats ?? {}) })),
  forgedAt('forged: a draw of one seat', ({ player }) => ({ kind: 'drawn', seats: [player] })),
  forgedAt('forged: a bot that plays on for the honest seat', ({ witness }) => ({ kind: 'replaced', seat: witness, by: 'captain' })),
  forgedAt(
    'forged: a new key of the honest seat, and its orders',
    ({ witness }) => ({ kind: 'rekeyed', seat: witness, key: publicKeyOf(NEW_KEY) }),
    ringOf([NEW_KEY]),
  ),
  forgedAt('forged: automatic decisions of the honest seat', ({ witness }) => ({
    kind: 'automated',
    seat: witness,
    decisions: ['brace'],
    change: 1,
  })),
  forgedAt('forged: a restoration that gives other dice', () => ({ kind: 'restored', value: 'a value that gives better dice' })),
  actionKind('forged: no concession, the match played on', (match, forger) => {
    const first = match.journal.entries.find((entry) => entry.action?.kind === 'conceded')
    if (!first) return undefined
    const { journal, most } = match
    return { journal: after({ ...match, most: Math.max(most, journal.entries.length + 2) }, forger, { length: first.seq }) }
  }),
]
