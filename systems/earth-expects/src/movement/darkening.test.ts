// Corrected power in several networks and on several ships (EE-IMP-02, EE-IMP-03, EE-IMP-04, EE-IMP-05).
// Covers the amounts, the seat that chooses boxes, and what other viewers see.
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, type Placed, refused, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import { FAR, ours } from '../power/power-for-tests.ts'
import type { Setup } from '../setup.ts'
import type { Allocation } from '../state.ts'

/** A destroyed hull box separates two networks: two points for engines, a laser and a sensor; one point for two lasers and a sensor. */
const PARTED = column('ECEPPLSHPLSL', { hull: 'CA' })
const [FORE, EYE, LASER, SENSOR, AFT] = ['0,5', '0,6', '0,9', '0,10', '0,11'] as const
const ALL = [FORE, EYE, LASER, SENSOR, AFT]
const parted: Placed = ship('yellow', PARTED, { levels: { '0,7': 'destroyed' }, before: 4, lastSpeed: 1, power: undefined })
const gives = (speed: number, manoeuvre: number, ...lit: readonly string[]): Allocation => ({
  lit,
  engines: { E1: { makes: 'speed', boxes: { '0,0': speed } }, E2: { makes: 'manoeuvre', boxes: { '0,2': manoeuvre } } },
  rapid: [],
  primaries: {},
})
type Ships = Readonly<Record<string, Placed>>
const opened = (ships: Ships, given: Readonly<Record<string, Allocation>>, setup: Setup = setupWith(['adjudicated'])): TestBattle =>
  battle({ theirs: FAR, ...ships }, { at: 'power' }, setup)
    .go({ yellow: { order: 'power', ships: given } })
    .go({})
const darken = (...boxes: readonly string[]): Order => ({ order: 'darken', boxes })
const known = ({ state }: TestBattle, id = 'ours') => ({ power: state.secret.yellow?.power[id], points: state.secret.yellow?.points[id] })

describe('two networks', () => {
  const asked = opened({ ours: parted }, { ours: gives(4, 0, ...ALL) })
  test('EE-IMP-05: the record shown says how many boxes of each network the enemy turns off', () => {
    expect(asked.asked).toBe('blue: darken')
    expect(asked.eventsOf('moveMended')).toMatchObject([
      { ship: 'ours', seat: 'yellow', to: null, own: ['yellow'], why: 'EE-IMP-01', dark: 3 },
    ])
    const [shown] = asked.eventsOf('recordShown')
    expect(shown).toMatchObject({ ship: 'ours', seat: 'yellow', by: 'blue', listeners: ['yellow', 'blue'] })
    expect(shown?.record.dims).toEqual([
      { of: [FORE, EYE], count: 1 },
      { of: [LASER, SENSOR, AFT], count: 2 },
    ])
    expect(refused(asked, { order: 'pass' })).toBe('EE-IMP-05')
    expect(sole.offer(view(asked.state, 'blue'))).toEqual({ kind: 'darken', orders: ['darken'], of: ALL })
  })
  test.each([
    [FORE],
    [FORE, LASER],
    [FORE, EYE, LASER],
    [LASER, SENSOR, AFT],
    [FORE, LASER, SENSOR, AFT],
    [FORE, EYE, LASER, SENSOR],
    [FORE, LASER, LASER],
    [FORE, LASER, SENSOR, '0,0'],
    [FORE, LASER, '0,0'],
  ])('EE-IMP-05: %j %s %s is refused', (...boxes) => {
    expect(refused(asked, darken(...boxes))).toBe('EE-IMP-05')
  })
  test('EE-IMP-05: the chosen boxes lose power, by default those powered last', () => {
    const dark = asked.go(darken(SENSOR, FORE, LASER))
    expect(known(dark).power?.lit).toEqual([EYE, AFT])
    expect(dark.eventsOf('darkened')).toEqual([
      { type: 'darkened', ship: 'ours', seat: 'yellow', by: 'blue', listeners: ['yellow', 'blue'], boxes: [SENSOR, FORE, LASER] },
    ])
    expect(dark.state.secret.blue?.shown.ours).toEqual({ power: known(dark).power, dims: [] })
    expect(known(asked.go({})).power?.lit).toEqual([FORE, LASER])
  })
  test('EE-IMP-05: groups without a choice lose power at once, and the enemy is asked about the others', () => {
    const rest = opened({ ours: parted }, { ours: gives(4, 0, FORE, EYE, LASER) })
    expect(rest.asked).toBe('blue: darken')
    const starved = { ...parted, levels: { '0,7': 'destroyed', '0,8': 'moderate' } } as const
    const both = opened({ ours: starved }, { ours: gives(4, 0, ...ALL) })
    expect(both.eventsOf('moveMended')).toMatchObject([{ dark: 1, power: { lit: [FORE, EYE] } }])
    expect(both.eventsOf('recordShown')[0]?.record.dims).toEqual([{ of: [FORE, EYE], count: 1 }])
  })
  test('EE-IMP-05: a network with enough power loses nothing', () => {
    const enough = opened({ ours: parted }, { ours: gives(4, 0, FORE, LASER, AFT) })
    expect(enough.eventsOf('recordShown')[0]?.record.dims).toEqual([{ of: [LASER, AFT], count: 1 }])
  })
})

/** One network: two engines of two boxes, four points of power, two lasers and a sensor. */
const CRUISER = column('EECEEPPPPLSL', { hull: 'CA' })
const [GUN, SEES, TAIL] = ['0,9', '0,10', '0,11'] as const
const cruiser = (more: Partial<Placed>): Placed => ship('yellow', CRUISER, { power: undefined, ...more })
const runs = (speed: number, manoeuvre: number, ...lit: readonly string[]): Allocation => ({
  lit,
  engines: {
    E1: { makes: 'speed', boxes: { '0,0': Math.min(4, speed), '0,1': Math.max(0, speed - 4) } },
    E2: { makes: 'manoeuvre', boxes: { '0,3': Math.min(4, manoeuvre), '0,4': Math.max(0, manoeuvre - 4) } },
  },
  rapid: [],
  primaries: {},
})
const left = (more: Partial<Placed>, given: Allocation): TestBattle => opened({ ours: cruiser(more) }, { ours: given })

describe('corrected power', () => {
  test('EE-IMP-04: manoeuvre gives up exactly the missing quarters', () => {
    const most = left({ before: 8, lastSpeed: 2 }, runs(8, 7, GUN))
    expect(most.eventsOf('moveMended')).toMatchObject([
      { points: { speedPower: 8, manoeuvrePower: 4 }, power: { lit: [GUN] }, manoeuvred: false },
    ])
  })
  test('EE-IMP-05: one missing quarter turns off a box', () => {
    const short = left({ before: 5, lastSpeed: 1 }, runs(5, 0, GUN, SEES, TAIL))
    expect(short.eventsOf('moveMended')).toMatchObject([{ dark: 1, points: { speedPower: 5 } }])
    expect(left({ before: 4, lastSpeed: 1 }, runs(4, 8, GUN, SEES, TAIL)).eventsOf('moveMended')).toMatchObject([
      { dark: 0, manoeuvred: true },
    ])
  })
  test('EE-IMP-01, EE-ENG-11: speed power keeps the given quarters beyond whole points and falls by at most one point', () => {
    const kept = (before: number, speed: number) =>
      known(left({ before, lastSpeed: 1 }, runs(speed, 8, GUN, SEES, TAIL))).points?.speedPower
    expect([kept(7, 2), kept(7, 5), kept(7, 7), kept(7, 8), kept(4, 8), kept(8, 1)]).toEqual([4, 5, 7, 7, 4, 8])
  })
  test('EE-IMP-02: missing speed power and braking are both taken from manoeuvre', () => {
    const braked = left({ before: 16, lastSpeed: 4 }, runs(4, 8, GUN, SEES, TAIL))
    expect(known(braked).points).toMatchObject({ speedPower: 8, manoeuvrePower: 4, manoeuvre: 0 })
    expect(braked.eventsOf('moveMended')).toMatchObject([{ manoeuvred: false, dark: 2 }])
  })
  test('EE-IMP-03: lost speed power does not go to manoeuvre', () => {
    const lost = left({}, runs(8, 4, GUN))
    expect(lost.eventsOf('moveMended')).toMatchObject([{ points: { speedPower: 0, manoeuvrePower: 4 } }])
  })
  test('EE-IMP-04: a ship without manoeuvre power gives up none', () => {
    expect(left({}, runs(8, 0)).eventsOf('moveMended')).toMatchObject([{ manoeuvred: false }])
  })
  test('EE-POW-06, EE-IMP-05: a damaged box loses its power and takes none from others', () => {
    const hit = left({ before: 4, lastSpeed: 1, levels: { [GUN]: 'light' } }, runs(8, 0, GUN, SEES, TAIL))
    expect(hit.eventsOf('moveMended')).toMatchObject([{ dark: 0, power: { lit: [SEES, TAIL] } }])
  })
  test('EE-BAS-05, EE-IMP-05: a base keeps the power of its engines', () => {
    const fort = column('EECEEPPPPLSL', { hull: 'CA', base: true })
    const based = opened({ ours: ship('yellow', fort, { power: undefined }) }, { ours: runs(8, 0, GUN, SEES, TAIL) })
    expect(based.eventsOf('moveMended')).toMatchObject([{ dark: 1, points: { speedPower: 8, speed: 0 } }])
  })
})

test('EE-IMP-05, EE-DIS-01: a liner that may be disguised shows no record; the boxes powered last lose power', () => {
  const liner = ship('yellow', column('EECEEPPPPLSL', { hull: 'CA', kind: 'passenger' }), { power: undefined, before: 8, lastSpeed: 1 })
  const short = (...options: NonNullable<Parameters<typeof setupWith>[0]>) =>
    opened({ ours: liner }, { ours: runs(8, 0, GUN, SEES, TAIL) }, setupWith(['adjudicated', ...options]))
  expect(short().eventsOf('moveMended')).toMatchObject([{ dark: 1, power: { lit: [GUN, SEES, TAIL] } }])
  const masked = short('disguises')
  expect(masked.eventsOf('moveMended')).toMatchObject([{ dark: 0, power: { lit: [GUN, SEES] } }])
  expect(masked.eventsOf('recordShown')).toEqual([])
})

describe('several ships', () => {
  const two = opened({ ours: parted, second: { ...parted, hex: [5, 5] } }, { ours: gives(4, 0, ...ALL), second: gives(4, 0, ...ALL) })
  test('EE-IMP-05: ships are corrected one after another', () => {
    expect(two.eventsOf('moveMended').map(({ ship: id }) => id)).toEqual(['ours', 'second'])
    expect(two.state.secret.yellow?.overreached).toEqual([])
    const next = two.go(darken(FORE, LASER, SENSOR))
    expect(next.asked).toBe('blue: darken')
    const done = next.go(darken(EYE, SENSOR, AFT))
    expect(done.eventsOf('darkened')).toMatchObject([{ ship: 'second' }])
    expect([known(done).power?.lit, known(done, 'second').power?.lit]).toEqual([
      [EYE, AFT],
      [FORE, LASER],
    ])
  })
  test('EE-IMP-01: correcting one ship leaves another as it was', () => {
    const able = opened({ ours: parted, second: { ...parted, hex: [5, 5] } }, { ours: gives(4, 0, ...ALL), second: gives(4, 0, FORE) })
    expect(able.eventsOf('moveMended').map(({ ship: id }) => id)).toEqual(['ours'])
    expect(known(able, 'second').power).toEqual(gives(4, 0, FORE))
  })
  test('EE-IMP-05: no enemy is asked about a ship that is destroyed while moving', () => {
    const ground = setupWith(['adjudicated'], { bodies: [hexesOf('surface', [0, -1])] })
    const crashed = opened(
      { ours: parted, second: { ...parted, hex: [5, 5] } },
      { ours: gives(4, 0, ...ALL), second: gives(4, 0, ...ALL) },
      ground,
    )
    expect(ours(crashed).status).toBe('destroyed')
    expect(crashed.asked).toBe('blue: darken')
    expect(crashed.state.play.agenda[0]).toMatchObject({ step: 'darken', ship: 'second' })
  })
  test('EE-IMP-04, EE-DOC-08: a docked ship is torn off if manoeuvre points are left after the correction', () => {
    const aft = column('CPPPPLSLEE', { hull: 'CA' })
    const pair = (manoeuvre: number): TestBattle =>
      opened(
        {
          ours: ship('yellow', aft, { power: undefined, docked: [{ to: 'tender', offset: [1, 0], active: true }] }),
          tender: ship('yellow', column('HHH'), { docked: [{ to: 'ours', offset: [-1, 0], active: false }] }),
        },
        {
          ours: {
            lit: ['0,5', '0,6', '0,7'],
            engines: { E1: { makes: 'manoeuvre', boxes: { '0,8': 4, '0,9': manoeuvre } } },
            rapid: [],
            primaries: {},
          },
        },
      )
    expect(pair(4).eventsOf('moveMended')).toMatchObject([{ points: { manoeuvre: 1 } }])
    expect(pair(4).eventsOf('shipDestroyed')).toMatchObject([{ ship: 'tender', why: 'EE-DOC-08' }])
  })
})
