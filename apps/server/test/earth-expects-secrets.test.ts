// Secrets of Earth Expects over HTTP. Opponent and spectators receive equal bytes for different secrets of a player until the
// rules open them. Secrets that the rules never open stay equal to the end.
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { beginMatch, decide, makeHead } from '@admiralty/match'
import * as earthExpects from '@admiralty/systems/earth-expects'
import { about } from '@admiralty/systems/earth-expects/about'
import * as earthPolicy from '@admiralty/systems/earth-expects/bots'
import { atSoleCall } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { GameModules } from '../src/index.ts'
import {
  closeAll,
  openTwinMatch,
  postOrder,
  probe,
  receivedBy,
  SEAT_VALUES,
  sealedIn,
  sendOrder,
  type TwinMatch,
  viewOf,
  withdrawOrder,
} from './twin-matches.ts'

const { system } = earthExpects
const sole = atSoleCall(system, ({ calls }) => calls)
// The contract without this game's types.
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
  /** The seat whose secrets differ. It always answers first. */
  readonly hider: Seat
  /** The battle ends when this turn begins. */
  readonly until: number
  readonly secret: string
}
/** Orders other than the default ones, by 'seat turn kind'. */
type Plan = Readonly<Record<string, Order | ((view: View) => Order)>>
interface Moment {
  /** '1 power sealed', '1 power opened' */
  readonly at: string
  /** The stream of each viewer so far and, while an order is sealed, the responses to its forbidden requests. */
  readonly received: Readonly<Record<string, string>>
}

const CHASE: Battle = { scenario: 'chase', options: { ftl: true }, hider: 'yellow', until: 3, secret: 'a secret of twins' }

const otherThan = (seat: Seat): Seat => (seat === 'yellow' ? 'blue' : 'yellow')
function planned(plan: Plan, view: View, seat: string, kind: string): Order {
  const order = plan[`${seat} ${view.turn} ${kind}`]
  return sole.forcedOrder(view, view.me) ?? (typeof order === 'function' ? order(view) : order) ?? sole.defaultOrder(view)
}
/** Orders that this seat may not give: for ships of the other side, for calls that are not open, and one that does not exist. */
const forbiddenOrders = (view: View, seat: Seat): readonly object[] => {
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

/** The seats of a call that the server does not answer by itself, as the public view shows. */
const askedIn = (match: TwinMatch, { seats }: { readonly seats: readonly string[] }): readonly string[] =>
  seats.filter((seat) => sole.forcedOrder(viewOf<View>(match, 'public'), seat) === undefined)
/** Waits until every stream shows the same call that a player must answer, or the end. */
async function settled(match: TwinMatch): Promise<void> {
  const { public: spectator, ...others } = match.streams
  await spectator?.until(() => {
    const [call] = spectator.table().message.calls
    return !call || askedIn(match, call).length > 0
  })
  const [call] = spectator?.table().message.calls ?? []
  for (const stream of Object.values(others)) await stream.until(() => stream.table().message.calls[0]?.id === call?.id)
  const answered = call ? call.seats.filter((seat) => !askedIn(match, call).includes(seat)) : []
  for (const stream of Object.values(match.streams)) await stream.until(() => sealedIn(stream).join() === answered.join())
}

async function play(battle: Battle, plan: Plan): Promise<readonly Moment[]> {
  const { hider, secret, scenario, options, until } = battle
  const match = await openTwinMatch({ games, system: 'earth-expects', scenario, options, secret })
  const moments: Moment[] = []
  const record = (at: string, answers: Readonly<Record<string, string>> = {}): void => {
    moments.push({
      at,
      received: Object.fromEntries(
        ['yellow', 'blue', 'public'].map((viewer) => [viewer, receivedBy(match, viewer) + (answers[viewer] ?? '')]),
      ),
    })
  }
  for (;;) {
    await settled(match)
    const view = viewOf<View>(match, 'public')
    const [call] = match.streams.public?.table().message.calls ?? []
    if (!call || view.turn >= until) break
    const orderOf = (seat: string) => planned(plan, viewOf<View>(match, seat), seat, call.kind)
    const answer = (seat: string) => sendOrder(match, seat, call.id, orderOf(seat))
    // The next call may seal an order of the same seat at once.
    const finish = (seat: string) => postOrder(match, seat, call.id, orderOf(seat))
    const at = `${view.turn} ${call.kind}`
    const asked = askedIn(match, call)
    if (asked.includes(hider) && asked.length > 1) {
      await sendOrder(match, hider, call.id, sole.defaultOrder(viewOf<View>(match, hider)))
      await withdrawOrder(match, hider, call.id)
      await answer(hider)
      const intruder = otherThan(hider)
      record(`${at} sealed`, await probe(match, intruder, forbiddenOrders(viewOf<View>(match, intruder), intruder)))
    } else if (asked.includes(hider)) await finish(hider)
    for (const seat of asked) if (seat !== hider) await finish(seat)
    await settled(match)
    record(`${at} opened`)
  }
  closeAll(match)
  return moments
}

/** The first moment at which each viewer receives something else; null if the two matches never differ. */
function firstDifference(one: readonly Moment[], other: readonly Moment[]): Readonly<Record<string, string | null>> {
  const differs = (viewer: string): string | null =>
    one.find(({ at, received }, index) => other[index]?.at !== at || other[index]?.received[viewer] !== received[viewer])?.at ?? null
  return { yellow: differs('yellow'), blue: differs('blue'), public: differs('public') }
}
const firstDifferenceOf = async (battle: Battle, one: Plan, other: Plan) =>
  firstDifference(await play(battle, one), await play(battle, other))

/** The first secret whose dice lead to a view of the hiding seat that satisfies the condition. */
function secretWhere({ scenario, options, hider, until }: Battle, plan: Plan, isWanted: (view: View) => boolean): string {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup(options)
  for (let attempt = 1; attempt < 200; attempt += 1) {
    const secret = `luck of twins ${attempt}`
    const head = makeHead(plain, { id: 'rehearsal', setup, position: null, secret, seatValues: SEAT_VALUES, created: 0 })
    for (let { match } = beginMatch(plain, head, secret, 0); ; ) {
      const viewFor = (seat: string): View => system.view(system.schema.state.parse(match.state), seat)
      if (isWanted(viewFor(hider))) return secret
      const [call] = viewFor('public').calls
      if (!call || viewFor('public').turn >= until) break
      const orders = Object.fromEntries(call.seats.map((seat) => [seat, planned(plan, viewFor(seat), seat, call.kind)]))
      match = decide(plain, match, { call, orders, time: 0 }, secret).match
    }
  }
  throw new Error('no secret leads to such a view')
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
const announcing = (ftl: boolean): Order => {
  const announcement = { dock: null, undock: null, roll: false, reverse: false, ftl, unmask: false }
  return {
    order: 'announce',
    ships: { vigilance: announcement },
    policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
  }
}
const plotted = (path: string): Order => ({ order: 'plot', ships: { vigilance: { path, glide: false } } })
/** Power with which the Icarus moves one hex a turn, like the Vigilance. */
const slowPower = (...manoeuvre: readonly string[]): PowerOrder => {
  const turning = manoeuvre.length > 0 && {
    E2: { makes: 'manoeuvre', boxes: Object.fromEntries(manoeuvre.map((box) => [box, 2])) } as const,
  }
  return power('icarus', [], { E1: { makes: 'speed', boxes: { '-1,2': 1 } }, ...turning })
}
const NEAR: Plan = { 'blue 1 power': slowPower(), 'blue 2 power': slowPower() }
const TURNING_ABOUT: Plan = { ...NEAR, 'yellow 1 power': power('vigilance', [], TURNING) }
const ARMED: Plan = { ...NEAR, 'yellow 1 power': armed }

test.each([
  ['announcements', NEAR, { ...NEAR, 'yellow 1 announce': announcing(true) }, '1 announce opened'],
  ['plots', TURNING_ABOUT, { ...TURNING_ABOUT, 'yellow 1 plot': plotted('lF') }, '1 plot opened'],
  ['targets', ARMED, { ...ARMED, 'yellow 1 commit': fire(['L4', false]) }, '1 commit opened'],
  ['attempts to lock on', ARMED, { ...ARMED, 'yellow 1 sense': lockOn }, '1 sense opened'],
] satisfies readonly (readonly [string, Plan, Plan, string])[])(
  'opponent and spectators receive equal bytes for different %s until all orders are opened',
  async (_, one, other, opened) => {
    expect(await firstDifferenceOf({ ...CHASE, until: 2 }, one, other)).toMatchObject({ blue: opened, public: opened })
  },
)

test('opponent and spectators receive equal bytes for different repairs until all orders are opened', async () => {
  const damaging: Plan = { 'blue 1 power': slowPower(), 'yellow 1 power': armed, 'yellow 1 commit': fire(['I2', false], ['L4', false]) }
  const battle: Battle = { ...CHASE, hider: 'blue' }
  const repairing = (at: number): Plan => ({
    ...damaging,
    'blue 2 repair': (view) => ({ order: 'repair', ships: { icarus: repairable(view).slice(at, at + 1) } }),
  })
  const secret = secretWhere(battle, damaging, (view) => view.calls.some(({ kind }) => kind === 'repair') && repairable(view).length > 1)
  expect(await firstDifferenceOf({ ...battle, secret }, repairing(0), repairing(1))).toMatchObject({
    yellow: '2 repair opened',
    public: '2 repair opened',
  })
})
const repairable = (view: View): readonly string[] => (sole.offer(view)?.of ?? []).map((box) => box.split('/')[1] ?? '')

test('the power of each box is never revealed: ships with different power that move alike look equal to others', async () => {
  const dark: Plan = { ...NEAR, 'yellow 1 plot': plotted('F'), 'yellow 2 plot': plotted('F') }
  const lit: Plan = { ...dark, 'yellow 1 power': power('vigilance', [...GUNS, ...BEARING], TURNING), 'yellow 2 power': armed }
  expect(await firstDifferenceOf(CHASE, dark, lit)).toEqual({ yellow: '1 power opened', blue: null, public: null })
})

test('a ship’s power for movement is revealed to the player who tails it, and to no other viewer', async () => {
  const tailing: Plan = {
    ...NEAR,
    'yellow 1 power': power('vigilance', BEARING, TURNING),
    'yellow 1 plot': plotted('rF'),
    'yellow 1 sense': lockOn,
    'blue 2 plot': { order: 'plot', ships: { icarus: { path: 'F', glide: false } } },
  }
  const difference = await firstDifferenceOf({ ...CHASE, hider: 'blue' }, tailing, { ...tailing, 'blue 2 power': slowPower('1,1') })
  expect(difference).toEqual({ blue: '2 power opened', yellow: '2 power opened', public: null })
})

test('a nuclear missile looks like any missile until it strikes', async () => {
  const launches = (nuclear: boolean): Plan => ({ ...ARMED, 'yellow 1 commit': fire(['2,-4', nuclear]), 'yellow 1 sense': lockOn })
  const difference = await firstDifferenceOf(CHASE, launches(false), launches(true))
  expect(difference).toEqual({ yellow: '1 commit opened', blue: '2 defend opened', public: '2 defend opened' })
})

const HIDING: Battle = { scenario: 'raider', options: {}, hider: 'yellow', until: 3, secret: 'a secret of twins' }
const [SHOAL, ELSEWHERE] = [
  [0, 2],
  [2, -3],
] as const
const hides = (hex: readonly [number, number]): Plan => ({
  'yellow 0 deploy': { order: 'deploy', places: { corsair: { hex, facing: 0 } }, disguises: {} },
})
const SENSORS = ['0,0']
/** The scout gives power to its sensors and searches one hex. */
const searches = (at: readonly [number, number]): Plan => ({
  'blue 1 power': (view) => {
    const order = sole.defaultOrder(view)
    const whisper = order.order === 'power' && order.ships.whisper
    if (!whisper) throw new Error('the scout has power')
    return { ...order, ships: { ...order.ships, whisper: { ...whisper, lit: SENSORS } } }
  },
  'blue 1 sense': { order: 'sense', ships: { whisper: [{ sensors: SENSORS, at }] } },
})

test('the place of a hidden ship stays secret for two turns while the others search elsewhere', async () => {
  const nowhere = searches([-2, 1])
  const difference = await firstDifferenceOf(HIDING, { ...hides(SHOAL), ...nowhere }, { ...hides(ELSEWHERE), ...nowhere })
  expect(difference).toEqual({ yellow: '0 deploy opened', blue: null, public: null })
})

test('a hidden ship is revealed when a search of its hex finds it', async () => {
  const search = searches(SHOAL)
  const secret = secretWhere(HIDING, { ...hides(SHOAL), ...search }, ({ ships }) => ships.corsair !== undefined)
  const difference = await firstDifferenceOf({ ...HIDING, secret }, { ...hides(SHOAL), ...search }, { ...hides(ELSEWHERE), ...search })
  expect(difference).toEqual({ yellow: '0 deploy opened', blue: '1 sense opened', public: '1 sense opened' })
})

const DISGUISED: Battle = {
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
  if (!bought) throw new Error(`there is no ready design ${name}`)
  return bought.design
}
const nameOf = (design: unknown): unknown => (typeof design === 'object' && design !== null && 'name' in design ? design.name : null)
const fleet = (...designs: readonly Design[]): Order => ({ order: 'fleet', ships: designs.map((design) => ({ design, crew: 'standard' })) })
/** The default deployment with a random disguise for Yellow's second ship. */
function disguisedDeployment(view: View): Deployment {
  for (let seed = 1; seed < 40; seed += 1) {
    const { disguises = {} } = { ...randomDeployment(view, seed) }
    const disguise = disguises['yellow-02']
    const order = sole.defaultOrder(view)
    if (disguise && order.order === 'deploy') return { ...order, disguises: { 'yellow-02': disguise } }
  }
  throw new Error('no seed gives the second ship a disguise')
}
const randomDeployment = (view: View, seed: number): Deployment | undefined => {
  const order = sole.randomOrder(view, seededDice(seed))
  return order.order === 'deploy' ? order : undefined
}

test('a disguised warship looks like the ship of its disguise until the disguise is removed', async () => {
  let disguise: Design | undefined
  const raider: Plan = {
    'blue 0 fleet': fleet(ready('Bolt')),
    'yellow 0 fleet': fleet(ready('Bolt'), ready('Corsair')),
    'yellow 0 deploy': (view) => {
      const deployment = disguisedDeployment(view)
      disguise = deployment.disguises['yellow-02']
      return deployment
    },
  }
  const first = await play(DISGUISED, raider)
  if (!disguise) throw new Error('the ship has no disguise')
  const liner: Plan = { 'blue 0 fleet': fleet(ready('Bolt')), 'yellow 0 fleet': fleet(ready('Bolt'), disguise) }
  expect(firstDifference(first, await play(DISGUISED, liner))).toEqual({ yellow: '0 fleet opened', blue: null, public: null })
  const announcement = { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: true }
  const bare: Plan = {
    ...raider,
    // The default order of this call is an announcement.
    'yellow 2 announce': (view) => ({ ...sole.defaultOrder(view), ships: { 'yellow-02': announcement } }) as Order,
  }
  expect(firstDifference(first, await play(DISGUISED, bare))).toMatchObject({ blue: '2 announce opened', public: '2 announce opened' })
})
