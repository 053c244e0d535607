// Engines (EE-ENG), half engines (EE-HEN) and engine failure (EE-EFA).
import { describe, expect, test } from 'vitest'
import { battle, fire, type Placed, refused, type TestBattle } from '../battle-for-tests.ts'
import { costsOf } from '../design/costs.ts'
import { rulesAgainst } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { column, inLine, LOCKED } from '../fire/ships-for-tests.ts'
import type { Allocation } from '../state.ts'
import { crowding, failureDice, pointsOf } from './points.ts'
import { FAR, fleet, gives, ours, power, says } from './power-for-tests.ts'
import { NO_POWER } from './supply.ts'

describe('engines', () => {
  const V = shipNamed('Vigilance')
  const engine = (id: string, quarters: number): Readonly<Record<string, number>> => {
    const boxes = V.boxes.filter(({ system }) => system === id).map(({ at }) => at.join())
    return Object.fromEntries(boxes.map((box, at) => [box, Math.max(0, Math.min(4, quarters - 4 * at))]))
  }
  const vigilance = (more: Partial<Placed> = {}): TestBattle => fleet({ design: 'Vigilance', ...more })
  const points = (from: TestBattle, allocation: Allocation) => pointsOf(from.state, ours(from), allocation)
  const control = { levels: { '0,0': 'destroyed' } } as const
  test('EE-ENG-01: an engine has several boxes, up to the limit of the class', () => {
    expect(rulesAgainst(column('HHPCEE', { hull: 'CL' }))).toEqual([])
    expect(rulesAgainst(column('HHPCEE', { hull: 'CT' }))).toContain('EE-DES-03')
    const two = fleet({ design: column('HHPPCEE', { hull: 'CL' }), before: 4 })
    expect(says(two, gives([], { E1: ['speed', { '0,5': 4, '0,6': 4 }] }))).toBeUndefined()
  })
  test('EE-ENG-03: undamaged boxes of an engine run, even with damaged boxes between them', () => {
    const holed = vigilance({ before: 20, levels: { '-1,-1': 'critical', '-1,1': 'destroyed' } })
    expect(says(holed, gives([], { E1: ['speed', { '-1,-2': 4, '-1,0': 4, '-1,2': 4, '-1,3': 4 }] }))).toBeUndefined()
    expect(says(holed, gives([], { E1: ['speed', { '-1,-1': 1 }] }))).toBe('EE-POW-06')
    const gone = vigilance({ levels: Object.fromEntries(Object.keys(engine('E1', 0)).map((box) => [box, 'light' as const])) })
    expect(says(gone, gives([], { E1: ['speed', { '-1,-2': 1 }] }))).toBe('EE-ENG-03')
  })
  test('EE-ENG-05: an engine makes speed or manoeuvre, at the costs of the class', () => {
    const made = (makes: 'speed' | 'manoeuvre') => points(vigilance({ before: 24 }), gives([], { E1: [makes, engine('E1', 24)] }))
    expect(made('speed')).toMatchObject({ speed: 3, manoeuvre: 0 })
    expect(made('manoeuvre')).toMatchObject({ speed: 0 })
    const scout = (makes: 'speed' | 'manoeuvre') => points(fleet({}), gives([], { E1: [makes, { '-1,1': 4 }] }))
    expect([scout('speed').speed, scout('manoeuvre').manoeuvre]).toEqual([4, 2])
  })
  test('EE-ENG-06: a box takes at most 1 point of power, a half engine 1/2', () => {
    expect(says(vigilance({ before: 8 }), gives([], { E1: ['speed', { '-1,-2': 4 }] }))).toBeUndefined()
    expect(says(vigilance({ before: 8 }), gives([], { E1: ['speed', { '-1,-2': 5 }] }))).toBe('EE-ENG-06')
    expect(says(fleet({}), gives([], { E1: ['speed', { '-1,2': 3 }] }))).toBe('EE-HEN-01')
  })
  test('EE-ENG-07: all boxes of one engine make the same kind of points', () => {
    expect(says(vigilance(), gives([], { E1: ['speed', { '-1,-2': 2 }], E2: ['manoeuvre', { '-1,-1': 2 }] }))).toBe('EE-POW-06')
    const all = points(vigilance(), gives([], { E1: ['manoeuvre', { '-1,-2': 4, '-1,-1': 4, '-1,0': 4 }] }))
    expect(all).toMatchObject({ speedPower: 0, manoeuvrePower: 12, speed: 0, manoeuvre: 1 })
  })
  const double = fleet({ design: 'Stunt Double', before: 4 }, { armed: { seat: 'yellow', design: 'Icarus', hex: [-30, 0] } })
  const all = gives([], {
    E1: ['speed', { '-3,3': 4 }],
    E2: ['manoeuvre', { '-1,2': 4 }],
    E3: ['manoeuvre', { '1,1': 4 }],
    E4: ['manoeuvre', { '3,0': 4 }],
  })
  test('EE-ENG-08: one engine makes speed, next turn perhaps another', () => {
    expect(says(double, gives([], { E1: ['speed', { '-3,3': 4 }], E2: ['speed', { '-1,2': 1 }] }))).toBe('EE-ENG-08')
    const next = double.go(power(gives([], { E1: ['speed', { '-3,3': 4 }] }))).until('power')
    expect(says(next, gives([], { E2: ['speed', { '-1,2': 4 }] }))).toBeUndefined()
  })
  test('EE-ENG-09, EE-CTL-01, EE-CTL-04, GT-27: each undamaged control box allows one manoeuvre engine', () => {
    expect(says(double, all)).toBeUndefined()
    expect(points(double, all)).toMatchObject({ speed: 4, manoeuvre: 12 })
    expect(says(fleet({ design: 'Stunt Double', before: 4, levels: { '0,-1': 'light' } }), all)).toBe('EE-ENG-09')
    expect(says(fleet({ ...control }), gives([], { E1: ['manoeuvre', { '-1,2': 1 }] }))).toBe('EE-ENG-09')
  })
  const slowing = (speed: number, braking: number) =>
    gives([], { E1: ['speed', engine('E1', speed)], E2: ['manoeuvre', engine('E2', braking)] })
  test('EE-ENG-11: speed power falls by 1 for free, by more only with braking', () => {
    expect(says(vigilance({ before: 16 }), gives([], { E1: ['speed', engine('E1', 12)] }))).toBeUndefined()
    expect(says(vigilance({ before: 17 }), gives([], { E1: ['speed', engine('E1', 12)] }))).toBe('EE-ENG-11')
    expect(says(vigilance({ before: 24 }), slowing(12, 12))).toBeUndefined()
    expect(says(vigilance({ before: 24 }), slowing(12, 11))).toBe('EE-ENG-11')
  })
  test('EE-ENG-12, GT-20: braking from 6 to 3 costs 1 manoeuvre point, and fractions count', () => {
    expect(points(vigilance({ before: 24 }), slowing(12, 24)).manoeuvre).toBe(1)
    // 1/2 speed point of braking costs 1/2 manoeuvre point, 1 1/2 power.
    expect(says(vigilance({ before: 20 }), slowing(12, 6))).toBeUndefined()
    expect(says(vigilance({ before: 20 }), slowing(12, 5))).toBe('EE-ENG-11')
  })
  test('EE-ENG-13, GT-21: 6 speed power and 6 manoeuvre power give 3 and 2 points', () => {
    expect(points(vigilance({ before: 24 }), slowing(24, 24))).toMatchObject({
      speed: 3,
      manoeuvre: 2,
      speedPower: 24,
      manoeuvrePower: 24,
    })
  })
  test('EE-ENG-13: braking is subtracted before fractions are dropped', () => {
    // 1 1/2 less 1/2 for braking is 1; with fractions dropped first it would be 0.
    expect(points(vigilance({ before: 20 }), slowing(12, 18))).toMatchObject({ speed: 1, manoeuvre: 1 })
    expect(points(vigilance({ before: 20 }), slowing(12, 17))).toMatchObject({ speed: 1, manoeuvre: 0 })
  })
  test('EE-ENG-10: speed power rises by at most 1 per turn', () => {
    expect(says(vigilance({ before: 4 }), gives([], { E1: ['speed', engine('E1', 8)] }))).toBeUndefined()
    expect(says(vigilance({ before: 4 }), gives([], { E1: ['speed', engine('E1', 9)] }))).toBe('EE-ENG-10')
  })
  test('EE-ENG-14: each other ship in the hex with at least equal speed cost takes 1 manoeuvre point', () => {
    const beside = (design: string, more: Partial<Placed> = {}) =>
      fleet({ design: 'Vigilance' }, { other: { ...FAR, hex: [0, 0], design, ...more } })
    const taken = (from: TestBattle) => crowding(from.state, ours(from)).total
    expect([
      taken(beside('Monarch')),
      taken(beside('Icarus')),
      taken(beside('Furious', { seat: 'yellow' })),
      taken(beside('Halfway House')),
    ]).toEqual([-1, 0, -1, 0])
    expect(taken(beside('Monarch', { status: 'destroyed' }))).toBe(0)
  })
  const pressed = (given: Allocation): TestBattle =>
    fleet({ design: 'Vigilance', before: 24 }, { other: { ...FAR, hex: [0, 0], design: 'Monarch' } }).go({ yellow: power(given) })
  test('EE-ENG-15: a plot has the points left after braking, rounding and crowding, at least 0', () => {
    expect(pressed(slowing(24, 11)).state.secret.yellow?.points.ours).toMatchObject({ speed: 3, manoeuvre: 0 })
    const plotting = pressed(slowing(24, 24))
    expect(plotting.state.secret.yellow?.points.ours).toMatchObject({ speed: 3, manoeuvre: 1 })
    const plot = (path: string) => refused(plotting, { order: 'plot', ships: { ours: { path, glide: false } } }, 'yellow')
    expect([plot('RFFF'), plot('RFRFF'), plot('RFF')]).toEqual([undefined, 'EE-MOV-08', 'EE-MOV-01'])
  })
  test('EE-ENG-16: unspent manoeuvre points count as generated against railguns', () => {
    const hits = (unspent: number, face: number): number => {
      const target = { points: { manoeuvre: 4, manoeuvrePower: 4, unspent } }
      const shot = battle(inLine(column('rC'), column('CL'), 1, { b: target }), LOCKED).go(fire('a', 'R1@b'), face)
      return shot.asked.includes('row') ? 1 : 0
    }
    expect([hits(4, 4), hits(4, 5), hits(0, 4), hits(0, 5)]).toEqual([0, 1, 0, 1])
    expect(pressed(slowing(24, 24)).state.secret.yellow?.points.ours).toMatchObject({ manoeuvre: 1, unspent: 1 })
  })
  test('EE-ENG-17: less than a point is still movement power', () => {
    expect(points(vigilance(), gives([], { E2: ['manoeuvre', engine('E2', 2)] }))).toMatchObject({ manoeuvrePower: 2, manoeuvre: 0 })
  })
  test('EE-HEN-01, EE-HEN-03: a half engine makes 1/2 point of its own', () => {
    const dead = fleet({ levels: { '0,-1': 'destroyed', '1,0': 'destroyed' } })
    expect(says(dead, gives([], { E1: ['speed', { '-1,2': 2 }] }))).toBeUndefined()
    expect(points(dead, gives([], { E1: ['speed', { '-1,2': 2 }] }))).toMatchObject({ speedPower: 2, speed: 2 })
    expect(says(dead, gives([], { E1: ['speed', { '-1,2': 2, '-1,1': 1 }] }))).toMatch(/EE-POW-04|EE-POW-05/)
    // It draws nothing from a network whose power all goes elsewhere.
    expect(says(fleet({ design: column('ePLC') }), gives(['0,2'], { E1: ['speed', { '0,0': 2 }] }))).toBeUndefined()
  })
  test('EE-HEN-04: power of half engines counts for the rise of speed and for braking', () => {
    expect(says(fleet({}), gives([], { E1: ['speed', { '-1,2': 2, '-1,1': 2 }] }))).toBeUndefined()
    expect(says(fleet({}), gives([], { E1: ['speed', { '-1,2': 2, '-1,1': 3 }] }))).toBe('EE-ENG-10')
    expect(says(fleet({ before: 5 }), gives([], { E2: ['manoeuvre', { '1,1': 2 }] }))).toBeUndefined()
    expect(says(fleet({ before: 5 }), gives([], { E2: ['manoeuvre', { '1,1': 1 }] }))).toBe('EE-ENG-11')
  })
  test('EE-HEN-04: power of half engines counts for tailing, repairs and reloading', () => {
    const design = column('MLPCHe')
    const armed = (makes: 'speed' | 'manoeuvre') =>
      battle(
        { ours: { seat: 'yellow', design, hex: [0, 0], levels: { '0,1': 'moderate' }, empty: ['0,0'] }, theirs: { ...FAR, hex: [0, 3] } },
        { at: 'power', locks: { theirs: ['ours'] } },
      ).go({ yellow: power(gives([], { E1: [makes, { '0,5': 2 }] })) })
    expect(armed('manoeuvre').eventsOf('powerAnnounced')).toMatchObject([{ points: { manoeuvrePower: 2, speedPower: 0 } }])
    const busy = armed('manoeuvre').until('announce')
    const steady = armed('speed').until('announce')
    expect([ours(busy).levels, ours(steady).levels]).toEqual([{ '0,1': 'moderate' }, { '0,1': 'light' }])
    expect([busy, steady].map(({ state }) => state.secret.yellow?.empty)).toEqual([{ ours: ['0,0'] }, {}])
  })
  test('EE-AUX-07, EE-AUX-13: passenger ships and freighters pay double for movement, auxiliaries do not', () => {
    const of = (name: string) => [costsOf(shipNamed(name)).speed.total, costsOf(shipNamed(name)).manoeuvre.total]
    expect([of('Southern Cross'), of('Oxbow'), of('Barrow'), of('Mulligan')]).toEqual([
      [8, 16],
      [8, 8],
      [8, 16],
      [4, 8],
    ])
  })
})

describe('engine failure', () => {
  test('EE-EFA-01: one die for each 1/4 point not shed, rounded up', () => {
    expect(failureDice({ speed: 8, manoeuvre: 12 }, 24, { speed: 12, manoeuvre: 0 })).toBe(4)
    expect(failureDice({ speed: 8, manoeuvre: 12 }, 24, { speed: 12, manoeuvre: 11 })).toBe(1)
    expect(failureDice({ speed: 8, manoeuvre: 12 }, 24, { speed: 12, manoeuvre: 12 })).toBe(0)
  })
  /** Two engine boxes between two hull boxes, armour at the front engine, no power and no control. */
  const stranded = (before: number, levels: Placed['levels'] = {}): TestBattle =>
    fleet({ design: column('HEEH', { hull: 'CA', armour: [{ at: [0, 1], side: 0 }] }), before, levels })
  test('EE-EFA-04: damage starts at a random engine box and moves to adjacent boxes and armour', () => {
    // Three points start at the first engine box; a die picks the next of the adjacent places.
    const struck = stranded(5).go({ yellow: power(NO_POWER) }, 3, 1, 6, 1)
    expect(struck.eventsOf('engineFailed')).toMatchObject([{ dice: 1 }])
    expect(struck.eventsOf('boxesHit')).toMatchObject([{ why: 'EE-EFA-04' }])
    expect(struck.eventsOf('boxesHit')[0]?.hits.map(({ box }) => box)).toEqual(['0,1', '0,2', '0,1'])
    const plate = stranded(5).go({ yellow: power(NO_POWER) }, 2, 1, 1)
    expect(plate.eventsOf('boxesHit')[0]?.hits.map(({ box }) => box)).toEqual(['0,1', '0,1/0'])
    const second = stranded(5).go({ yellow: power(NO_POWER) }, 1, 6)
    expect(second.eventsOf('boxesHit')[0]?.hits.map(({ box }) => box)).toEqual(['0,2'])
  })
  test('EE-EFA-04: damaged engine boxes can fail, destroyed ones cannot', () => {
    const damaged = stranded(5, { '0,1': 'critical' }).go({ yellow: power(NO_POWER) }, 1, 1)
    expect(damaged.eventsOf('boxesHit')[0]?.hits).toMatchObject([{ box: '0,1', level: 'destroyed' }])
    const one = stranded(5, { '0,1': 'destroyed' }).go({ yellow: power(NO_POWER) }, 1)
    expect(one.eventsOf('boxesHit')[0]?.hits.map(({ box }) => box)).toEqual(['0,2'])
  })
  test('EE-EFA-03, EE-EFA-05: dice are applied one by one; with no engine box left the ship is lost', () => {
    // Two dice, one box: the first point destroys it, and the second die is not rolled.
    const lost = stranded(6, { '0,1': 'destroyed', '0,2': 'critical' }).go({ yellow: power(NO_POWER) }, 1)
    expect(lost.eventsOf('engineFailed')).toMatchObject([{ dice: 2 }])
    expect(lost.eventsOf('boxesHit')).toMatchObject([{ hits: [{ box: '0,2', level: 'destroyed' }] }])
    expect(lost.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-EFA-05' }])
    const bare = stranded(5, { '0,1': 'destroyed', '0,2': 'destroyed' }).go({ yellow: power(NO_POWER) })
    expect(bare.eventsOf('boxesHit')).toEqual([])
    expect(bare.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-EFA-05' }])
  })
  test('EE-EFA-02: avoidable failure is refused', () => {
    expect(says(fleet({ before: 8 }), NO_POWER)).toBe('EE-ENG-11')
    expect(says(fleet({ before: 9, levels: { '0,-1': 'destroyed', '1,0': 'destroyed' } }), NO_POWER)).toMatch(/EE-E(FA-02|NG-11)/)
  })
  test('EE-EFA-06: the points of the turn do not change', () => {
    const broken = fleet({ before: 8, levels: { '0,-1': 'destroyed', '1,0': 'destroyed' } })
    const after = broken.go(
      power(gives([], { E1: ['speed', { '-1,2': 2 }], E2: ['manoeuvre', { '1,1': 2 }] })),
      ...Array<number>(8).fill(1),
    )
    expect(after.state.secret.yellow?.points.ours?.speed).toBe(2)
  })
})
