// A player who concedes in a match of three or more (GW-SCN-09, R-GW-90).
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Position } from '../src/position.ts'
import { beginWith, blue, setupFor, yellow } from './played.ts'

const THREE = setupFor('three', { debris: 'none' })
const red = { seat: 'red', at: [5, -5], sense: 'clockwise' } as const
const bus = { seat: 'red', kind: 'bus', at: [5, -5], sense: 'clockwise' } as const
const units: NonNullable<Position['units']> = [yellow, blue, red, bus]

describe('GW-SCN-09: a player who concedes', () => {
  test('is out at once with all units, and is in no open call', () => {
    const { state } = beginWith(THREE, { at: 'build', units })
    expect(system.openCalls(state)[0]?.seats).toContain('red')
    const { state: after, events } = system.surrender(state, ['red'])
    expect(events[0]).toEqual({ type: 'seatOut', seat: 'red', units: ['u3', 'u4'] })
    expect([Object.keys(after.units), after.outcome]).toEqual([['u1', 'u2'], null])
    expect(system.openCalls(after).map(({ id, seats }) => [id, seats.toSorted()])).toEqual([
      [system.openCalls(state)[0]?.id, ['blue', 'yellow']],
    ])
  })
  test('leaves the victory to the last player with a station, at once', () => {
    const { state } = beginWith(THREE, { at: 'build', units: [yellow, red, bus] })
    expect(system.surrender(state, ['red']).state).toMatchObject({
      outcome: { winners: ['yellow'], why: 'GW-SCN-09' },
      play: { calls: [] },
    })
  })
  test('without stations of the others nobody wins (GW-SCN-05)', () => {
    const { state } = beginWith(THREE, { at: 'build', units: [red] })
    expect(system.surrender(state, ['red']).state.outcome).toEqual({ winners: [], why: 'GW-SCN-05', scores: null })
  })
  test('places no station in the set-up; dice place a moon that was still to come', () => {
    const begun = system.begin({ setup: { ...THREE, moons: 1 }, position: null }, scriptedDice()).state
    const [asked] = begun.setup.seats
    if (!asked) throw new Error('nobody is asked')
    const { state } = system.surrender(begun, [asked])
    expect([state.outcome, state.play.calls.map(({ kind, seats }) => [kind, seats])]).toEqual([null, [['moon', []]]])
    const next = system.resolve(state, state.play.calls[0] ?? { id: '', kind: '', key: '', seats: [], instead: [] }, {}, scriptedDice(3, 2))
    expect(next.events.map(({ type }) => type)).toEqual(['placeRolled', 'moonPlaced', 'paused'])
    expect(next.state.play.calls.map(({ kind, seats }) => [kind, seats])).toEqual([['station', [begun.setup.seats[1]]]])
  })
})
