// Clauses that hold in every chapter (EE-GEN), and clauses that concern two chapters.
import { expect, test } from 'vitest'
import { CREW_NAMES, CREWS } from '../data/tables.ts'
import { battle, fire, type Placed, refused, row } from './battle-for-tests.ts'
import { drawn } from './design/design-for-tests.ts'
import { priceOf } from './design/price.ts'
import { shipNamed } from './design/ready.ts'
import { column, hulk, inLine, LOCKED, levelsOf, ship } from './fire/ships-for-tests.ts'
import { evolve } from './game.ts'
import { orderSchema } from './orders.ts'
import type { Allocation } from './state.ts'
import { shipOf } from './table.ts'

const GUN = column('lC')

test('EE-GEN-02: applying the recorded events again gives the same state', () => {
  const before = battle(inLine(GUN, hulk(3), 1), LOCKED)
  const after = before.go(fire('a', 'L1@b'), 2, row(0, 'left'), 3, 4)
  expect(levelsOf(after, 'b')).not.toEqual({})
  expect(after.events.reduce(evolve, before.state)).toEqual(after.state)
})
test('EE-GEN-24: a base fires, is fired at and is damaged like a ship', () => {
  const fort = column('lC', { base: true })
  const open = battle(inLine(fort, hulk(3), 1), LOCKED)
  expect(levelsOf(open.go(fire('a', 'L1@b'), 2, row(0, 'left'), 3, 4), 'b')).not.toEqual({})
  const shot = battle(inLine(GUN, fort, 1, { b: { facing: 0, power: { lit: [] } } }), LOCKED).go(fire('a', 'L1@b'), 2, row(0, 'left'), 3, 4)
  expect(levelsOf(shot, 'b')).toEqual({ '0,1': 'light' })
})
test('EE-WEP-07: a ship may fire at as many ships as it has weapons', () => {
  const twin = drawn('CT warship', 'l   l')
  const open = battle({ ...inLine(twin, hulk(2), 2), c: ship('blue', hulk(2), { hex: [0, -4] }) })
  expect(refused(open, fire('a', 'L1@b', 'L2@c'))).toBeUndefined()
  const after = open.go(fire('a', 'L1@b', 'L2@c'), 1, 1)
  expect(after.eventsOf('fireRevealed')[0]?.shots.map(({ at }) => at)).toEqual(['b', 'c'])
  expect(after.eventsOf('attackRolled').map(({ attack }) => attack.at)).toEqual(['b', 'c'])
})
test('EE-MOV-12: missiles fly after ships have moved, to the new position of their target', () => {
  const moving = { points: { speedPower: 4, speed: 2 } } as const
  const open = battle(
    { a: ship('yellow', column('MC')), b: ship('blue', column('MHE'), { hex: [0, -2], ...moving }) },
    { turn: 2, at: 'plot', missiles: { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1 } } },
  )
  const flown = open.until('row')
  expect(flown.eventTypes.indexOf('shipFlew')).toBeGreaterThanOrEqual(0)
  expect(flown.eventTypes.lastIndexOf('shipFlew')).toBeLessThan(flown.eventTypes.indexOf('missileMoved'))
  expect(flown.eventsOf('missileMoved')[0]?.path.at(-1)).toEqual([0, -4])
})
test('EE-CRQ-04: no crew is below standard', () => {
  expect(CREW_NAMES.map((crew) => CREWS[crew].sides)).toEqual([6, 8, 10])
  const bought = (crew: string) => orderSchema.safeParse({ order: 'fleet', ships: [{ design: shipNamed('Icarus'), crew }] }).success
  expect([bought('elite'), bought('green')]).toEqual([true, false])
})
test('EE-DES-10: a fleet has up to forty ships', () => {
  const many = (ships: number) => ({
    order: 'fleet',
    ships: Array.from({ length: ships }, () => ({ design: shipNamed('Icarus'), crew: 'standard' })),
  })
  expect([40, 41].map((ships) => orderSchema.safeParse(many(ships)).success)).toEqual([true, false])
})
test('EE-AUX-09: passenger ships and freighters cost half', () => {
  const price = (kind: 'warship' | 'passenger' | 'freighter') => priceOf({ ...shipNamed('Icarus'), hull: 'CA', kind }).total
  expect(price('passenger')).toBe(price('warship') / 2)
  expect(price('freighter')).toBe(price('warship') / 2)
})

const RUNNER: Placed = { seat: 'yellow', design: column('PCMHEE'), hex: [0, 0], before: 4 }
const FAR: Placed = { seat: 'blue', design: column('MC'), hex: [20, 20] }
const gives = (engines: Allocation['engines']) =>
  ({ order: 'power', ships: { ours: { lit: [], engines, rapid: [], primaries: {} } } }) as const
const FULL = gives({ E1: { makes: 'speed', boxes: { '0,4': 4 } } })

test('EE-POW-09: an engine box takes at most one point of power', () => {
  const open = battle({ ours: RUNNER, theirs: FAR }, { at: 'power' })
  expect(refused(open, FULL, 'yellow')).toBeUndefined()
  expect(refused(open, gives({ E1: { makes: 'speed', boxes: { '0,4': 5 } } }), 'yellow')).toBe('EE-ENG-06')
})
test('EE-POW-11: an allocation of power holds until the end of the turn', () => {
  let now = battle({ ours: RUNNER, theirs: FAR }, { at: 'power' }).go({ yellow: FULL })
  const given = now.state.secret.yellow?.power.ours
  expect(given?.engines.E1?.boxes).toEqual({ '0,4': 4 })
  while (!now.asked.includes('announce')) {
    expect(now.asked).not.toContain('power')
    expect(now.state.secret.yellow?.power.ours).toEqual(given)
    now = now.go({})
  }
  expect(shipOf(now.state, 'ours').lastSpeed).toBeGreaterThan(0)
})
