// Impossible moves (EE-IMP): taken as they are written with the option on, and mended when plots are opened.
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { observe } from '../events.ts'
import { column } from '../fire/ships-for-tests.ts'
import type { Order, OrderOf } from '../orders.ts'
import { FAR, ours, power } from '../power/power-for-tests.ts'
import type { Setup } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Allocation } from '../state.ts'
import { view } from '../view.ts'

/** Two engines of two boxes, one control box, six points of power, two lasers and a sensor; a point of power for each point of movement. */
const CRUISER = column('EECEEPPPPPPLSLM', { hull: 'CA' })
const [LASER, SENSOR, OTHER, LAUNCHER] = ['0,11', '0,12', '0,13', '0,14'] as const
const AT_EIGHT: Partial<Placed> = { before: 8, lastSpeed: 2 }

const fleet = (
  more: Partial<Placed>,
  others: Readonly<Record<string, Placed>> = {},
  setup: Setup = setupWith(['adjudicated']),
): TestBattle => battle({ ours: { seat: 'yellow', design: CRUISER, hex: [0, 0], ...more }, theirs: FAR, ...others }, { at: 'power' }, setup)
/** So many quarters to speed and to manoeuvre, filled from the first box. */
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
/** Power given, plots opened; whoever is asked then has not answered yet. */
const flown = (from: TestBattle, given: Allocation, path: string): TestBattle =>
  from.go({ yellow: power(given) }).go({ yellow: plot(path) })
const points = ({ state }: TestBattle) => state.secret.yellow?.points.ours
const lit = ({ state }: TestBattle) => state.secret.yellow?.power.ours?.lit

describe('a plot that cannot be flown', () => {
  test('EE-IMP-01: without the option it is refused, with it it is taken', () => {
    const plain = fleet(AT_EIGHT, {}, setupWith()).go({ yellow: power(gives(8, 4)) })
    expect(refused(plain, plot('RRFF'), 'yellow')).toBe('EE-MOV-08')
    expect(refused(fleet(AT_EIGHT).go({ yellow: power(gives(8, 4)) }), plot('RRFF'), 'yellow')).toBeUndefined()
  })
  test('EE-IMP-01: with too many manoeuvre points it goes straight ahead at last turn’s speed', () => {
    const mended = flown(fleet(AT_EIGHT), gives(8, 4), 'RRFF')
    expect(ours(mended)).toMatchObject({ hex: [0, -2], facing: 0 })
    expect(mended.told('moveMended')).toMatchObject([{ ship: 'ours', why: 'EE-MOV-08', dark: 0, manoeuvred: false }])
    // What was given to manoeuvre is not taken: she has it unspent.
    expect(points(mended)).toMatchObject({ speed: 2, speedPower: 8, manoeuvre: 1, unspent: 1 })
  })
  test('EE-IMP-01: too few hexes, or too many, are no less impossible; what can be flown is left alone', () => {
    expect(ours(flown(fleet(AT_EIGHT), gives(8, 0), 'F')).hex).toEqual([0, -2])
    expect(ours(flown(fleet(AT_EIGHT), gives(8, 0), 'FFF')).hex).toEqual([0, -2])
    const able = flown(fleet(AT_EIGHT), gives(8, 4), 'RFF')
    expect(able.told('moveMended')).toEqual([])
    expect(ours(able)).toMatchObject({ hex: [2, -2], facing: 1 })
  })
  test('EE-IMP-01: a ship without power that plots a hex stays where it is', () => {
    const adrift = flown(fleet({}), gives(0, 0), 'F')
    expect(ours(adrift)).toMatchObject({ hex: [0, 0], drifted: 0 })
    expect(adrift.told('moveMended')).toMatchObject([{ why: 'EE-UNP-01' }])
  })
})

describe('power that cannot be had', () => {
  const wild = gives(8, 8, LASER, SENSOR, OTHER)
  test('EE-IMP-01: too much speed at once, and more power than there is, are taken and told to nobody else', () => {
    expect(refused(fleet({}, {}, setupWith()), power(gives(8, 0)), 'yellow')).toBe('EE-ENG-10')
    expect(refused(fleet({}, {}, setupWith()), power(wild), 'yellow')).toBe('EE-POW-05')
    expect(refused(fleet({}), power(wild), 'yellow')).toBeUndefined()
    const given = fleet({}).go({ yellow: power(gives(8, 0)) })
    const [said] = given.told('overreached')
    if (!said) throw new Error('it rises by two points')
    expect(said).toMatchObject({ ship: 'ours', why: 'EE-ENG-10' })
    expect([observe(said, 'blue'), observe(said, 'public')]).toEqual([undefined, undefined])
    expect(observe(said, 'yellow')).toEqual(said)
  })
  test('EE-IMP-01: only what is written for another ship is refused: boxes she has not, and more than a box takes', () => {
    const asks = (given: Allocation) => refused(fleet({}), power(given), 'yellow')
    expect(asks({ ...gives(0, 0), lit: ['0,2'] })).toBe('EE-POW-07')
    expect(asks({ ...gives(0, 0), lit: [LASER, LASER] })).toBe('EE-POW-07')
    expect(asks({ ...gives(0, 0), engines: { E3: { makes: 'speed', boxes: {} } } })).toBe('EE-ENG-03')
    expect(asks({ ...gives(0, 0), engines: { E1: { makes: 'speed', boxes: { '0,3': 1 } } } })).toBe('EE-ENG-03')
    expect(asks({ ...gives(0, 0), engines: { E1: { makes: 'speed', boxes: { '0,0': 5 } } } })).toBe('EE-ENG-06')
  })
  test('EE-IMP-01: whoever speeds up too much goes on as last turn, whatever was plotted', () => {
    const mended = flown(fleet({ before: 0 }), gives(8, 0), 'FF')
    expect(ours(mended).hex).toEqual([0, 0])
    expect(points(mended)).toMatchObject({ speedPower: 0, speed: 0 })
    expect(ours(flown(fleet({ before: 4 }), gives(8, 0), 'FF')).hex).toEqual([0, -2])
  })
  test('EE-IMP-02: out of reach of last turn’s speed it goes at its top speed, and braking has what it takes', () => {
    // From four points of speed: two are all its engine makes, one comes off by itself, and one takes a manoeuvre point.
    const mended = flown(fleet({ before: 16, lastSpeed: 4 }), gives(8, 8, LASER, SENSOR, OTHER), 'FFFF')
    expect(ours(mended).hex).toEqual([0, -2])
    expect(points(mended)).toMatchObject({ speedPower: 8, speed: 2, manoeuvrePower: 4, manoeuvre: 0 })
    expect(mended.told('engineFailed')).toEqual([])
    expect(lit(mended)).toEqual([LASER, SENSOR, OTHER])
  })
  test('EE-IMP-02, EE-EFA-02: engines fail only as far as no power keeps them from it, and once', () => {
    // Nothing to brake with but the one engine: from four points of speed down to two takes a point too much, four dice.
    const lame = { before: 16, lastSpeed: 4, levels: { '0,3': 'moderate', '0,4': 'moderate' } } as const
    const open = fleet(lame).go({ yellow: power(gives(0, 0)) })
    expect(open.told('engineFailed')).toEqual([])
    const mended = open.go({ yellow: plot('') }, ...Array.from({ length: 8 }, () => 1))
    expect(mended.told('engineFailed')).toMatchObject([{ dice: 4 }])
    expect(ours(mended).hex).toEqual([0, -2])
  })
  test('EE-IMP-03: speed power beyond last turn’s is lost, for the turn after as well', () => {
    const mended = flown(fleet({ before: 4, lastSpeed: 1 }), gives(8, 0), 'RRFF')
    expect(ours(mended).hex).toEqual([0, -1])
    expect(points(mended)?.speedPower).toBe(4)
    expect(mended.until('announce').state.secret.yellow?.before.ours).toBe(4)
  })
})

describe('power that falls short', () => {
  const slower = { before: 8, lastSpeed: 2, levels: { '0,5': 'moderate' }, dark: ['0,5', '0,6', '0,7'], empty: [LAUNCHER] } as const
  test('EE-IMP-04: speed takes from manoeuvre what it lacks, and no more', () => {
    const mended = flown(fleet(AT_EIGHT), gives(4, 8), 'RRRF')
    expect(ours(mended).hex).toEqual([0, -2])
    expect(points(mended)).toMatchObject({ speedPower: 8, manoeuvrePower: 4 })
    expect(mended.told('moveMended')[0]?.manoeuvred).toBe(false)
  })
  test('EE-IMP-04: manoeuvre pays before any weapon does where there is less power than was given', () => {
    // Sixteen quarters: eight for speed, four for one laser, and of eight for manoeuvre four are left.
    const mended = flown(fleet({ ...slower, dark: ['0,5', '0,6'], empty: [] }), gives(8, 8, LASER), 'FF')
    expect(points(mended)).toMatchObject({ speedPower: 8, manoeuvrePower: 4 })
    expect(lit(mended)).toEqual([LASER])
  })
  test('EE-IMP-04, EE-REP-03, EE-REP-06: brought to no manoeuvre power it still neither repairs nor reloads', () => {
    const mended = flown(fleet(slower), gives(4, 4), 'RRF')
    expect(mended.told('moveMended')).toMatchObject([{ points: { speedPower: 8, manoeuvrePower: 0 }, manoeuvred: true }])
    const after = mended.until('announce')
    expect([...mended.told('reloaded'), ...after.told('reloaded')]).toEqual([])
    expect([...mended.told('repaired'), ...after.told('repaired')]).toEqual([])
    expect(ours(after).levels).toEqual({ '0,5': 'moderate' })
    expect(after.state.secret.yellow?.steady).toEqual([])
    // Whoever gave nothing to manoeuvre in the first place does both.
    const quiet = flown(fleet(slower), gives(8, 0), 'FF')
    expect(quiet.asked).toContain('repair')
    const mends = quiet.until('announce')
    expect(mends.told('reloaded')).toHaveLength(1)
    expect(ours(mends).levels).toEqual({ '0,5': 'light' })
  })
  /** Twelve quarters of power: four for speed and two boxes lit; at last turn's speed one of them goes dark. */
  const poor = { before: 8, lastSpeed: 2, dark: ['0,5', '0,6', '0,7'] } as const
  const short = (others: Readonly<Record<string, Placed>> = {}, setup?: Setup): TestBattle =>
    flown(fleet(poor, others, setup), gives(4, 0, LASER, SENSOR), 'RF')
  test('EE-IMP-05: still short, the enemy chooses which weapon or sensor goes dark', () => {
    const asked = short()
    expect(asked.asked).toBe('blue: darken')
    expect(ours(asked).hex).toEqual([0, -2])
    expect([darken(), darken(LASER, SENSOR), darken(OTHER), darken(LASER, LASER)].map((order) => refused(asked, order))).toEqual(
      Array.from({ length: 4 }, () => 'EE-IMP-05'),
    )
    const out = asked.go(darken(SENSOR))
    expect(out.told('darkened')).toMatchObject([{ ship: 'ours', by: 'blue', boxes: [SENSOR] }])
    expect(lit(out)).toEqual([LASER])
    expect(lit(asked.go(darken(LASER)))).toEqual([SENSOR])
  })
  test('EE-IMP-05, EE-SEQ-02: for that he is shown this ship’s power, and nothing else; nobody else is shown anything', () => {
    const asked = short({ second: { seat: 'yellow', design: CRUISER, hex: [5, 5] }, third: { ...FAR, seat: 'red' } }, three)
    expect(asked.asked).toBe('blue: darken')
    const blue = view(asked.state, 'blue')
    expect(Object.keys(blue.secret)).toEqual(['blue'])
    expect(Object.keys(blue.secret.blue?.shown ?? {})).toEqual(['ours'])
    expect(blue.secret.blue?.shown.ours).toMatchObject({ power: { lit: [LASER, SENSOR] }, dims: [{ of: [LASER, SENSOR], count: 1 }] })
    expect(view(asked.state, 'red').secret.red?.shown).toEqual({})
    const [shown] = asked.told('recordShown')
    const [told] = asked.told('moveMended')
    if (!shown || !told) throw new Error('it is mended')
    expect([observe(shown, 'red'), observe(shown, 'public')]).toEqual([undefined, undefined])
    expect(observe(told, 'red')).toMatchObject({ ship: 'ours', dark: 1, power: null, points: null, why: null, manoeuvred: null })
    expect(observe(told, 'yellow')).toEqual(told)
    const [dark] = asked.go(darken(LASER)).told('darkened')
    if (!dark) throw new Error('it is dark')
    expect([observe(dark, 'red'), observe(dark, 'public')]).toEqual([undefined, undefined])
    expect(asked.go(darken(LASER)).until('announce').state.secret.blue?.shown).toEqual({})
  })
  const seat = (color: Color) => ({ seat: color, side: color, budget: 0, zone: { centre: [0, 0], radius: 9 } }) as const
  const three = setupWith(['adjudicated'], { seats: [seat('yellow'), seat('blue'), seat('red')] })
  test('EE-IMP-05: of several enemies the one who sits first and still has ships', () => {
    const red: Placed = { ...FAR, seat: 'red' }
    expect(short({ third: red }, three).asked).toBe('blue: darken')
    expect(short({ theirs: { ...FAR, status: 'destroyed' }, third: red }, three).asked).toBe('red: darken')
  })
  test('EE-IMP-05: where all of them go dark nobody chooses, and shields go last', () => {
    const shielded = column('EECEEPPPPPPLSGG', { hull: 'CA' })
    const held = flown(fleet({ ...poor, design: shielded, dark: [...poor.dark, '0,8'] }), gives(8, 0, LASER, '0,13', SENSOR, '0,14'), 'FF')
    // Eight quarters are all there is, and speed has them.
    expect(held.told('moveMended')).toMatchObject([{ dark: 0, power: { lit: [] } }])
    const rich = flown(fleet({ ...poor, design: shielded }), gives(8, 0, LASER, '0,13', SENSOR, '0,14'), 'FF')
    expect(rich.told('moveMended')).toMatchObject([{ dark: 0, power: { lit: ['0,13'] } }])
  })
  test('EE-IMP-05, EE-HID-03: what hides asks nobody: what was lit last goes dark, and no enemy hears of it', () => {
    const hides = { ...poor, before: 0, lastSpeed: 0, hidden: true, hex: [0, 0], dark: ['0,5', '0,6', '0,7', '0,8', '0,9'] } as const
    const mended = flown(fleet(hides), gives(0, 0, LASER, SENSOR, OTHER), '')
    expect(mended.asked).not.toContain('darken')
    expect(lit(mended)).toEqual([LASER])
    const [told] = mended.told('moveMended')
    if (!told) throw new Error('it is mended')
    expect([observe(told, 'blue'), observe(told, 'public')]).toEqual([undefined, undefined])
  })
})
