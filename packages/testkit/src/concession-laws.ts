// Laws of conceding, on random matches in which players concede at random moments: a player who has conceded never wins, a side that has
// conceded is never waited for, and the match ends with one side left.
import { die, playersAmong, randomSetup, seededDice } from '@admiralty/kernel'
import { beginMatch, type Head, makeHead, type NewTransition, outcomeOf, verifyJournal } from '@admiralty/match'
import type { Secrets } from './blindness.ts'
import { type Conceded, type ConcessionHost, play, SECRET } from './conceded-match.ts'
import { Broken, must } from './laws.ts'
import type { AnySystem } from './random-match.ts'

const soundHost: ConcessionHost = { outcomeOf }

function begun(system: AnySystem, seed: number, setup: unknown): { readonly head: Head; readonly opening: NewTransition } {
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `the value of ${seat}`]))
  const head = makeHead(system, { id: `match-${seed}`, setup, position: null, secret: SECRET, seatValues, created: 0 })
  return { head, opening: beginMatch(system, head, SECRET, 0) }
}

/** The journal of a match that has ended can be verified. */
function judgeJournal({ system, transitions }: Conceded, head: Head): void {
  const journal = {
    head,
    entries: transitions.map(({ entry }) => entry),
    chain: transitions.map(({ match }) => match.chain),
    secret: SECRET,
  }
  const { ok, findings } = verifyJournal(system, journal)
  must(ok, 'the journal cannot be verified:', findings)
}

/** How many matches were played, in how many a side left a match that went on, and what is wrong. */
export interface ConcessionReport {
  readonly matches: number
  readonly surrenders: number
  readonly breaches: readonly string[]
}
/** Plays a match of every scenario for each seed. */
export function concessionReport(
  system: AnySystem,
  { reveals }: Pick<Secrets, 'reveals'>,
  seeds: readonly number[],
  host: ConcessionHost = soundHost,
): ConcessionReport {
  const breaches: string[] = []
  let [matches, surrenders] = [0, 0]
  for (const scenario of system.scenarios)
    for (const seed of seeds) {
      const dice = seededDice(seed)
      dice.roll(die(dice, 6, 'skipped'), 6, 'skipped')
      const { setup } = randomSetup({ ...system, scenarios: [scenario] }, dice)
      const { head, opening } = begun(system, seed, setup)
      const played: Conceded = {
        system,
        host,
        reveals,
        players: playersAmong(system.seats(setup)),
        dice,
        transitions: [opening],
        surrenders: 0,
      }
      matches += 1
      try {
        play(played)
        if (host === soundHost) judgeJournal(played, head)
      } catch (error) {
        const words = error instanceof Broken ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
        breaches.push(`${scenario.id}, seed ${seed}, after entry ${played.transitions.length - 1}: ${words}`)
      }
      surrenders += played.surrenders
    }
  return { matches, surrenders, breaches }
}

/** Hosts that break one of the laws each. */
export const PLANTED_HOSTS: Readonly<Record<string, ConcessionHost>> = {
  'a match that goes on with one side': { outcomeOf: (system, { state }) => system.outcome(state) },
  'a winner that has conceded': {
    outcomeOf(system, match) {
      const outcome = outcomeOf(system, match)
      return outcome && { ...outcome, winners: [...outcome.winners, ...match.status.conceded] }
    },
  },
}
