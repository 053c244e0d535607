// The start of a turn (EE-DAM-05, EE-ENG-10, EE-DOC-01, EE-IFC-03), and who hears announcements (EE-HID-03, EE-IMP-01).
import { describe, expect, test } from 'vitest'
import { battle, type Placed, setupWith } from '../battle-for-tests.ts'
import type { GameEvent } from '../chapter.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { observe } from '../game.ts'
import { defaultDisguise } from '../setting/disguise.ts'
import type { Audience } from '../shapes.ts'
import type { State } from '../state.ts'
import { shipOf, withSecret } from '../table.ts'
import { powerChapter } from './events.ts'
import { FAR } from './power-for-tests.ts'
import { NO_POWER } from './supply.ts'

const { records, observations } = powerChapter
/** For battles without armed ships. */
const PEACE = setupWith(['disguises'], { objectives: [{ aim: 'time', turn: 50, side: null }] })
const TUG = column('CPHE')
const began = (ours: Partial<Placed>, more: (state: State) => State = (state) => state): State => {
  const { state } = battle({ a: ship('yellow', TUG, { power: undefined, ...ours }), z: FAR }, { at: 'announce' }, PEACE)
  return records.turnBegan(more(state), { type: 'turnBegan', turn: 2 })
}
const secret = (state: State) => state.secret.yellow

describe('a new turn', () => {
  test('EE-ENG-10, EE-TAI-02: speed power is kept, but 0 for a ship stopped by an interface', () => {
    const points = { speedPower: 6, manoeuvrePower: 3, speed: 3, manoeuvre: 1 }
    const kept = began({ points, before: 9, deeds: { speed: 3 } })
    expect([secret(kept)?.before.a, kept.ships.a?.lastSpeed]).toEqual([6, 3])
    const stopped = began({ points, before: 9, deeds: { speed: 3, halted: true } })
    expect([secret(stopped)?.before.a, stopped.ships.a?.lastSpeed]).toEqual([0, 0])
    expect(secret(began({ before: 9 }))?.before.a).toBe(9)
  })
  test('EE-DOC-01, EE-VRP-07: turns without movement power or manoeuvre power are recorded', () => {
    const quiet = (speedPower: number, manoeuvrePower: number) => {
      const state = began({ points: { speedPower, manoeuvrePower } })
      return [secret(state)?.still, secret(state)?.steady]
    }
    expect([quiet(0, 0), quiet(1, 0), quiet(0, 1), quiet(1, 1)]).toEqual([
      [['a'], ['a']],
      [[], ['a']],
      [[], []],
      [[], []],
    ])
  })
  test('EE-IMP-04: lost manoeuvre power still counts for one turn', () => {
    const robbed = began({ points: {} }, (state) => withSecret(state, 'yellow', { manoeuvred: ['a'] }))
    expect([secret(robbed)?.still, secret(robbed)?.steady, secret(robbed)?.manoeuvred]).toEqual([['a'], [], []])
  })
  test('EE-POW-10, EE-DAM-05: power, points and announcements are cleared, and damaged boxes get no power', () => {
    const state = began(
      {
        points: { speedPower: 4 },
        power: { lit: ['0,0'] },
        levels: { '0,1': 'heavy', '0,2': 'light' },
        dark: ['0,3'],
        deeds: { path: [[0, 0]], speed: 1, hurt: true, fired: ['L1'], sensors: ['0,0'] },
        turnedRound: true,
        reversing: true,
      },
      (was) => {
        const { points } = was.secret.yellow ?? {}
        const known = points?.a
        if (!known) throw new Error('no points')
        const secrets = { overreached: ['a'], heard: { z: known }, shown: { z: { power: NO_POWER, dims: [] } } }
        return withSecret({ ...was, stood: { levels: {}, dark: {} } }, 'yellow', secrets)
      },
    )
    expect(state.ships.a).toMatchObject({
      dark: ['0,1', '0,2'],
      deeds: { path: [], speed: 0, hurt: false, halted: false, fired: [], sensors: [] },
      turnedRound: false,
      reversing: true,
      levels: { '0,1': 'heavy', '0,2': 'light' },
    })
    expect(secret(state)).toMatchObject({ power: {}, points: {}, overreached: [], heard: {}, shown: {} })
    expect([state.turn, state.stood]).toEqual([2, null])
  })
  test('EE-DAM-05, EE-HID-01, EE-DIS-01: the same applies to hidden and disguised ships', () => {
    const hidden = began({ hidden: true, levels: { '0,1': 'light' }, dark: ['0,2'], deeds: { speed: 2 } })
    expect(secret(hidden)?.hidden.a).toMatchObject({ dark: ['0,1'], lastSpeed: 2, deeds: { speed: 0 } })
    const truth = column('CIHE')
    const masked = began({ design: defaultDisguise(truth), truth, levels: { '0,1': 'light' }, dark: ['0,2'] })
    expect(secret(masked)?.truth.a).toMatchObject({ dark: ['0,1'], levels: { '0,1': 'light' }, stood: null })
  })
})

describe('announcements', () => {
  const heardBy = (to: Audience): readonly GameEvent[] => {
    const own = { ship: 'a', seat: 'yellow', to } as const
    return [
      { type: 'dockingBegun', ...own, with: 'b', offset: [1, 0], active: true },
      { type: 'dockingRefused', ...own, with: 'b' },
      { type: 'dockingFailed', ...own, with: 'b' },
      { type: 'docked', ...own, with: 'b', offset: [1, 0], active: true },
      { type: 'settled', ...own, with: 'b' },
      { type: 'undockingBegun', ...own, with: 'b' },
      { type: 'rolling', ...own, turns: 1 },
      { type: 'rolledOver', ...own },
      { type: 'turnedRound', ...own, reversing: true },
      { type: 'ftlAnnounced', ...own, announced: true },
    ]
  }
  const shown = (event: GameEvent) => ['yellow', 'blue', 'public'].map((viewer) => observe(event, viewer))
  test('EE-SEQ-09, EE-HID-03: all hear about visible ships, only its own side about a hidden ship', () => {
    for (const event of heardBy(['yellow'])) expect(shown(event)).toEqual([event, undefined, undefined])
    for (const event of heardBy(null)) expect(shown(event)).toEqual([event, event, event])
  })
  test('EE-SEQ-02: all hear that power was given, only its own side hears the allocation', () => {
    const points = { speedPower: 1, manoeuvrePower: 0, speed: 1, manoeuvre: 0, unspent: 0 }
    const event = { type: 'powerAllocated', ship: 'a', seat: 'yellow', to: null, own: ['yellow'], allocation: NO_POWER, points } as const
    const heard = (viewer: string, to: typeof event.to | readonly ['yellow'] = null) =>
      observations.powerAllocated({ ...event, to }, viewer)
    expect(heard('yellow')).toEqual(event)
    expect(heard('blue')).toEqual({ ...event, allocation: null, points: null })
    expect(heard('blue', ['yellow'])).toBeUndefined()
    expect(heard('yellow', ['yellow'])).toEqual({ ...event, to: ['yellow'] })
  })
  test('EE-IMP-01: too much power is reported only to its own side', () => {
    const event = { type: 'overreached', ship: 'a', seat: 'yellow', own: ['yellow'], why: 'EE-POW-05' } as const
    expect([observations.overreached(event, 'yellow'), observations.overreached(event, 'blue')]).toEqual([event, undefined])
    const twice = records.overreached(records.overreached(began({}), event), { ...event, ship: 'b' })
    expect(secret(twice)?.overreached).toEqual(['a', 'b'])
  })
})

describe('docking events', () => {
  const pair = battle(
    {
      a: ship('yellow', hulk(2), { facing: 1 }),
      b: ship('yellow', hulk(2), { facing: 4 }),
      c: ship('yellow', hulk(2), { facing: 2 }),
      z: FAR,
    },
    { at: 'announce' },
    PEACE,
  ).state
  const docked = (active: boolean, state = pair, other = 'b'): State =>
    records.docked(state, { type: 'docked', ship: 'a', seat: 'yellow', to: null, with: other, offset: [3, -2], active })
  test('EE-DOC-04, EE-DOC-05: each ship stores the other, and both have the facing of the active one', () => {
    const [first, second] = [docked(true), docked(false)]
    expect(shipOf(first, 'a').docked).toEqual([{ to: 'b', offset: [3, -2], active: true }])
    expect(shipOf(first, 'b').docked).toEqual([{ to: 'a', offset: [-3, 2], active: false }])
    expect([shipOf(first, 'a').facing, shipOf(first, 'b').facing]).toEqual([1, 1])
    expect([shipOf(second, 'a').facing, shipOf(second, 'b').facing]).toEqual([4, 4])
    expect(shipOf(second, 'b').docked).toEqual([{ to: 'a', offset: [-3, 2], active: true }])
    expect(shipOf(first, 'a').docking).toEqual({ b: { phase: 'settling' } })
  })
  test('EE-DOC-09, EE-DOC-10: only the ship that undocks is separated', () => {
    const three = docked(true, docked(true), 'c')
    expect(shipOf(three, 'a').docked.map(({ to }) => to)).toEqual(['b', 'c'])
    const begun = records.undockingBegun(three, { type: 'undockingBegun', ship: 'a', seat: 'yellow', to: null, with: 'b' })
    expect(shipOf(begun, 'a').docking).toEqual({ b: { phase: 'undocking' }, c: { phase: 'settling' } })
    const loose = records.undocked(begun, { type: 'undocked', ship: 'a', seat: 'yellow', from: 'b' })
    expect(shipOf(loose, 'a').docked.map(({ to }) => to)).toEqual(['c'])
    expect([shipOf(loose, 'a').docking, shipOf(loose, 'b').docked, shipOf(loose, 'c').docked.length]).toEqual([
      { c: { phase: 'settling' } },
      [],
      1,
    ])
  })
})
