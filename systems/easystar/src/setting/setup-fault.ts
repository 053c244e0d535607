// Setups that do not fit their scenario: seats and sides, build points, map size, leviathans (ES-GEN-03, ES-MAP-01, ES-SCN, ES-MPL).
import type { Refusal, RuleId } from '@admiralty/kernel'
import type { Setup } from '../state.ts'
import { extent } from '../table.ts'

type Scenario = Setup['scenario']
/** The seats of each scenario, in order. Scenarios that are not in the table have two players. */
const SEATS: Readonly<Partial<Record<Scenario, string>>> = { three: 'yellow, blue, red', four: 'yellow, blue, red, green' }
const SEATS_RULE: Readonly<Partial<Record<Scenario, RuleId>>> = { three: 'ES-MPL-02', four: 'ES-MPL-06' }
/** Build points a side that the scenario fixes. */
const POINTS: Readonly<Partial<Record<Scenario, readonly [number, RuleId]>>> = {
  quality: [500, 'ES-SCN-01'],
  starbase: [500, 'ES-SCN-02'],
  convoy: [250, 'ES-SCN-03'],
  carriers: [500, 'ES-SCN-04'],
}
const SQUADRON_POINTS = 500
/** Columns and rows of the smallest map: two by two tiles, for four players four by four. */
const LEAST = { two: 14, four: 28 } as const

/** The first thing about a setup that its scenario does not allow. */
export const setupFault = (setup: Setup): Refusal | undefined =>
  seatFault(setup) ?? pointsFault(setup) ?? mapFault(setup) ?? leviathanFault(setup)

function seatFault({ scenario, seats }: Setup): Refusal | undefined {
  const rule = SEATS_RULE[scenario] ?? 'ES-GEN-01'
  const wanted = SEATS[scenario] ?? 'yellow, blue'
  const found = seats.map(({ seat }) => seat).join(', ')
  if (found !== wanted) return { rule, reason: `the seats must be ${wanted}, not ${found}` }
  if (seats.some(({ seat, side }) => (seat === 'yellow' || seat === 'blue') && seat !== side))
    return { rule, reason: 'yellow and blue must lead their own sides' }
  const [red, green] = [seats[2], seats[3]]
  return red && red.side === green?.side ? { rule, reason: 'red and green must be on different sides' } : undefined
}

function pointsFault({ scenario, seats }: Setup): Refusal | undefined {
  const [fixed, rule] = POINTS[scenario] ?? []
  const odd = seats.find(({ budget }) => budget !== fixed)
  if (rule && odd) return { rule, reason: `each side must have ${fixed} build points, not ${odd.budget}` }
  if (scenario === 'three') return lonePointsFault(seats)
  const [first = 0, ...others] = seats.map(({ budget }) => budget)
  if (others.some((budget) => budget !== first))
    return { rule: RULE_OF_EQUALS[scenario] ?? 'ES-GEN-03', reason: 'all seats must have equal build points' }
  return scenario === 'squadrons' && first < SQUADRON_POINTS
    ? { rule: 'ES-SCN-05', reason: `each side must have at least ${SQUADRON_POINTS} build points, not ${first}` }
    : undefined
}
const RULE_OF_EQUALS: Readonly<Partial<Record<Scenario, RuleId>>> = { squadrons: 'ES-SCN-05', four: 'ES-MPL-07' }

/** ES-MPL-04. */
function lonePointsFault(seats: Setup['seats']): Refusal | undefined {
  const points = (side: string): number => seats.filter((place) => place.side === side).reduce((sum, { budget }) => sum + budget, 0)
  return points('yellow') === points('blue')
    ? undefined
    : { rule: 'ES-MPL-04', reason: 'the player without an ally must have the build points of both others together' }
}

function mapFault({ scenario, map }: Setup): Refusal | undefined {
  if ((map.shape === 'triangle') !== (scenario === 'three'))
    return { rule: 'ES-MPL-05', reason: 'three players, and only they, use a triangular map' }
  const [least, rule] = scenario === 'four' ? ([LEAST.four, 'ES-MPL-07'] as const) : ([LEAST.two, 'ES-MAP-01'] as const)
  const { columns, rows } = extent(map)
  return columns < least || rows < least
    ? { rule, reason: `the map must have at least ${least} by ${least} hexes, not ${columns} by ${rows}` }
    : undefined
}

const leviathanFault = ({ scenario, options }: Setup): Refusal | undefined =>
  scenario === 'quality' && !options.leviathans
    ? { rule: 'ES-SCN-01', reason: 'leviathans must be allowed, because Yellow has one' }
    : undefined
