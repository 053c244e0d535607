// Earth Expects over the wire: what the others and the gallery receive is the same, byte for byte, whatever a captain writes that they may not know,
// up to the moment at which the rule book opens it, and for good where it never does.

import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { beginMatch, decide, makeHead } from '@admiralty/match'
import * as earthExpects from '@admiralty/systems/earth-expects'
import { about } from '@admiralty/systems/earth-expects/about'
import * as earthPolicy from '@admiralty/systems/earth-expects/bots'
import { expect, test } from 'vitest'
import type { GameModules } from '../src/index.ts'
import { closeAll, give, heard, probes, SEAT_VALUES, sitDown, type TwinTable, takeBack } from './twin-tables.ts'

const { system } = earthExpects
// The contract knows nothing of this game's types.
const plain = system as unknown as RuleSystem
type View = ReturnType<typeof system.view>
type Order = ReturnType<typeof system.defaultOrder>
type PowerOrder = Extract<Order, { readonly order: 'power' }>
type Allocation = PowerOrder['ships'][string]
type Seat = 'yellow' | 'blue'
const games: GameModules = { 'earth-expects': { about, rules: async () => earthExpects, bots: async () => earthPolicy } }

interface Battle {
  readonly scenario: string
  readonly options: Readonly<Record<string, boolean | number>>
  /** Whose secrets differ; it always answers first. */
  readonly hider: Seat
  /** It ends when this turn begins. */
  readonly until: number
  readonly secret: string
}
/** By 'seat turn kind': an answer other than the one that stands when nobody answers. */
type Plan = Readonly<Record<string, Order | ((view: View) => Order)>>
interface Moment {
  /** '1 power sealed', '1 power opened' */
  readonly at: string
  /** By viewer: its whole stream so far, and, while an order lies sealed, what it was told when it asked. */
  readonly heard: Readonly<Record<string, string>>
}

const CHASE: Battle = { scenario: 'chase', options: { ftl: true }, hider: 'yellow', until: 3, secret: 'a secret of twins' }

const otherThan = (seat: Seat): Seat => (seat === 'yellow' ? 'blue' : 'yellow')
const viewOf = ({ streams }: TwinTable, seat: string): View => streams[seat]?.table().view as View // what the server sent for this game
function planned(plan: Plan, view: View, seat: string, kind: string): Order {
  const answer = plan[`${seat} ${view.turn} ${kind}`]
  return (typeof answer === 'function' ? answer(view) : answer) ?? system.defaultOrder(view)
}
/** Not for this seat to order, whoever it is: ships of the other side, things that nobody asks, and no order at all. */
const notYours = (view: View, seat: Seat): readonly object[] => {
  const others = Object.values(view.ships).flatMap((ship) => (ship.seat === seat ? [] : [ship.id]))
  const ships = (value: unknown) => Object.fromEntries(others.map((id) => [id, value]))
  return [
    { order: 'power', ships: ships({ lit: [], engines: {}, rapid: [], primaries: {} }) },
    { order: 'plot', ships: ships({ path: 'F', glide: false }) },
    { order: 'repair', ships: ships(['0,0']) },
    { order: 'commit', ships: ships([{ weapon: 'L1', at: seat, nuclear: true }]) },
    { order: 'sense', ships: ships([]) },
    { order: 'scuttle' },
  ].filter(({ ships: named }) => named === undefined || others.length > 0)
}

async function play(battle: Battle, plan: Plan): Promise<readonly Moment[]> {
  const { hider, secret, scenario, options, until } = battle
  const table = await sitDown({ games, system: 'earth-expects', scenario, options, secret })
  const moments: Moment[] = []
  const note = (at: string, asked: Readonly<Record<string, string>> = {}): void => {
    moments.push({
      at,
      heard: Object.fromEntries(['yellow', 'blue', 'public'].map((who) => [who, heard(table, who) + (asked[who] ?? '')])),
    })
  }
  for (;;) {
    const view = viewOf(table, 'public')
    const [call] = table.streams.public?.table().message.calls ?? []
    if (!call || view.turn >= until) break
    const answer = (seat: string) => give(table, seat, call.id, planned(plan, viewOf(table, seat), seat, call.kind))
    const at = `${view.turn} ${call.kind}`
    if (call.seats.includes(hider) && call.seats.length > 1) {
      await give(table, hider, call.id, system.defaultOrder(viewOf(table, hider)))
      await takeBack(table, hider, call.id)
      await answer(hider)
      const prying = otherThan(hider)
      note(`${at} sealed`, await probes(table, prying, notYours(viewOf(table, prying), prying)))
    } else if (call.seats.includes(hider)) await answer(hider)
    for (const seat of call.seats) if (seat !== hider) await answer(seat)
    note(`${at} opened`)
  }
  closeAll(table)
  return moments
}

/** Where two matches are no longer the same to each viewer; null: nowhere. */
function parting(one: readonly Moment[], other: readonly Moment[]): Readonly<Record<string, string | null>> {
  const parts = (viewer: string): string | null =>
    one.find(({ at, heard: told }, index) => other[index]?.at !== at || other[index]?.heard[viewer] !== told[viewer])?.at ?? null
  return { yellow: parts('yellow'), blue: parts('blue'), public: parts('public') }
}
const partings = async (battle: Battle, one: Plan, other: Plan) => parting(await play(battle, one), await play(battle, other))

/** The first secret with whose dice a battle comes by what is wanted, on the view of the seat that hides something. */
function lucky({ scenario, options, hider, until }: Battle, plan: Plan, wanted: (view: View) => boolean): string {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup(options)
  for (let luck = 1; luck < 200; luck += 1) {
    const secret = `luck of twins ${luck}`
    const head = makeHead(plain, { id: 'rehearsal', setup, position: null, secret, seatValues: SEAT_VALUES, created: 0 })
    for (let { match } = beginMatch(plain, head, secret, 0); ; ) {
      const seen = (seat: string): View => system.view(system.schema.state.parse(match.state), seat)
      if (wanted(seen(hider))) return secret
      const [call] = seen('public').calls
      if (!call || seen('public').turn >= until) break
      const orders = Object.fromEntries(call.seats.map((seat) => [seat, planned(plan, seen(seat), seat, call.kind)]))
      match = decide(plain, match, { call, orders, time: 0 }, secret).match
    }
  }
  throw new Error('no such luck')
}

const quarters = (...boxes: readonly string[]) => Object.fromEntries(boxes.map((box) => [box, 4]))
const AHEAD = { E1: { makes: 'speed', boxes: quarters('-1,-2', '-1,-1') } } as const
const TURNING = { ...AHEAD, E2: { makes: 'manoeuvre', boxes: quarters('1,-3', '1,-2', '1,-1', '1,0', '1,1', '1,2') } } as const
const BEARING = ['-1,-3', '1,-4', '4,-3', '6,-3']
const GUNS = ['8,-2', '7,-1', '6,-1', '9,-1', '8,-1']
const power = (ship: string, lit: readonly string[], engines: Allocation['engines']): PowerOrder => ({
  order: 'power',
  ships: { [ship]: { lit, engines, rapid: [], primaries: {} } },
})
const armed = power('vigilance', [...GUNS, ...BEARING], AHEAD)
const fire = (...shots: readonly (readonly [weapon: string, nuclear: boolean])[]): Order => ({
  order: 'commit',
  ships: { vigilance: shots.map(([weapon, nuclear]) => ({ weapon, at: 'icarus', nuclear })) },
})
const lockOn: Order = { order: 'sense', ships: { vigilance: [{ sensors: BEARING, at: 'icarus' }] } }
const announced = (ftl: boolean): Order => {
  const said = { dock: null, undock: null, roll: false, reverse: false, ftl, unmask: false }
  return { order: 'announce', ships: { vigilance: said }, policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' } }
}
const fly = (path: string): Order => ({ order: 'plot', ships: { vigilance: { path, glide: false } } })
/** She runs at a hex a turn, as the Vigilance does. */
const unhurried = (...manoeuvre: readonly string[]): PowerOrder => {
  const turning = manoeuvre.length > 0 && {
    E2: { makes: 'manoeuvre', boxes: Object.fromEntries(manoeuvre.map((box) => [box, 2])) } as const,
  }
  return power('icarus', [], { E1: { makes: 'speed', boxes: { '-1,2': 1 } }, ...turning })
}
const NEAR: Plan = { 'blue 1 power': unhurried(), 'blue 2 power': unhurried() }
const TURNS_ABOUT: Plan = { ...NEAR, 'yellow 1 power': power('vigilance', [], TURNING) }
const ARMED: Plan = { ...NEAR, 'yellow 1 power': armed }

test.each([
  ['announcements', NEAR, { ...NEAR, 'yellow 1 announce': announced(true) }, '1 announce opened'],
  ['plots', TURNS_ABOUT, { ...TURNS_ABOUT, 'yellow 1 plot': fly('lF') }, '1 plot opened'],
  ['targets', ARMED, { ...ARMED, 'yellow 1 commit': fire(['L4', false]) }, '1 commit opened'],
  ['attempts to lock on', ARMED, { ...ARMED, 'yellow 1 sense': lockOn }, '1 sense opened'],
] satisfies readonly (readonly [string, Plan, Plan, string])[])(
  '%s are the same to the enemy and to the gallery, byte for byte, until all have written theirs',
  async (_, one, other, opened) => {
    expect(await partings({ ...CHASE, until: 2 }, one, other)).toMatchObject({ blue: opened, public: opened })
  },
)

test('repairs are the same to all but the crew until all have written theirs', async () => {
  const hurt: Plan = { 'blue 1 power': unhurried(), 'yellow 1 power': armed, 'yellow 1 commit': fire(['I2', false], ['L4', false]) }
  const battle: Battle = { ...CHASE, hider: 'blue' }
  const mend = (at: number): Plan => ({
    ...hurt,
    'blue 2 repair': (view) => ({ order: 'repair', ships: { icarus: mendable(view).slice(at, at + 1) } }),
  })
  const secret = lucky(battle, hurt, (view) => view.calls.some(({ kind }) => kind === 'repair') && mendable(view).length > 1)
  expect(await partings({ ...battle, secret }, mend(0), mend(1))).toMatchObject({ yellow: '2 repair opened', public: '2 repair opened' })
})
const mendable = (view: View): readonly string[] => (system.offer(view)?.of ?? []).map((box) => box.split('/')[1] ?? '')

test('what a ship gave to each box is never told: two turns of other power, flown alike, are the same to all but her owner', async () => {
  const dark: Plan = { ...NEAR, 'yellow 1 plot': fly('F'), 'yellow 2 plot': fly('F') }
  const lit: Plan = { ...dark, 'yellow 1 power': power('vigilance', [...GUNS, ...BEARING], TURNING), 'yellow 2 power': armed }
  expect(await partings(CHASE, dark, lit)).toEqual({ yellow: '1 power opened', blue: null, public: null })
})

test('what a tailed ship gave to movement is told to the tailer, and to nobody else', async () => {
  const tailing: Plan = {
    ...NEAR,
    'yellow 1 power': power('vigilance', BEARING, TURNING),
    'yellow 1 plot': fly('rF'),
    'yellow 1 sense': lockOn,
    'blue 2 plot': { order: 'plot', ships: { icarus: { path: 'F', glide: false } } },
  }
  const parted = await partings({ ...CHASE, hider: 'blue' }, tailing, { ...tailing, 'blue 2 power': unhurried('1,1') })
  expect(parted).toEqual({ blue: '2 power opened', yellow: '2 power opened', public: null })
})

test('a nuclear missile is a missile until it strikes', async () => {
  const launches = (nuclear: boolean): Plan => ({ ...ARMED, 'yellow 1 commit': fire(['2,-4', nuclear]), 'yellow 1 sense': lockOn })
  const parted = await partings(CHASE, launches(false), launches(true))
  expect(parted).toEqual({ yellow: '1 commit opened', blue: '2 defend opened', public: '2 defend opened' })
})

const HIDING: Battle = { scenario: 'raider', options: {}, hider: 'yellow', until: 3, secret: 'a secret of twins' }
const [SHOAL, ELSEWHERE] = [
  [0, 2],
  [2, -3],
] as const
const hides = (hex: readonly [number, number]): Plan => ({
  'yellow 0 deploy': { order: 'deploy', places: { corsair: { hex, facing: 0 } }, disguises: {} },
})
const EYES = ['0,0']
/** The scout lights her sensors, and looks into one hex. */
const looksInto = (at: readonly [number, number]): Plan => ({
  'blue 1 power': (view) => {
    const order = system.defaultOrder(view)
    const whisper = order.order === 'power' && order.ships.whisper
    if (!whisper) throw new Error('the scout has power')
    return { ...order, ships: { ...order.ships, whisper: { ...whisper, lit: EYES } } }
  },
  'blue 1 sense': { order: 'sense', ships: { whisper: [{ sensors: EYES, at }] } },
})

test('where a ship hides is the same to those who look elsewhere, through two turns', async () => {
  const nowhere = looksInto([-2, 1])
  const parted = await partings(HIDING, { ...hides(SHOAL), ...nowhere }, { ...hides(ELSEWHERE), ...nowhere })
  expect(parted).toEqual({ yellow: '0 deploy opened', blue: null, public: null })
})

test('a hidden ship is found where she is looked for, and not before', async () => {
  const there = looksInto(SHOAL)
  const secret = lucky(HIDING, { ...hides(SHOAL), ...there }, ({ ships }) => ships.corsair !== undefined)
  const parted = await partings({ ...HIDING, secret }, { ...hides(SHOAL), ...there }, { ...hides(ELSEWHERE), ...there })
  expect(parted).toEqual({ yellow: '0 deploy opened', blue: '1 sense opened', public: '1 sense opened' })
})

const MASKED: Battle = {
  scenario: 'purchase',
  options: { disguises: true, budget: 16 },
  hider: 'yellow',
  until: 3,
  secret: 'a secret of twins',
}
type Deployment = Extract<Order, { readonly order: 'deploy' }>
type Design = Deployment['disguises'][string]
function ready(name: string): Design {
  const found = system.shipyard?.ready.find((design) => nameOf(design) === name)
  const order = system.schema.order.parse({ order: 'fleet', ships: [{ design: found, crew: 'standard' }] })
  const [bought] = order.order === 'fleet' ? order.ships : []
  if (!bought) throw new Error(`no ${name} stands ready`)
  return bought.design
}
const nameOf = (design: unknown): unknown => (typeof design === 'object' && design !== null && 'name' in design ? design.name : null)
const fleet = (...designs: readonly Design[]): Order => ({ order: 'fleet', ships: designs.map((design) => ({ design, crew: 'standard' })) })
/** A disguise for the second of Yellow's ships, as one is drawn at random. */
function maskedDeployment(view: View): Deployment {
  for (let seed = 1; seed < 40; seed += 1) {
    const { disguises = {} } = { ...drawnDeployment(view, seed) }
    const mask = disguises['yellow-02']
    const standing = system.defaultOrder(view)
    if (mask && standing.order === 'deploy') return { ...standing, disguises: { 'yellow-02': mask } }
  }
  throw new Error('nobody wears a disguise')
}
const drawnDeployment = (view: View, seed: number): Deployment | undefined => {
  const drawn = system.randomOrder(view, seededDice(seed))
  return drawn.order === 'deploy' ? drawn : undefined
}

test('a warship under a false record is the liner that she seems, until she throws it off', async () => {
  let mask: Design | undefined
  const raider: Plan = {
    'blue 0 fleet': fleet(ready('Bolt')),
    'yellow 0 fleet': fleet(ready('Bolt'), ready('Corsair')),
    'yellow 0 deploy': (view) => {
      const deployment = maskedDeployment(view)
      mask = deployment.disguises['yellow-02']
      return deployment
    },
  }
  const first = await play(MASKED, raider)
  if (!mask) throw new Error('she wore none')
  const liner: Plan = { 'blue 0 fleet': fleet(ready('Bolt')), 'yellow 0 fleet': fleet(ready('Bolt'), mask) }
  expect(parting(first, await play(MASKED, liner))).toEqual({ yellow: '0 fleet opened', blue: null, public: null })
  const said = { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: true }
  const bare: Plan = {
    ...raider,
    'yellow 2 announce': (view) => ({ ...system.defaultOrder(view), ships: { 'yellow-02': said } }) as Order, // an announcement stands when nobody answers
  }
  expect(parting(first, await play(MASKED, bare))).toMatchObject({ blue: '2 announce opened', public: '2 announce opened' })
})
