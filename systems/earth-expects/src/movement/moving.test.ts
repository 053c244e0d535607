// Movement of ships: unpowered flight, terrain and its damage. Dice are in the order of the rule ledger.
import { ahead, DIRECTIONS, type Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, moon, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Body, Setup } from '../setup.ts'
import { isInside } from '../terrain/terrain.ts'
import { speedOfMeeting } from './same-hex.ts'

const ICARUS: Placed = { seat: 'yellow', design: 'Icarus', hex: [0, 0] }
const FAR: Placed = { seat: 'blue', design: 'Icarus', hex: [30, 30] }
const made = (speed: number, manoeuvre = 0): Placed['points'] => ({
  speedPower: speed,
  manoeuvrePower: manoeuvre,
  speed,
  manoeuvre,
  unspent: manoeuvre,
})
const within = (...bodies: readonly Body[]): Setup => setupWith([], { bodies })
const start = (ship: Partial<Placed>, setup: Setup = setupWith(), others: Readonly<Record<string, Placed>> = {}): TestBattle =>
  battle({ ours: { ...ICARUS, ...ship }, theirs: FAR, ...others }, { at: 'plot' }, setup)
const plot = (path: string, glide = false) => ({ order: 'plot', ships: { ours: { path, glide } } }) as const
const ours = ({ state }: TestBattle) => state.ships.ours
const at = (from: TestBattle): string => `${ours(from)?.hex.join()} ${ours(from)?.facing}`
const ALONG: readonly Hex[] = [
  [0, -1],
  [0, -2],
  [0, -3],
]

describe('unpowered flight', () => {
  test('EE-UNP-01: a ship without power can only turn one hexside or drift', () => {
    const still = start({})
    expect(at(still.go(plot('R')))).toBe('0,0 1')
    expect(refused(still, plot('RR'))).toBe('EE-UNP-01')
    expect(refused(still, plot('F'))).toBe('EE-UNP-01')
    expect(ours(still.go(plot('', true)))?.drifted).toBe(1)
  })
  test('EE-UNP-01: damaged engine boxes are enough, destroyed ones are not', () => {
    const hit = { '-1,1': 'critical', '-1,2': 'destroyed', '1,1': 'destroyed' } as const
    expect(refused(start({ levels: hit }), plot('R'))).toBeUndefined()
    expect(refused(start({ levels: { ...hit, '-1,1': 'destroyed' } }), plot('R'))).toBe('EE-MOV-08')
    expect(refused(start({ levels: { ...hit, '-1,1': 'destroyed' } }), plot('', true))).toBe('EE-UNP-01')
  })
  test('EE-UNP-01: a ship with movement power cannot drift', () => {
    expect(refused(start({ points: made(1) }), plot('', true))).toBe('EE-UNP-01')
  })
  test('EE-UNP-02: the tenth turn of drift moves the ship one hex ahead, and the count starts again', () => {
    const tenth = start({ drifted: 9, facing: 1 }).go(plot('', true))
    expect(at(tenth)).toBe('1,-1 1')
    expect(ours(tenth)?.drifted).toBe(0)
    expect(at(start({ drifted: 8 }).go(plot('', true)))).toBe('0,0 0')
  })
  test('EE-UNP-02: a turn, movement power or an idle turn resets the count', () => {
    expect(ours(start({ drifted: 7 }).go(plot('R')))?.drifted).toBe(0)
    expect(ours(start({ drifted: 7, points: made(1) }).go(plot('F')))?.drifted).toBe(0)
    expect(ours(start({ drifted: 7 }).go(plot('')))?.drifted).toBe(0)
  })
  test('EE-UNP-03: a ship that drifts a hex has speed 0', () => {
    expect(start({ drifted: 9 }).go(plot('', true)).eventsOf('shipFlew')[0]).toMatchObject({
      speed: 0,
      path: [
        [0, 0],
        [0, -1],
      ],
    })
  })
  test('EE-UNP-05, EE-ATM-02: a drifting ship enters atmosphere without damage', () => {
    const entered = start({ drifted: 9 }, within(hexesOf('atmosphere', [0, -1]))).go(plot('', true))
    expect(at(entered)).toBe('0,-1 0')
    expect(entered.eventsOf('boxesHit')).toEqual([])
  })
})

describe('plots', () => {
  test.each(DIRECTIONS)('EE-GEN-22: the map has no edge in direction %i', (facing) => {
    const hex: Hex = [4000, -2000]
    const far = start({ hex, facing, points: made(3, 1) })
    expect(refused(far, plot('FFF'))).toBeUndefined()
    expect(ours(far.go(plot('FFF')))).toMatchObject({ hex: ahead(hex, facing, 3), status: 'flying' })
  })
  test('EE-MOV-09: path, hex and facing of a plot are public, unspent points only for its own side', () => {
    const [flew] = start({ points: made(2, 3) })
      .go(plot('RFF'))
      .eventsOf('shipFlew')
    expect(flew).toMatchObject({
      to: null,
      own: ['yellow'],
      path: [
        [0, 0],
        [1, -1],
        [2, -2],
      ],
      facing: 1,
      speed: 2,
      unspent: 2,
    })
  })
  test('EE-MOV-10: ships pass each other and may end in one hex', () => {
    const others = { third: { ...FAR, hex: [0, -2] as const }, fourth: { ...FAR, hex: [0, -1] as const } }
    expect(at(start({ points: made(2) }, setupWith(), others).go(plot('FF')))).toBe('0,-2 0')
  })
  test('EE-MOV-11: the path of a ship includes its entry hex', () => {
    expect(
      start({ points: made(2) })
        .go(plot('FF'))
        .eventsOf('shipFlew')[0]
        ?.path.at(-2),
    ).toEqual([0, -1])
  })
  test('EE-MOV-01: a ship without a plot moves straight ahead', () => {
    expect(at(start({ points: made(3, 2) }).go({ order: 'plot', ships: {} }))).toBe('0,-3 0')
  })
  test('EE-FTL-01: a ship that prepares for FTL cannot manoeuvre, and its hexes are counted', () => {
    const bound = start({ ftl: 4, points: made(3, 2) }, setupWith(['ftl']))
    expect(refused(bound, plot('RFFF'))).toBe('EE-MOV-08')
    expect(ours(bound.go(plot('FFF')))?.ftl).toBe(7)
  })
})

describe('atmosphere', () => {
  const air = within(hexesOf('atmosphere', [0, -2], [0, -3]))
  test('EE-ATM-01, EE-ATM-02: may be entered; each box in front takes one point per point of speed', () => {
    const [hit] = start({ points: made(3) }, air)
      .go(plot('FFF'))
      .eventsOf('boxesHit')
    const points = hit?.hits.map(({ box }) => box) ?? []
    expect(new Set(points)).toEqual(new Set(['0,-2', '-1,0', '1,-1', '-2,3', '2,1']))
    expect(points).toHaveLength(15)
    expect(hit?.why).toBe('EE-ATM-02')
  })
  test('EE-ATM-03: ends the movement, but the speed stays', () => {
    const stopped = start({ points: made(3) }, air).go(plot('FFF'))
    expect(at(stopped)).toBe('0,-2 0')
    expect(ours(stopped)?.deeds).toMatchObject({ speed: 3, halted: false })
  })
  test('EE-ATM-03: each further hex of atmosphere is entered again; staying in one is not', () => {
    const inside = start({ hex: [0, -2], points: made(1) }, air)
    expect(inside.go(plot('F')).eventsOf('boxesHit')).toHaveLength(1)
    expect(
      start({ hex: [0, -2], points: made(0, 1) }, air)
        .go(plot('R'))
        .eventsOf('boxesHit'),
    ).toEqual([])
  })
})

describe('surface and interior', () => {
  const ground = within(hexesOf('surface', [0, -1], [0, 0]), hexesOf('interior', [0, -2]))
  test('EE-SUR-01: a powered ship is destroyed in a surface hex', () => {
    const crashed = start({ hex: [0, 1], points: made(2) }, ground).go(plot('FF'))
    expect(ours(crashed)).toMatchObject({ status: 'destroyed', hex: [0, 0] })
    expect(crashed.eventsOf('shipDestroyed')[0]?.why).toBe('EE-SUR-01')
  })
  test('EE-SUR-01, EE-UNP-05: a drifting ship enters a surface hex in low flight', () => {
    expect(ours(start({ hex: [0, 1], drifted: 9 }, ground).go(plot('', true)))).toMatchObject({
      hex: [0, 0],
      landing: 'low',
      status: 'flying',
    })
  })
  test('EE-SUR-02: a further hex of drift lands the ship, and another one lifts it off', () => {
    expect(ours(start({ landing: 'low', drifted: 9 }, ground).go(plot('', true)))).toMatchObject({ hex: [0, 0], landing: 'landed' })
    expect(ours(start({ landing: 'landed', drifted: 9 }, ground).go(plot('', true)))).toMatchObject({ hex: [0, 0], landing: 'low' })
    expect(ours(start({ landing: 'landed', drifted: 3 }, ground).go(plot('', true)))).toMatchObject({ drifted: 4, landing: 'landed' })
  })
  test('EE-SUR-02: a ship leaves low flight by any movement, also by drift', () => {
    expect(ours(start({ landing: 'low', facing: 3, points: made(1) }, ground).go(plot('F')))).toMatchObject({
      hex: [0, 1],
      landing: 'none',
    })
    expect(ours(start({ landing: 'low', facing: 3, drifted: 9 }, ground).go(plot('F', true)))).toMatchObject({
      hex: [0, 1],
      landing: 'none',
    })
    expect(ours(start({ landing: 'low', facing: 3, points: made(0, 1) }, ground).go(plot('R')))).toMatchObject({
      hex: [0, 0],
      landing: 'low',
    })
  })
  test('EE-SUR-02: a landed ship cannot move with power', () => {
    const landed = start({ landing: 'landed', facing: 3, points: made(1) }, ground)
    expect(refused(landed, plot('F'))).toBe('EE-SUR-02')
    expect(ours(landed.go({ order: 'plot', ships: {} }))).toMatchObject({ hex: [0, 0], landing: 'landed' })
  })
  test('EE-SUR-04: a single surface hex destroys a ship', () => {
    expect(ours(start({ points: made(1) }, within(hexesOf('surface', [0, -1]))).go(plot('F')))?.status).toBe('destroyed')
  })
  test('EE-INR-01: a ship is destroyed in an interior hex, also when it drifts', () => {
    expect(
      start({ hex: [0, -3], facing: 3, points: made(1) }, ground)
        .go(plot('F'))
        .eventsOf('shipDestroyed')[0]?.why,
    ).toBe('EE-INR-01')
    expect(
      start({ hex: [0, -3], facing: 3, drifted: 9 }, ground)
        .go(plot('', true))
        .eventsOf('shipDestroyed')[0]?.why,
    ).toBe('EE-INR-01')
  })
})

describe('interfaces', () => {
  const wall = within(hexesOf('interface', [0, -1]))
  test('EE-IFC-03: an interface stops a ship, without dice if all speed is braked', () => {
    const stopped = start({ points: made(1, 1) }, wall).go(plot('F'))
    expect(at(stopped)).toBe('0,-1 0')
    expect(stopped.eventsOf('halted')).toMatchObject([{ why: 'EE-IFC-03', dice: 0 }])
  })
  test('EE-IFC-03, EE-EFA-03: each speed point not braked by an unspent manoeuvre point costs four dice', () => {
    // For each die: its points, then the engine box it starts at.
    const failing = start({ points: made(2, 1) }, wall).go(plot('FF'), 1, 1, 1, 1, 1, 1, 1, 1)
    expect(failing.eventsOf('halted')[0]?.dice).toBe(4)
    expect(failing.eventsOf('boxesHit')).toHaveLength(4)
  })
  test('EE-IFC-03, EE-IFC-06: a stopped ship starts the next turn with speed power 0', () => {
    const next = start({ before: 2, points: made(1, 1) }, wall)
      .go(plot('F'))
      .until('power')
    expect(next.state.secret.yellow?.before.ours).toBe(0)
    expect(ours(next)?.lastSpeed).toBe(0)
  })
  test('EE-IFC-06: a stopped ship may leave the interface in the next turn', () => {
    const left = start({ hex: [0, -1], points: made(1) }, wall).go(plot('F'))
    expect(at(left)).toBe('0,-2 0')
    expect(left.eventsOf('halted')).toEqual([])
  })
  const carry = (hex: Hex, more: Partial<Placed> = {}, faces: readonly number[] = []): TestBattle => {
    const before = battle({ ours: { ...ICARUS, hex, ...more }, theirs: FAR }, { at: 'announce' }, within(moon([0, 1])))
    return before.until('power').until('plot', ...faces)
  }
  test('EE-IFC-02, EE-PLA-04: a body moves before ships and carries those in or inside its interface', () => {
    expect(carry([0, -5]).state.centres.moon).toEqual([0, -5])
    expect(ours(carry([0, -5]))?.hex).toEqual([0, -4])
    expect(ours(carry([0, -3]))?.hex).toEqual([0, -2])
    expect(ours(carry([0, 0]))?.hex).toEqual([0, 0])
    expect(isInside(carry([0, 0]).state, moon([0, 1]), [0, -2])).toBe(true)
    expect(isInside(carry([0, 0]).state, moon([0, 1]), [0, -1])).toBe(false)
  })
  test('EE-IFC-04: an interface that moves onto a ship stops it with dice for the interface’s speed', () => {
    const struck = carry([0, -2], { facing: 1 }, [1, 1, 1, 1, 1, 1, 1, 1])
    expect(struck.eventsOf('halted')).toMatchObject([{ ship: 'ours', why: 'EE-IFC-04', dice: 4 }])
    expect(refused(struck, plot('R'))).toBe('EE-MOV-08')
  })
  test('EE-IFC-04: the ship’s speed is added if it faces the interface, and subtracted if it faces away', () => {
    const ship = ours(start({}))
    if (!ship) throw new Error('the ship is missing')
    const meets = (facing: Placed['facing'], speed: number): number => speedOfMeeting({ ...ship, facing: facing ?? 0 }, [0, 2], speed)
    expect([meets(0, 3), meets(3, 1), meets(3, 5), meets(1, 3), meets(2, 3)]).toEqual([5, 1, 0, 2, 2])
    expect(speedOfMeeting({ ...ship, facing: 0, reversing: true }, [0, 2], 1)).toBe(1)
  })
})

describe('asteroids', () => {
  const dense = within(hexesOf('dense', ...ALONG))
  test('EE-AST-02: each dense hex rolls a die, and each point below the speed costs a manoeuvre point', () => {
    const [first, second] = start({ points: made(2, 1) }, dense)
      .go(plot('FF'), 1, 2)
      .eventsOf('debrisMet')
    expect(first).toMatchObject({ hex: [0, -1], die: 1, needed: 1, missing: 0 })
    expect(second).toMatchObject({ hex: [0, -2], die: 2, needed: 0, missing: 0 })
  })
  test('EE-AST-03: the plot spends manoeuvre points first, then earlier hexes before later ones', () => {
    // In the second hex no point is left: a die of damage, then the box it hits.
    const met = start({ points: made(2, 1) }, dense).go(plot('FF'), 1, 1, 1, 1)
    expect(met.eventsOf('debrisMet').map(({ missing }) => missing)).toEqual([0, 1])
    expect(met.eventsOf('boxesHit')).toMatchObject([{ why: 'EE-AST-04' }])
  })
  test('EE-AST-03: all dice of a hex fall before the entry die of the next, and its damage counts there', () => {
    // Each hex: the entry die, the damage, the first of five boxes in front (the sensor) and two drifts that stay.
    const met = start({ points: made(2) }, dense).go(plot('FF'), 1, 3, 1, 3, 3, 1, 2, 1, 3)
    expect(met.eventsOf('debrisMet').map(({ die, missing }) => [die, missing])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(met.eventsOf('boxesHit').map(({ hits }) => hits.map(({ box, level }) => `${box} ${level}`))).toEqual([
      ['0,-2 light', '0,-2 moderate', '0,-2 critical'],
      ['0,-2 destroyed', '0,-1 light'],
    ])
  })
  test('EE-AST-04: damage starts at a random box in front and drifts like a laser, high rolls to the right', () => {
    // The fourth of five boxes in front, in reading order, is the left laser. A 5 drifts one row to the right.
    const met = start({ points: made(2) }, dense).go(plot('FF'), 1, 2, 4, 5, 2)
    const [hit] = met.eventsOf('boxesHit')
    expect(hit?.hits.map(({ box }) => box)).toEqual(['-2,3', '-1,0'])
  })
  const boulders = within(hexesOf('cinematic', [0, -1]))
  test('EE-AST-08: entering a cinematic hex costs the speed in manoeuvre points, otherwise the ship is destroyed', () => {
    expect(
      start({ points: made(2, 1) }, boulders)
        .go(plot('FF'))
        .eventsOf('shipDestroyed')[0]?.why,
    ).toBe('EE-AST-08')
    const through = start({ points: made(2, 2) }, boulders).go(plot('FF'), 6)
    expect(at(through)).toBe('0,-2 0')
    expect(through.eventsOf('debrisMet')).toMatchObject([
      { die: null, needed: 2, missing: 0 },
      { die: 6, needed: 0, missing: 0 },
    ])
  })
  test('EE-AST-09: each missing point rolls a die like a missile and a die like a laser', () => {
    // Die 1 for speed 2: one point is missing. The missile die does 1 to the sensor, the laser die 1 to the same box.
    const [hit] = start({ points: made(2, 2) }, boulders)
      .go(plot('FF'), 1, 1, 1, 1)
      .eventsOf('boxesHit')
    expect(hit).toMatchObject({
      why: 'EE-AST-09',
      hits: [
        { box: '0,-2', level: 'light' },
        { box: '0,-2', level: 'moderate' },
      ],
    })
  })
})

describe('radiation', () => {
  const belt = within(hexesOf('radiation', [0, -1], [0, -2]))
  test('EE-RAD-01: each hex entered rolls a direction and a die; staying rolls none', () => {
    const burned = start({ points: made(2) }, belt).go(plot('FF'), 1, 1, 4, 1)
    expect(burned.eventsOf('radiationRolled')).toMatchObject([
      { from: 0, dice: [1], damage: 0 },
      { from: 3, dice: [1], damage: 0 },
    ])
    expect(
      start({ hex: [0, -1], points: made(0, 1) }, belt)
        .go(plot('R'))
        .eventsOf('radiationRolled'),
    ).toEqual([])
  })
  test('EE-RAD-02, EE-RAD-03: dice from one side are one hit from range 1 at a random box on that side', () => {
    // 4 and 3 from ahead: 7 less 1. The first of the boxes in front, then six points on a walk.
    const burned = start({ points: made(2) }, belt).go(plot('FF'), 1, 4, 1, 3, 1, 1, 1)
    expect(burned.eventsOf('radiationRolled')).toMatchObject([{ from: 0, dice: [4, 3], damage: 6 }])
    expect(burned.eventsOf('boxesHit')[0]?.hits[0]?.box).toBe('0,-2')
    expect(burned.eventsOf('boxesHit')[0]?.hits).toHaveLength(6)
  })
})

describe('heat', () => {
  const sun = (from: Hex, dice = 0): Setup => setupWith([], { heat: { from, within: 20, dice } })
  test('EE-HEA-01: at the end of Movement every box that faces the heat takes a point', () => {
    const [hit] = start({}, sun([0, -9]))
      .go(plot(''))
      .eventsOf('boxesHit')
    expect(hit?.hits.map(({ box }) => box).toSorted()).toEqual(['-1,0', '-2,3', '0,-2', '1,-1', '2,1'])
  })
  test('EE-HEA-01: the heat uses the hex and facing after movement', () => {
    const [hit] = start({ points: made(0, 6) }, sun([0, -9]))
      .go(plot('RRR'))
      .eventsOf('heated')
    expect(hit?.heading).toBe(0)
  })
  test('EE-HEA-02: each 1 on the extra dice is one more point to a heated box', () => {
    const [hit] = start({}, sun([0, -9], 3))
      .go(plot(''), 1, 5, 6, 1)
      .eventsOf('boxesHit')
    expect(hit?.hits.filter(({ box }) => box === '0,-2').map(({ level }) => level)).toEqual(['light', 'moderate'])
  })
  test('EE-HEA-01: heat has no effect beyond its range', () => {
    expect(
      start({ hex: [0, 20] }, sun([0, -9]))
        .go(plot(''))
        .eventsOf('heated'),
    ).toEqual([])
  })
})

describe('bases', () => {
  const base: Partial<Placed> = { design: 'Halfway House', rotates: 1 }
  test('EE-BAS-01, EE-BAS-03: a base does not move and has only the empty plot', () => {
    const here = start({ ...base, rotates: 0 })
    expect(at(here.go({ blue: { order: 'plot', ships: {} } }))).toBe('0,0 0')
    expect(refused(here, plot('R'), 'yellow')).toBe('EE-BAS-03')
    expect(refused(here, plot('', true), 'yellow')).toBe('EE-BAS-03')
  })
  test('EE-BAS-09: a rotating base turns one hexside each turn', () => {
    const turned = start(base).until('announce')
    expect(ours(turned)?.facing).toBe(1)
    expect(ours(turned.until('plot').until('announce'))?.facing).toBe(2)
    expect(ours(start({ ...base, rotates: -1 }).until('announce'))?.facing).toBe(5)
  })
})
