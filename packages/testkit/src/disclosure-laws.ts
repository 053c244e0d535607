// Laws of a host's policy: what anybody may learn of a match of this game, while it runs and when it has ended.
import { FILE_FORMATS, randomAnswer, randomSetup, seededDice, type Viewer } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  type Closing,
  type Disclosure,
  decide,
  type Head,
  type Journal,
  makeHead,
  messageFor,
  outcomeOf,
  type Transition,
  type Visitor,
} from '@admiralty/match'
import { Broken, must, mustBeSame } from './laws.ts'
import type { AnySystem } from './random-match.ts'

/** Calls of a match before the players of one side after another concede. */
const CALLS = 8
const SECRET = 'the secret of the dice of a match under the laws'

/** A match that has ended. */
interface EndedMatch {
  readonly system: AnySystem
  readonly head: Head
  readonly transitions: readonly Transition[]
}

/** A random match that ends by concessions after a few calls, or earlier by its rules. */
function playToEnd(system: AnySystem, seed: number, closing: Closing): EndedMatch {
  const dice = seededDice(seed)
  const { setup } = randomSetup(system, dice)
  const seats = system.seats(setup)
  const seatValues = Object.fromEntries(seats.map(({ seat }) => [seat, `the value of ${seat}`]))
  const head = makeHead(system, { id: `match-${seed}`, setup, position: null, secret: SECRET, seatValues, closing, created: 0 })
  const transitions = [beginMatch(system, head, SECRET, 0)]
  const current = () => transitions.at(-1)?.match ?? transitions[0]?.match
  for (let calls = 0; calls < CALLS; calls += 1) {
    const match = current()
    const [call] = match && !outcomeOf(system, match) ? system.openCalls(match.state) : []
    if (!match || !call) break
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, randomAnswer(system, match.state, { call, seat, dice })]))
    transitions.push(decide(system, match, { call, orders, time: calls }, SECRET))
  }
  for (const { seat } of seats.filter(({ kind }) => kind === 'player')) {
    const match = current()
    if (match && !outcomeOf(system, match))
      transitions.push(applyAction(system, match, { action: { kind: 'conceded', seat }, time: CALLS }, SECRET))
  }
  return { system, head, transitions }
}

/** The journal after some of the entries. The host knows the secret when the match is over. */
function journalOf({ head, transitions }: EndedMatch, count: number): Journal {
  const some = transitions.slice(0, count)
  return {
    head,
    entries: some.map(({ entry }) => entry),
    chain: some.map(({ match }) => match.chain),
    secret: count === transitions.length ? SECRET : null,
  }
}

const CLOSINGS: readonly Closing[] = ['open', 'kept']

/** A file holds what its viewer received entry by entry, and nothing else. Only the end of an open match publishes the journal. */
function filesLaw(match: EndedMatch, { fileFor }: Disclosure, viewers: readonly Viewer[]): void {
  const { system, head, transitions } = match
  const { position: _, ...shown } = head
  const all = transitions.length
  for (const count of [all - 1, all]) {
    const isPublished = count === all && head.closing === 'open'
    const journal = journalOf(match, count)
    for (const viewer of viewers) {
      const messages = transitions.slice(0, count).map((transition) => messageFor(system, transition, viewer))
      const expected = isPublished ? journal : { told: FILE_FORMATS.partialExport, viewer, head: shown, messages }
      const words = [viewer, 'has another file than it may have after', count, 'of', all, 'entries of a match that is', head.closing, 'at']
      mustBeSame(JSON.parse(fileFor(system, journal, viewer)), JSON.parse(JSON.stringify(expected)), ...words)
    }
  }
}

/** A person receives what its seats and the public receive. Only the end of an open match adds the referee. */
function viewersLaw({ mayViewAs }: Disclosure, visitors: readonly Visitor[], viewers: readonly Viewer[]): void {
  const stages = CLOSINGS.flatMap((closing) => [false, true].map((isOver) => ({ closing, isOver })))
  for (const visitor of visitors) {
    const received: readonly Viewer[] = [...visitor.seats, 'public']
    for (const stage of stages) {
      const isPublished = stage.isOver && stage.closing === 'open'
      const allowed = [...viewers, 'referee'].filter((viewer) => mayViewAs(stage, visitor, viewer))
      const expected = viewers.filter((viewer) => received.includes(viewer)).concat(isPublished ? 'referee' : [])
      mustBeSame(allowed, expected, visitor, 'may view as others than it may in a match that is', stage, 'at')
    }
  }
}

/** A match for the seated exists for its players and its creator only. */
function watchLaw({ isVisible }: Disclosure, visitors: readonly Visitor[]): void {
  for (const visitor of visitors) {
    const atTable = visitor.isCreator || visitor.seats.length > 0
    must(isVisible('anyone', visitor), visitor, 'may not watch a match that anyone may watch')
    must(isVisible('seated', visitor) === atTable, visitor, atTable ? 'does not see its own match' : 'sees a match of others')
  }
}

/** The breaches of a policy in random matches of a game; each seed gives a match that is open at its end and one that is kept. */
export function disclosureBreaches(system: AnySystem, policy: Disclosure, seeds: readonly number[]): readonly string[] {
  return seeds.flatMap((seed) =>
    CLOSINGS.flatMap((closing) => {
      const match = playToEnd(system, seed, closing)
      const seats = Object.keys(match.head.seatValues)
      const viewers: readonly Viewer[] = [...seats, 'public']
      const visitors: readonly Visitor[] = [
        { seats: [], isCreator: false },
        { seats: [], isCreator: true },
        ...seats.map((seat) => ({ seats: [seat], isCreator: false })),
      ]
      const laws = [() => filesLaw(match, policy, viewers), () => viewersLaw(policy, visitors, viewers), () => watchLaw(policy, visitors)]
      return laws.flatMap((law) => brokenIn(law).map((words) => `seed ${seed}, ${closing}: ${words}`))
    }),
  )
}

function brokenIn(law: () => void): readonly string[] {
  try {
    law()
    return []
  } catch (error) {
    if (error instanceof Broken) return [error.message]
    throw error
  }
}
