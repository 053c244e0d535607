// `npm run bench`: figures of one run, each also as a ratio to the same machine's own measure (a JSON copy of the state), so that two runs compare.
// --json prints them all.
import { randomBytes } from 'node:crypto'
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { messageFor, provenDice, turnsOf } from '@admiralty/match'
import { type Moment, playRandom } from '@admiralty/testkit'
import { system as skirmish } from '@admiralty/testkit/skirmish'
import { recordMatch } from '../apps/cli/src/record.ts'
import { games } from '../systems/all.ts'

interface Figure {
  readonly what: string
  readonly perSecond: number
}

/** Repeats for about a second after a warm-up; each repetition does `times` of what is counted. */
function measure(what: string, times: number, once: () => unknown): Figure {
  for (const until = performance.now() + 250; performance.now() < until; ) once()
  const started = performance.now()
  let done = 0
  for (; performance.now() - started < 1000; done += times) once()
  return { what, perSecond: (done / (performance.now() - started)) * 1000 }
}

function momentsOf(system: RuleSystem, seed: number): readonly Moment[] {
  const moments: Moment[] = []
  playRandom(system, seed, (moment) => moments.push(moment))
  return moments
}

/** What each seat knows in the middle of a match. */
function middleViews(system: RuleSystem, seed: number): readonly unknown[] {
  const moments = momentsOf(system, seed)
  const { result, seats = [] } = moments[Math.floor(moments.length / 2)] ?? {}
  return result ? seats.map((seat) => system.view(result.state, seat)) : []
}

function figuresOf(system: RuleSystem): readonly Figure[] {
  const moments = momentsOf(system, 3)
  const middle = moments[Math.floor(moments.length / 2)]
  const seat = middle?.seats[0]
  if (!middle || seat === undefined) throw new Error('no match to measure')
  const { state } = middle.result
  const knowing = [1, 2, 3, 4, 5, 6].flatMap((seed) => middleViews(system, seed))
  const events = moments.flatMap(({ result }) => result.events)
  const journal = recordMatch(system, { seed: 3, secret: randomBytes(32).toString('hex'), id: 'bench' })
  const turns = [...turnsOf(system, journal)]
  let seed = 0
  let calls = 0
  const match = measure('random matches', 1, () => {
    seed += 1
    playRandom(system, seed, () => {
      calls += 1
    })
  })
  const whim = seededDice(1)
  const stake = { secret: 'bench', seatValues: {}, seq: 1, orders: {} }
  return [
    measure('JSON copies of a state (the measure)', 1, () => JSON.parse(JSON.stringify(state))),
    match,
    { what: 'calls resolved in random matches', perSecond: (match.perSecond * calls) / seed },
    measure('events folded', events.length, () => events.reduce<unknown>((before, event) => system.evolve(before, event), undefined)),
    measure('views', 1, () => system.view(state, seat)),
    measure('imagined states', knowing.length, () => knowing.map((view) => system.imagine(view, whim))),
    measure('messages to one viewer', turns.length, () => turns.map((turn) => messageFor(system, turn, seat))),
    measure('proven dice', 31, () => provenDice(stake).roll(31, 6, 'bench')),
  ]
}

const json = process.argv.includes('--json')
const systems: readonly RuleSystem[] = [
  skirmish,
  ...(await Promise.all(Object.values(games).map(async ({ rules }) => (await rules()).system))),
]
const report: Record<string, readonly (Figure & { readonly ratio: number })[]> = {}
for (const system of systems) {
  if (!json) console.log(`\n${system.id}`)
  const figures = figuresOf(system)
  const unit = figures[0]?.perSecond ?? 1
  report[system.id] = figures.map((figure) => ({ ...figure, ratio: figure.perSecond / unit }))
  if (!json)
    for (const { what, perSecond } of figures)
      console.log(
        `${Math.round(perSecond).toLocaleString('en').padStart(12)} a second  ${(perSecond / unit).toPrecision(3).padStart(9)} of the measure  ${what}`,
      )
}
if (json) console.log(JSON.stringify(report))
