// Division of power for a request of speed and manoeuvre (EE-ENG-08, EE-ENG-09, EE-POW): engines first, then other boxes.
import { describe, expect, test } from 'vitest'
import { type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import { allocate, fewestDice } from './courses.ts'
import { mostSpeed, pointsOf, powerTo } from './points.ts'
import { fleet, gives, ours, says } from './power-for-tests.ts'
import { allocationFor, POWER_PLANS } from './power-plans.ts'
import { NO_POWER, supplyOf } from './supply.ts'

const ALL = 9999
const divided = (from: TestBattle, speed: number, manoeuvre: number, wanted: readonly string[] = []) =>
  allocate(from.state, ours(from), { speed, manoeuvre }, wanted)

describe('engines for a request', () => {
  // Two engine boxes on the left, one on the right, three power boxes and two control boxes.
  const lopsided = drawn('FF warship', 'E   E', '  C', 'E   P', '  C', 'P   P')
  const ship = (more: Partial<Placed> = {}): TestBattle => fleet({ design: lopsided, before: 8, ...more })
  const [first, second] = supplyOf(ship().state, ours(ship())).engines
  const [long, short] = (first?.boxes.length ?? 0) > (second?.boxes.length ?? 0) ? [first, second] : [second, first]
  const sums = ({ engines }: ReturnType<typeof divided>) =>
    Object.fromEntries(Object.entries(engines).map(([id, { makes, boxes }]) => [id, [makes, Object.values(boxes).reduce((a, b) => a + b)]]))
  test('EE-ENG-08: for equal speed, the engine is used that leaves more for manoeuvre', () => {
    expect(sums(divided(ship(), 4, ALL))).toEqual({ [short?.id ?? '']: ['speed', 4], [long?.id ?? '']: ['manoeuvre', 8] })
  })
  test('EE-ENG-08, EE-ENG-10: the engine with most speed makes speed, up to the limit of the rise', () => {
    expect(sums(divided(ship(), 8, 0))).toEqual({ [long?.id ?? '']: ['speed', 8] })
    expect(sums(divided(ship({ before: 2 }), 8, 0))).toEqual({ [long?.id ?? '']: ['speed', 6] })
  })
  test('EE-ENG-09: the largest engine makes manoeuvre first, up to the request', () => {
    expect(sums(divided(ship({ before: 0 }), 0, 3))).toEqual({ [long?.id ?? '']: ['manoeuvre', 3] })
    expect(sums(divided(ship({ before: 0 }), 0, 10))).toEqual({ [long?.id ?? '']: ['manoeuvre', 8], [short?.id ?? '']: ['manoeuvre', 2] })
    const one = ship({
      before: 0,
      levels: {
        [ours(ship())
          .design.boxes.find(({ type }) => type === 'C')
          ?.at.join() ?? '']: 'heavy',
      },
    })
    expect(sums(divided(one, 0, 10))).toEqual({ [long?.id ?? '']: ['manoeuvre', 8] })
  })
  test('EE-ENG-09: one engine runs if it can make all of the request, also behind a smaller one', () => {
    const smallFirst = fleet({ design: column('ECEECPPPP', { hull: 'CA' }) })
    expect(Object.values(divided(smallFirst, 0, 3).engines)).toEqual([{ makes: 'manoeuvre', boxes: { '0,2': 3 } }])
    expect(Object.values(divided(smallFirst, 0, 10).engines)).toHaveLength(2)
  })
  test('EE-ENG-11, EE-CTL-02: without control a ship cannot brake, and its speed power falls by one point', () => {
    const adrift = fleet({ design: column('EEEECPPPP', { hull: 'CA' }), before: 12, levels: { '0,4': 'heavy' } })
    const made = divided(adrift, 0, 0)
    expect([powerTo(made, 'speed'), powerTo(made, 'manoeuvre')]).toEqual([8, 0])
  })
  test('EE-ENG-12, EE-EFA-02: a ship that is too fast to stop takes exactly the power that avoids engine failure', () => {
    const fast = fleet({ design: column('EEEEEECEEPPPPPPPP', { hull: 'CA' }), before: 32 })
    const made = divided(fast, 0, 0)
    expect([powerTo(made, 'speed'), powerTo(made, 'manoeuvre')]).toEqual([24, 4])
  })
  test('EE-ENG-12: braking is added to the requested manoeuvre', () => {
    const made = divided(ship({ before: 12 }), 4, 2)
    const { engines } = supplyOf(ship().state, ours(ship()))
    expect(engines).toHaveLength(2)
    expect([powerTo(made, 'speed'), powerTo(made, 'manoeuvre')]).toEqual([4, 8])
  })
  test('EE-FTL-01: a ship bound for FTL makes manoeuvre power for braking only', () => {
    expect(powerTo(divided(ship({ ftl: 2, before: 4 }), 4, ALL), 'manoeuvre')).toBe(0)
  })
  test('EE-ROL-01: a rolling ship runs no engine, but powers other boxes', () => {
    const lit = supplyOf(ship().state, ours(ship())).lightable
    expect(divided(ship({ rolling: 1, before: 0 }), 8, ALL, lit)).toEqual({ ...NO_POWER, lit })
  })
  test('EE-REV-01: in reverse only engines open ahead make speed', () => {
    const astern = fleet({ design: 'Stunt Double', reversing: true, before: 4 }, {}, 'power', setupWith(['reverse']))
    const open = supplyOf(astern.state, ours(astern)).engines.flatMap(({ id, drives }) => (drives ? [id] : []))
    expect(open).toEqual(['E1', 'E4'])
    const { engines } = divided(astern, 4, ALL)
    const speeds = Object.entries(engines).flatMap(([id, { makes }]) => (makes === 'speed' ? [id] : []))
    expect([speeds.every((id) => open.includes(id)), speeds.length, Object.keys(engines).length]).toEqual([true, 1, 4])
    const ahead = fleet({ design: 'Stunt Double', before: 4 })
    expect(supplyOf(ahead.state, ours(ahead)).engines.map(({ drives }) => drives)).toEqual([true, true, true, true])
  })
  test('EE-BAS-03: a base never brakes', () => {
    const base = { ...lopsided, base: true, hull: 'BS-0' }
    const station = fleet({ design: base, before: 12 })
    expect(divided(station, 0, 0)).toEqual(NO_POWER)
    for (const plan of POWER_PLANS) expect(allocationFor(station.state, ours(station), plan).engines).toEqual({})
  })
  test('EE-BAS-03, EE-BAS-05: the engines of a base take power and make no points', () => {
    const station = fleet({ design: { ...column('EECPP'), base: true } })
    const allocation = gives([], { E1: ['speed', { '0,0': 4, '0,1': 4 }] })
    expect(mostSpeed(station.state, ours(station))).toBe(8)
    expect(pointsOf(station.state, ours(station), allocation)).toMatchObject({ speedPower: 8, speed: 0, manoeuvre: 0, unspent: 0 })
  })
})

describe('power for other boxes', () => {
  const engined = column('lLPCEE', { hull: 'CL' })
  test('EE-POW-05: engines come before other boxes, which get power in the given order', () => {
    const from = fleet({ design: engined, before: 4 })
    expect(divided(from, 0, 0, ['0,1', '0,0']).lit).toEqual(['0,1'])
    expect(divided(from, 1, 0, ['0,1', '0,0'])).toMatchObject({ lit: [], engines: { E1: { boxes: { '0,4': 1 } } } })
    expect(divided(from, 0, 0, ['0,3', '0,0', '0,1']).lit).toEqual(['0,0'])
  })
  test('EE-HEN-03: a half engine uses its own power before that of the network', () => {
    const half = fleet({ design: drawn('CT warship', 'E', '', 'e', '', 'P', '', 'C', '', 'l'), before: 0 })
    const { engines } = supplyOf(half.state, ours(half))
    expect(engines.map(({ boxes }) => boxes.length).toSorted()).toEqual([2])
    expect(divided(half, 2, 0, ['0,4'])).toMatchObject({ lit: ['0,4'], engines: { E1: { makes: 'speed', boxes: { '0,1': 2 } } } })
    expect(divided(half, 3, 0, ['0,4'])).toMatchObject({ lit: [], engines: { E1: { boxes: { '0,1': 2, '0,0': 1 } } } })
  })
})

describe('refused power', () => {
  const double = (more: Partial<Placed> = {}): TestBattle =>
    fleet({ design: 'Stunt Double', before: 4, ...more }, { armed: { seat: 'yellow', design: 'Icarus', hex: [-30, 0] } })
  test('EE-ENG-08, EE-ENG-09: an engine with no power does not run', () => {
    expect(says(double(), gives([], { E1: ['speed', { '-3,3': 4 }], E2: ['speed', { '-1,2': 0 }] }))).toBeUndefined()
    const unmanned = double({ before: 0, levels: { '0,-1': 'destroyed', '0,0': 'destroyed', '0,1': 'destroyed' } })
    const { control } = supplyOf(unmanned.state, ours(unmanned))
    const runs = (given: number) =>
      Object.fromEntries([1, 2, 3, 4].slice(0, control + 1).map((at) => [`E${at}`, ['manoeuvre', boxes(at, given)] as const]))
    const boxes = (at: number, given: number) => ({ [['-3,3', '-1,2', '1,1', '3,0'][at - 1] ?? '']: given })
    expect(says(unmanned, gives([], runs(0)))).toBeUndefined()
    expect(says(unmanned, gives([], runs(1)))).toBe('EE-ENG-09')
  })
  test('EE-REV-01: an engine with no power makes no speed in the wrong direction', () => {
    const astern = fleet({ design: 'Stunt Double', reversing: true }, {}, 'power', setupWith(['reverse']))
    expect(says(astern, gives([], { E2: ['speed', { '-1,2': 0 }] }))).toBeUndefined()
    expect(says(astern, gives([], { E2: ['speed', { '-1,2': 1 }] }))).toBe('EE-REV-01')
  })
  test('EE-ROL-01: a rolling ship gives no power to speed or manoeuvre', () => {
    const rolls = double({ before: 0, rolling: 1 })
    expect(says(rolls, gives([], { E1: ['speed', { '-3,3': 0 }] }))).toBeUndefined()
    expect(says(rolls, gives([], { E1: ['manoeuvre', { '-3,3': 1 }] }))).toBe('EE-ROL-01')
    expect(says(rolls, gives([], { E1: ['speed', { '-3,3': 1 }], E2: ['manoeuvre', { '-1,2': 1 }] }))).toBe('EE-ROL-01')
  })
  test('EE-EFA-02: engines that must fail do so with the fewest dice', () => {
    const spent = fleet({ before: 9, levels: { '0,-1': 'destroyed', '1,0': 'destroyed' } })
    expect(fewestDice(spent.state, ours(spent))).toBe(8)
    const braked = (speed: number, braking: number) =>
      says(spent, gives([], { E1: ['speed', { '-1,2': speed }], E2: ['manoeuvre', { '1,1': braking }] }))
    expect([braked(2, 2), braked(1, 2), braked(2, 1), braked(0, 0)]).toEqual([undefined, 'EE-EFA-02', 'EE-EFA-02', 'EE-EFA-02'])
    const sound = fleet({ before: 9 })
    expect(fewestDice(sound.state, ours(sound))).toBe(0)
    expect(says(sound, NO_POWER)).toBe('EE-ENG-11')
  })
  test('EE-MPB-02: only primary boxes may be chosen', () => {
    const design = column('LLLCP', {
      primaries: {
        L1: [
          { at: [0, 0], aim: null },
          { at: [0, 2], aim: null },
        ],
      },
    })
    const used = (box: string) => says(fleet({ design }), { ...NO_POWER, primaries: { L1: box } })
    expect(['0,0', '0,1', '0,2', '0,3'].map(used)).toEqual([undefined, 'EE-MPB-02', undefined, 'EE-MPB-02'])
  })
})
