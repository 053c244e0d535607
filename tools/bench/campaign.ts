// Campaign: a week of eight empires, resolved, seen and told, and what each seat receives.

import { type Dice, seededDice } from '@admiralty/kernel'
import { campaign } from '../../systems/campaign/src/index.ts'
import type { Position } from '../../systems/campaign/src/position.ts'
import { SEATS } from '../../systems/campaign/src/shapes.ts'
import { tactics } from '../../systems/full-thrust/src/tactics/tactics.ts'
import { type BenchItem, ownMs, share } from './figure.ts'

const { system } = campaign({ id: 'full-thrust', title: 'Full Thrust', tactics })
type State = Parameters<typeof system.view>[0]

const [GROUPS, DESIGNS] = [8, ['Lantern', 'Tern', 'Lantern', 'Tern', 'Lantern']] as const
/** Weeks that are measured, and the week in which a long campaign is opened. */
const [WEEKS, LONG] = [20, 50] as const
/** A world in every second hex. */
const worlds: Position['worlds'] = Object.fromEntries(
  Array.from({ length: 169 }, (_, index) => [index % 13, Math.floor(index / 13)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => [`${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`, { rolled: 6 }]),
)
const addresses = Object.keys(worlds)
/** Eight empires in week 1, each with eight worlds and forty ships. */
const position: Position = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 1,
  worlds,
  seats: Object.fromEntries(
    SEATS.map((seat, index) => {
      const own = addresses.slice(index * GROUPS, (index + 1) * GROUPS)
      const groups = own.map((at, number) => ({ id: `group-${number + 1}`, at, ships: DESIGNS.map((design) => ({ design })) }))
      return [seat, { worlds: own, holdings: { treasury: 100_000, capital: own[0] ?? null, groups } }]
    }),
  ),
}

interface Week {
  readonly ms: number
  /** The most bytes that a seat received. */
  readonly bytes: number
}
/** Plays a week of random orders. Only the rules are measured: orders are made before. */
function playWeek(start: State, dice: Dice): { readonly state: State; readonly week: Week } {
  let [state, ms] = [start, 0]
  const bytes = new Map<string, number>()
  while (state.week === start.week && !system.outcome(state)) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('the campaign neither asks nor ends')
    const before = state
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(before, seat), call, dice)]))
    const started = ownMs()
    const { events, state: later } = system.resolve(state, call, orders, dice)
    for (const seat of SEATS) {
      const seen = events.flatMap((event) => system.observe(event, seat) ?? [])
      system.view(later, seat)
      bytes.set(seat, (bytes.get(seat) ?? 0) + JSON.stringify(seen).length)
    }
    ms += ownMs() - started
    state = later
  }
  return { state, week: { ms, bytes: Math.max(...bytes.values()) } }
}

export const item: BenchItem = {
  title: 'Campaign',
  about: `Eight empires with forty ships each, weeks of random orders: all calls of a week are resolved, and every seat gets its view and its news. In time of one core. The news are those of the seat that receives the most.`,
  figures(progress) {
    progress('campaign: weeks of eight empires')
    const scenario = system.scenarios.find(({ id }) => id === `campaign-${SEATS.length}`)
    const setup = scenario?.setup({ weeks: 'open' })
    if (!setup || 'rule' in setup) throw new Error('there is no campaign of eight empires')
    const dice = seededDice(1)
    let { state } = system.begin({ setup, position }, dice)
    const weeks: Week[] = []
    while (state.week < LONG && !system.outcome(state)) {
      const played = playWeek(state, dice)
      state = played.state
      weeks.push(played.week)
    }
    const measured = weeks.slice(2, WEEKS)
    const opened = Math.max(...SEATS.map((seat) => JSON.stringify(system.view(state, seat)).length))
    return Promise.resolve([
      {
        what: 'a week, median',
        value: share(
          measured.map(({ ms }) => ms),
          0.5,
        ),
        unit: 'ms',
        aim: { most: 100 },
        note: `${measured.length} weeks`,
      },
      {
        what: 'a week, 95th percentile',
        value: share(
          measured.map(({ ms }) => ms),
          0.95,
        ),
        unit: 'ms',
      },
      { what: 'news of a week', value: Math.max(...measured.map(({ bytes }) => bytes)) / 1000, unit: 'kB', aim: { most: 20 } },
      { what: `view of a seat in week ${state.week}`, value: opened / 1000, unit: 'kB', aim: { most: 300 } },
    ])
  },
}
