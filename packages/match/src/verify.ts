// Verifies a finished match: commitment, chain, every die and, under the same rules version, every event.
import type { Dice, Resolution, RuleSystem } from '@admiralty/kernel'
import { checkAction, initialStatus, type Played as Match, outcomeOf, statusAfter } from './actions.ts'
import { sameJson } from './canonical.ts'
import { chainHash, headHash } from './chain.ts'
import { actionOf, type Entry, fold, type Head, type Journal } from './journal.ts'
import { commitmentOf, provenDice, type Roll } from './proof.ts'
import { eventsOf, setupOf } from './upcasts.ts'

export interface Verdict {
  readonly ok: boolean
  /** Number of faces that were computed again. */
  readonly dice: number
  /** Number of entries that were resolved again, because their rules version is the current one. */
  readonly resolved: number
  /** Faults in order. Look at the first one; later ones may follow from it. */
  readonly findings: readonly string[]
}

const ENOUGH = 20
const NO_SECRET = 'its secret is not published: no die can be checked'

/** `passed` receives the share of the work that is done, 0 to 1, after every entry. */
export function verifyJournal(system: RuleSystem, journal: Journal, passed: (share: number) => void = () => undefined): Verdict {
  const { head, entries, secret } = journal
  const half = (begun: number, index: number): void => passed((begun + (index + 1) / entries.length) / 2)
  if (head.system !== system.id) return verdict([`it is a match of ${head.system}`])
  const proof = secret === null ? [...lengths(journal), NO_SECRET] : proofFindings(journal, secret, (index) => half(0, index))
  const play = played(system, journal, (index) => half(1, index))
  const dice = secret === null ? 0 : entries.flatMap(({ rolls }) => rolls).reduce((sum, { faces }) => sum + faces.length, 0)
  return { ...verdict([...proof, ...play.findings]), dice, resolved: play.resolved }
}

/** Faults of commitment, chain and dice, also of a match in play. It needs no rules. */
export function proofFindings(
  journal: Omit<Journal, 'secret'>,
  secret: string,
  passed: (index: number) => void = () => undefined,
): readonly string[] {
  const findings = [...lengths(journal)]
  if (commitmentOf(secret) !== journal.head.commitment) findings.push('its secret is not the one it was committed to')
  for (const [index, entry] of journal.entries.entries()) {
    findings.push(...proofOf(journal, secret, entry, index))
    passed(index)
  }
  return findings
}

function verdict(findings: readonly string[]): Verdict {
  const told = findings.length > ENOUGH ? [...findings.slice(0, ENOUGH), `and ${findings.length - ENOUGH} more`] : findings
  return { ok: findings.length === 0, dice: 0, resolved: 0, findings: told }
}

function* lengths({ entries, chain }: Omit<Journal, 'secret'>): Generator<string> {
  if (entries.length === 0) yield 'it has no opening'
  if (chain.length !== entries.length) yield `${entries.length} entries and ${chain.length} hashes`
  for (const [index, { seq }] of entries.entries()) if (seq !== index) yield `entry ${seq} stands in the place of ${index}`
}

/** Checks an entry's hash and faces against the secret. */
function* proofOf({ head, chain }: Omit<Journal, 'secret'>, secret: string, entry: Entry, index: number): Generator<string> {
  const previous = index === 0 ? headHash(head) : (chain[index - 1] ?? '')
  if (chainHash(secret, previous, entry) !== chain[index]) yield `entry ${index} is not the one in the chain`
  const dice = provenDice({ secret, seatValues: head.seatValues, seq: entry.seq, orders: entry.orders })
  for (const { count, sides, reason, faces } of entry.rolls) {
    const derived = dice.roll(count, sides, reason)
    if (!sameJson(derived, faces)) yield `entry ${index}: ${reason} came as ${faces.join(' ')}, and should be ${derived.join(' ')}`
  }
}

interface Played {
  readonly resolved: number
  readonly findings: readonly string[]
}

/** Checks that the events fold to a match and follow from orders and faces. Stops at the first fault. */
function played(system: RuleSystem, { head, entries }: Journal, passed: (index: number) => void): Played {
  let state: unknown
  let status = initialStatus
  let resolved = 0
  for (const [index, entry] of entries.entries()) {
    const stop = (finding: string): Played => ({ resolved, findings: [`entry ${index}: ${finding}`] })
    try {
      const wrong = index === 0 ? undefined : misplaced(system, { head, state, status }, entry)
      if (wrong !== undefined) return stop(wrong)
      const events = eventsOf(system, entry)
      const strange = events.findIndex((event) => !system.schema.event.safeParse(event).success)
      if (strange !== -1) return stop(`event ${strange} is not one of this game`)
      if (entry.version === system.version) {
        if (!sameJson(reresolved(system, head, state, entry), events)) return stop('its orders and dice do not lead to its events')
        resolved += 1
      }
      state = fold(system, state, events)
      status = statusAfter(status, actionOf(entry))
      passed(index)
    } catch (problem) {
      return stop(`it cannot be played again (${problem instanceof Error ? problem.message : 'unknown'})`)
    }
  }
  return { resolved, findings: [] }
}

/** The fault of an entry at this place, found before it is resolved. */
function misplaced(system: RuleSystem, match: Match, entry: Entry): string | undefined {
  const { call, orders, version } = entry
  const action = actionOf(entry)
  if (outcomeOf(system, match)) return 'it comes after the end'
  if (action)
    return call !== null || Object.keys(orders).length > 0
      ? 'it is an action and an answer in one'
      : checkAction(system, match, action)?.reason
  if (!call) return 'it is neither an answer nor an action'
  if (version !== system.version) return undefined
  const { conceded } = match.status
  const rebel = call.seats.find(
    (seat) => conceded.includes(seat) && !sameJson(orders[seat], system.defaultOrder(system.view(match.state, seat))),
  )
  return rebel === undefined ? undefined : `${rebel} has conceded and gives orders`
}

function reresolved(system: RuleSystem, head: Head, before: unknown, entry: Entry): readonly unknown[] {
  const { call, orders, rolls } = entry
  if (actionOf(entry)) {
    if (rolls.length > 0) throw new Error('no dice are rolled for an action')
    return []
  }
  const dice = recordedDice(rolls)
  const resolution: Resolution<unknown, unknown> = call
    ? system.resolve(before, call, orders, dice)
    : system.begin({ setup: setupOf(system, head), position: head.position }, dice)
  if (dice.left() > 0) throw new Error('the entry has rolls that the rules do not ask for')
  return resolution.events
}

/** Dice that repeat the recorded rolls and throw on any other roll. */
function recordedDice(rolls: readonly Roll[]): Dice & { left(): number } {
  let next = 0
  return {
    roll(count, sides, reason) {
      const roll = rolls[next]
      next += 1
      if (!roll || roll.count !== count || roll.sides !== sides) throw new Error(`no such dice were rolled for: ${reason}`)
      return roll.faces
    },
    left: () => rolls.length - next,
  }
}
