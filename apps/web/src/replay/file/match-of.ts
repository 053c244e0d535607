// Describes an imported match from its journal. No user of this server has a seat in it.
import type { RuleSystem } from '@admiralty/kernel'
import { type Journal, outcomeOf, setupOf, transitionsOf } from '@admiralty/match'
import type { MatchInfo } from '../../api/types.ts'

export function matchOf(system: RuleSystem, journal: Journal): MatchInfo {
  const { head } = journal
  const setup = setupOf(system, head)
  const last = [...transitionsOf(system, journal)].at(-1)?.match
  return {
    id: head.id,
    system: head.system,
    title: `${system.rulebook.title}, ${new Date(head.created).toISOString().slice(0, 10)}`,
    scenario: '',
    setup,
    status: 'over',
    seats: system.seats(system.schema.storedSetup.parse(setup)).map(({ seat, side, kind }) => ({
      seat,
      side,
      ...(kind === 'umpire' ? { holder: 'umpire', name: 'The umpire' } : { holder: 'other', name: 'unknown player' }),
      auto: false,
      sat: true,
      rank: null,
      standIn: null,
      conceded: false,
      automatic: { decisions: [], change: 0 },
      vacations: 0,
    })),
    mine: [],
    owed: [],
    creator: false,
    invitations: [],
    offeredSeats: [],
    drafts: [],
    consentAfter: 0,
    commitment: head.commitment,
    seatValues: head.seatValues,
    keys: head.keys ?? null,
    rekeyed: Object.keys(last?.status.rekeyed ?? {}),
    linkEnds: head.linkEnds ?? {},
    newLinkEnds: last?.status.newLinkEnds ?? {},
    // The file holds everything, whatever was agreed.
    closing: 'open',
    watch: 'anyone',
    clock: head.clock,
    saved: [],
    outcome: (last && outcomeOf(system, last)) ?? null,
    created: head.created,
    rematch: null,
  }
}
