// Impossible moves (EE-IMP): with the option they are accepted, and corrected when plots are revealed.
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import { observe, view } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import { FAR, ours, power } from '../power/power-for-tests.ts'
import type { Setup } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Allocation } from '../state.ts'

/** Two engines of two boxes, one control box, six points of power, two lasers, a sensor and a launcher. */
const CRUISER = column('EECEEPPPPPPLSLM', { hull: 'CA' })
const [LASER, SENSOR, OTHER, LAUNCHER] = ['0,11', '0,12', '0,13', '0,14'] as const
const AT_EIGHT: Partial<Placed> = { before: 8, lastSpeed: 2 }

const fleet = (
  more: Partial<Placed>,
  others: Readonly<Record<string, Placed>> = {},
  setup: Setup = setupWith(['adjudicated']),
): TestBattle => battle({ ours: { seat: 'yellow', design: CRUISER, hex: [0, 0], ...more }, theirs: FAR, ...others }, { at: 'power' }, setup)
/** An allocation with that many quarters for speed and manoeuvre, filled from the first box. */
function gives(speed: number, manoeuvre: number, ...lit: readonly string[]): Allocation {
  const boxes = (first: string, second: string, quarters: number) => ({
    [first]: Math.min(4, quarters),
    [second]: Math.max(0, quarters - 4),
  })
  const engines: Allocation['engines'] = {
    E1: { makes: 'speed', boxes: boxes('0,0', '0,1', speed) },
    E2: { makes: 'manoeuvre', boxes: boxes('0,3', '0,4', manoeuvre) },
  }
  return { lit, engines, rapid: [], primaries: {} }
}
const plot = (path: string): OrderOf<'plot'> => ({ order: 'plot', ships: { ours: { path, glide: false } } })
const darken = (...boxes: readonly string[]): Order => ({ order: 'darken', boxes })
/** The battle after power and plots, before any further answer. */
const flown = (from: TestBattle, given: Allocation, path: string): TestBattle =>
  from.go({ yellow: power(given) }).go({ yellow: plot(path) })
const points = ({ state }: TestBattle) => state.secret.yellow?.points.ours
const lit = ({ state }: TestBattle) => state.secret.yellow?.power.ours?.lit

describe('impossible plots', () => {
  test('EE-IMP-01: are refused without the option and accepted with it', () => {
    const plain = fleet(AT_EIGHT, {}, setupWith()).go({ yellow: power(gives(8, 4)) })
    expect(refused(plain, plot('RRFF'), 'yellow')).toBe('EE-MOV-08')
    expect(refused(fleet(AT_EIGHT).go({ yellow: power(gives(8, 4)) }), plot('RRFF'), 'yellow')).toBeUndefined()
  })
  test('EE-IMP-01: a plot with too many manoeuvres becomes straight ahead at last turn’s speed', () => {
    const mended = flown(fleet(AT_EIGHT), gives(8, 4), 'RRFF')
    expect(ours(mended)).toMatchObject({ hex: [0, -2], facing: 0 })
    expect(mended.eventsOf('moveMended')).toMatchObject([{ ship: 'ours', why: 'EE-MOV-08', dark: 0, manoeuvred: false }])
    // The manoeuvre power stays, and its point is unspent.
    expect(points(mended)).toMatchObject({ speed: 2, speedPower: 8, manoeuvre: 1, unspent: 1 })
  })
  test('EE-IMP-01: a plot with too few or too many hexes is corrected, a legal one is not', () => {
    expect(ours(flown(fleet(AT_EIGHT), gives(8, 0), 'F')).hex).toEqual([0, -2])
    expect(ours(flown(fleet(AT_EIGHT), gives(8, 0), 'FFF')).hex).toEqual([0, -2])
    const able = flown(fleet(AT_EIGHT), gives(8, 4), 'RFF')
    expect(able.eventsOf('moveMended')).toEqual([])
    expect(ours(able)).toMatchObject({ hex: [2, -2], facing: 1 })
  })
  test('EE-IMP-01: a ship without power that plots a hex stays in its hex', () => {
    const adrift = flown(fleet({}), gives(0, 0), 'F')
    expect(ours(adrift)).toMatchObject({ hex: [0, 0], drifted: 0 })
    expect(adrift.eventsOf('moveMended')).toMatchObject([{ why: 'EE-UNP-01' }])
  })
})

describe('impossible power', () => {
  const wild = gives(8, 8, LASER, SENSOR, OTHER)
  test('EE-IMP-01: too much speed power or too much power in all is accepted and stays secret', () => {
    expect(refused(fleet({}, {}, setupWith()), power(gives(8, 0)), 'yellow')).toBe('EE-ENG-10')
    // From rest one point of power, and not a quarter more.
    expect([4, 5].map((speed) => refused(fleet({}, {}, setupWith()), power(gives(speed, 0)), 'yellow'))).toEqual([undefined, 'EE-ENG-10'])
    expect(refused(fleet({}, {}, setupWith()), power(wild), 'yellow')).toBe('EE-POW-05')
    expect(refused(fleet({}), power(wild), 'yellow')).toBeUndefined()
    const given = fleet({}).go({ yellow: power(gives(8, 0)) })
    const [event] = given.eventsOf('overreached')
    if (!event) throw new Error('the allocation is not overreached')
    expect(event).toMatchObject({ ship: 'ours', why: 'EE-ENG-10' })
    expect([observe(event, 'blue'), observe(event, 'public')]).toEqual([undefined, undefined])
    expect(observe(event, 'yellow')).toEqual(event)
  })
  test('EE-IMP-01: power for boxes that the ship lacks, or above the limit of a box, is refused', () => {
    const asks = (given: Allocation) => refused(fleet({}), power(given), 'yellow')
    expect(asks({ ...gives(0, 0), lit: ['0,2'] })).toBe('EE-POW-07')
    expect(asks({ ...gives(0, 0), lit: [LASER, LASER] })).toBe('EE-POW-07')
    expect(asks({ ...gives(0, 0), engines: { E3: { makes: 'speed', boxes: {} } } })).toBe('EE-ENG-03')
    expect(asks({ ...gives(0, 0), engines: { E1: { makes: 'speed', boxes: { '0,3': 1 } } } })).toBe('EE-ENG-03')
    expect(asks({ ...gives(0, 0), engines: { E1: { makes: 'speed', boxes: { '0,0': 5 } } } })).toBe('EE-ENG-06')
  })
  test('EE-IMP-01: a ship with too much speed power keeps last turn’s speed', () => {
    const mended = flown(fleet({ before: 0 }), gives(8, 0), 'FF')
    expect(ours(mended).hex).toEqual([0, 0])
    expect(points(mended)).toMatchObject({ speedPower: 0, speed: 0 })
    expect(ours(flown(fleet({ before: 4 }), gives(8, 0), 'FF')).hex).toEqual([0, -2])
  })
  test('EE-IMP-02: a ship that cannot keep last turn’s speed moves at its top speed, with power to brake', () => {
    // From four points of speed: the engine makes two, one point falls for free, and one costs a manoeuvre point.
    const mended = flown(fleet({ before: 16, lastSpeed: 4 }), gives(8, 8, LASER, SENSOR, OTHER), 'FFFF')
    expect(ours(mended).hex).toEqual([0, -2])
    expect(points(mended)).toMatchObject({ speedPower: 8, speed: 2, manoeuvrePower: 4, manoeuvre: 0 })
    expect(mended.eventsOf('engineFailed')).toEqual([])
    expect(lit(mended)).toEqual([LASER, SENSOR, OTHER])
  })
  test('EE-IMP-02: power to brake counts as manoeuvre power that the ship gave', () => {
    const mended = flown(fleet({ before: 16, lastSpeed: 4 }), gives(8, 5), 'FFFF')
    expect(points(mended)).toMatchObject({ speedPower: 8, manoeuvrePower: 5 })
  })
  test('EE-IMP-02, EE-EFA-02: engines fail only as far as no allocation avoids it, and only once', () => {
    // Without an engine to brake, the fall from four points of speed to two is one point too much: four dice.
    const lame = { before: 16, lastSpeed: 4, levels: { '0,3': 'moderate', '0,4': 'moderate' } } as const
    const open = fleet(lame).go({ yellow: power(gives(0, 0)) })
    expect(open.eventsOf('engineFailed')).toEqual([])
    const mended = open.go({ yellow: plot('') }, ...Array.from({ length: 8 }, () => 1))
    expect(mended.eventsOf('engineFailed')).toMatchObject([{ dice: 4 }])
    expect(ours(mended).hex).toEqual([0, -2])
  })
  test('EE-IMP-03: speed power beyond last turn’s is lost, also for the next turn', () => {
    const mended = flown(fleet({ before: 4, lastSpeed: 1 }), gives(8, 0), 'RRFF')
    expect(ours(mended).hex).toEqual([0, -1])
    expect(points(mended)?.speedPower).toBe(4)
    expect(mended.until('announce').state.secret.yellow?.before.ours).toBe(4)
  })
})

describe('missing power', () => {
  const slower = { before: 8, lastSpeed: 2, levels: { '0,5': 'moderate' }, dark: ['0,5', '0,6', '0,7'], empty: [LAUNCHER] } as const
  test('EE-IMP-04: missing speed power is taken from manoeuvre, and no more', () => {
    const mended = flown(fleet(AT_EIGHT), gives(4, 8), 'RRRF')
    expect(ours(mended).hex).toEqual([0, -2])
    expect(points(mended)).toMatchObject({ speedPower: 8, manoeuvrePower: 4 })
    expect(mended.eventsOf('moveMended')[0]?.manoeuvred).toBe(false)
  })
  test('EE-IMP-04: missing power is taken from manoeuvre before weapons', () => {
    // Sixteen quarters: eight for speed, four for one laser, and of eight for manoeuvre four are left.
    const mended = flown(fleet({ ...slower, dark: ['0,5', '0,6'], empty: [] }), gives(8, 8, LASER), 'FF')
    expect(points(mended)).toMatchObject({ speedPower: 8, manoeuvrePower: 4 })
    expect(lit(mended)).toEqual([LASER])
  })
  test('EE-IMP-04, EE-REP-03, EE-REP-06: a ship that lost its manoeuvre power neither repairs nor reloads', () => {
    const mended = flown(fleet(slower), gives(4, 4), 'RRF')
    expect(mended.eventsOf('moveMended')).toMatchObject([{ points: { speedPower: 8, manoeuvrePower: 0 }, manoeuvred: true }])
    const after = mended.until('announce')
    expect([...mended.eventsOf('reloaded'), ...after.eventsOf('reloaded')]).toEqual([])
    expect([...mended.eventsOf('repaired'), ...after.eventsOf('repaired')]).toEqual([])
    expect(ours(after).levels).toEqual({ '0,5': 'moderate' })
    expect(after.state.secret.yellow?.steady).toEqual([])
    expect(flown(fleet(slower), gives(4, 1), 'RRF').eventsOf('moveMended')[0]?.manoeuvred).toBe(true)
    // A ship that had no manoeuvre power before both reloads and repairs.
    const quiet = flown(fleet(slower), gives(8, 0), 'FF')
    expect(quiet.asked).toContain('repair')
    const mends = quiet.until('announce')
    expect(mends.eventsOf('reloaded')).toHaveLength(1)
    expect(ours(mends).levels).toEqual({ '0,5': 'light' })
  })
  /** Twelve quarters of power: four for speed and two powered boxes. At last turn's speed one of the boxes loses power. */
  const poor = { before: 8, lastSpeed: 2, dark: ['0,5', '0,6', '0,7'] } as const
  const short = (others: Readonly<Record<string, Placed>> = {}, setup?: Setup): TestBattle =>
    flown(fleet(poor, others, setup), gives(4, 0, LASER, SENSOR), 'RF')
  test('EE-IMP-05: if power is still missing, the enemy chooses the weapon or sensor that loses power', () => {
    const asked = short()
    expect(asked.asked).toBe('blue: darken')
    expect(ours(asked).hex).toEqual([0, -2])
    expect([darken(), darken(LASER, SENSOR), darken(OTHER), darken(LASER, LASER)].map((order) => refused(asked, order))).toEqual(
      Array.from({ length: 4 }, () => 'EE-IMP-05'),
    )
    const out = asked.go(darken(SENSOR))
    expect(out.eventsOf('darkened')).toMatchObject([{ ship: 'ours', by: 'blue', boxes: [SENSOR] }])
    expect(lit(out)).toEqual([LASER])
    expect(lit(asked.go(darken(LASER)))).toEqual([SENSOR])
  })
  test('EE-IMP-05, EE-SEQ-02: only the choosing side sees the power record, and only of this ship', () => {
    const asked = short({ second: { seat: 'yellow', design: CRUISER, hex: [5, 5] }, third: { ...FAR, seat: 'red' } }, three)
    expect(asked.asked).toBe('blue: darken')
    const blue = view(asked.state, 'blue')
    expect(Object.keys(blue.secret)).toEqual(['blue'])
    expect(Object.keys(blue.secret.blue?.shown ?? {})).toEqual(['ours'])
    expect(blue.secret.blue?.shown.ours).toMatchObject({ power: { lit: [LASER, SENSOR] }, dims: [{ of: [LASER, SENSOR], count: 1 }] })
    expect(view(asked.state, 'red').secret.red?.shown).toEqual({})
    const [shown] = asked.eventsOf('recordShown')
    const [mended] = asked.eventsOf('moveMended')
    if (!shown || !mended) throw new Error('the move is not corrected')
    expect([observe(shown, 'red'), observe(shown, 'public')]).toEqual([undefined, undefined])
    expect(observe(mended, 'red')).toMatchObject({ ship: 'ours', dark: 1, power: null, points: null, why: null, manoeuvred: null })
    expect(observe(mended, 'yellow')).toEqual(mended)
    const [dark] = asked.go(darken(LASER)).eventsOf('darkened')
    if (!dark) throw new Error('no box lost power')
    expect([observe(dark, 'red'), observe(dark, 'public')]).toEqual([undefined, undefined])
    expect(asked.go(darken(LASER)).until('announce').state.secret.blue?.shown).toEqual({})
  })
  const seat = (color: Color) => ({ seat: color, side: color, budget: 0, zone: { centre: [0, 0], radius: 9 } }) as const
  const three = setupWith(['adjudicated'], { seats: [seat('yellow'), seat('blue'), seat('red')] })
  test('EE-IMP-05: the first enemy seat that still has ships chooses', () => {
    const red: Placed = { ...FAR, seat: 'red' }
    expect(short({ third: red }, three).asked).toBe('blue: darken')
    expect(short({ theirs: { ...FAR, status: 'destroyed' }, third: red }, three).asked).toBe('red: darken')
  })
  test('EE-IMP-05: nobody chooses if all boxes lose power; shields lose power last', () => {
    const shielded = column('EECEEPPPPPPLSGG', { hull: 'CA' })
    const none = flown(fleet({ ...poor, design: shielded, dark: [...poor.dark, '0,8'] }), gives(8, 0, LASER, '0,13', SENSOR, '0,14'), 'FF')
    // Speed takes all eight quarters.
    expect(none.eventsOf('moveMended')).toMatchObject([{ dark: 0, power: { lit: [] } }])
    const rich = flown(fleet({ ...poor, design: shielded }), gives(8, 0, LASER, '0,13', SENSOR, '0,14'), 'FF')
    expect(rich.eventsOf('moveMended')).toMatchObject([{ dark: 0, power: { lit: ['0,13'] } }])
  })
  test('EE-IMP-05: shields keep their power if weapons and sensors make up for what is missing', () => {
    const design = column('EECEEPPPPPPLSGG', { hull: 'CA' })
    // Speed takes eight of twelve quarters, and one of the two boxes has to go.
    const one = flown(fleet({ ...poor, design }), gives(8, 0, LASER, '0,13'), 'FF')
    expect(one.eventsOf('moveMended')).toMatchObject([{ power: { lit: ['0,13'] }, dark: 0 }])
    // Twelve of twenty quarters are left for four boxes.
    const four = flown(fleet({ ...poor, design, dark: ['0,5'] }), gives(8, 0, LASER, SENSOR, '0,13', '0,14'), 'FF')
    expect(four.asked).toBe('blue: darken')
    expect(lit(four.go(darken(LASER)))).toEqual([SENSOR, '0,13', '0,14'])
  })
  test('EE-IMP-05, EE-HID-03: no enemy chooses for a hidden ship: the boxes powered last lose power, secretly', () => {
    const hides = { ...poor, before: 0, lastSpeed: 0, hidden: true, hex: [0, 0], dark: ['0,5', '0,6', '0,7', '0,8', '0,9'] } as const
    const mended = flown(fleet(hides), gives(0, 0, LASER, OTHER), '')
    expect(mended.asked).not.toContain('darken')
    expect(lit(mended)).toEqual([LASER])
    const [corrected] = mended.eventsOf('moveMended')
    if (!corrected) throw new Error('the move is not corrected')
    expect([observe(corrected, 'blue'), observe(corrected, 'public')]).toEqual([undefined, undefined])
  })
})
