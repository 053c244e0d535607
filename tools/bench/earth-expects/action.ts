// Measures the calls of fleet actions on the whole path of a server.
import { makeBot } from '@admiralty/bots'
import { type BotPolicy, type Call, type Orders, type RuleSystem, seededDice } from '@admiralty/kernel'
import { policy } from '../../../systems/earth-expects/src/bots/policy.ts'
import { type EarthExpects, system } from '../../../systems/earth-expects/src/index.ts'
import { type BenchFigure, type ReportProgress, share } from '../figure.ts'
import { host, take } from '../whole-path.ts'
import { setupOf, twoSquadronsASide } from './battles.ts'

const FOUGHT = 4
const hosted: RuleSystem = system
const thoughts: BotPolicy = policy
const ensign = makeBot(hosted, thoughts, 'ensign')
const discard = (): void => undefined

interface Decided {
  readonly kind: string
  readonly ms: number
}
/** Plays a battle of bots and times each call, without the time of the bots. */
function fight(setup: EarthExpects['setup'], seed: number): readonly Decided[] {
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const match = host(hosted, { id: `action-${seed}`, setup, position: null, secret: `secret ${seed}`, seatValues, created: 0 }, discard)
  const whim = seededDice(seed)
  const answers = (call: Call): Orders<unknown> =>
    Object.fromEntries(call.seats.map((seat) => [seat, ensign(hosted.view(match.standing.state, seat), call, whim).order]))
  const decided: Decided[] = []
  for (;;) {
    const [call] = hosted.openCalls(match.standing.state)
    if (!call) return decided
    const orders = answers(call)
    const began = performance.now()
    for (const seat of call.seats) take(match, { call: call.id, seat, order: orders[seat] }, discard)
    decided.push({ kind: call.kind, ms: performance.now() - began })
  }
}

function action(what: string, setup: EarthExpects['setup'], progress: ReportProgress): readonly BenchFigure[] {
  fight(setup, 0) // warms up
  const decided = Array.from({ length: FOUGHT }, (_, nth) => {
    progress(`earth-expects: ${what}, ${nth + 1} of ${FOUGHT}`)
    return fight(setup, nth + 1)
  }).flat()
  const times = decided.map(({ ms }) => ms)
  const longest = decided.reduce((most, one) => (one.ms > most.ms ? one : most))
  return [
    { what: `${what}: a sealed call`, value: share(times, 0.5), unit: 'ms', note: `median of ${decided.length}` },
    { what: `${what}: 95 % of calls within`, value: share(times, 0.95), unit: 'ms', aim: { most: 1000 } },
    { what: `${what}: the longest call`, value: longest.ms, unit: 'ms', note: longest.kind },
  ]
}

export const actions = (progress: ReportProgress): readonly BenchFigure[] => [
  ...action('two squadrons a side', twoSquadronsASide(), progress),
  ...action('corvettes and scouts', setupOf('flotillas'), progress),
]
