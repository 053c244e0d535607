// What events of the start of a turn change, and who may see them. Power is secret.
import { isAmong, type Observations, once, type Records, seenByAll, seenIf } from '@admiralty/kernel'
import type { z } from 'zod'
import type { Color } from '../shapes.ts'
import type { Secret, Ship, State } from '../state.ts'
import { isFor, lessForOthers, NO_DEEDS, secretOf, shipOf, without, withSecret, withShip } from '../table.ts'
import { powerEvents } from './event-schemas.ts'

export type PowerEvent = z.infer<(typeof powerEvents)[number]>

/** Clears the record of the turn. Damaged boxes cannot be used in the new turn (EE-DAM-05). */
const refreshed = (ship: Ship): Ship => ({
  ...ship,
  lastSpeed: ship.deeds.halted ? 0 : ship.deeds.speed,
  deeds: NO_DEEDS,
  dark: damagedIn(ship.levels),
  turnedRound: false,
})
/** One list for each record, so that what depends on the damage is not computed again every turn. */
const damagedIn = once((levels: Ship['levels']): Ship['dark'] => Object.keys(levels))
const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
function nextTurn(state: State, secret: Secret): Secret {
  const speeds = Object.entries(secret.points).map(([ship, { speedPower }]) => [ship, halted(state, ship) ? 0 : speedPower] as const)
  const still = Object.entries(secret.points).filter(([, { speedPower, manoeuvrePower }]) => speedPower + manoeuvrePower === 0)
  const steady = Object.entries(secret.points).filter(
    ([ship, { manoeuvrePower }]) => manoeuvrePower === 0 && !secret.manoeuvred.includes(ship),
  )
  return {
    ...secret,
    before: { ...secret.before, ...Object.fromEntries(speeds) },
    still: still.map(([ship]) => ship),
    steady: steady.map(([ship]) => ship),
    power: {}, // EE-POW-10
    allotted: secret.power,
    points: {},
    manoeuvred: [],
    overreached: [],
    heard: {},
    shown: {},
    hidden: mapped(secret.hidden, refreshed),
    truth: mapped(secret.truth, (truth) => ({ ...truth, dark: damagedIn(truth.levels), stood: null })),
  }
}
const halted = (state: State, ship: string): boolean => shipOf(state, ship).deeds.halted // EE-IFC-06

const withDocking = (state: State, ship: string, other: string, docking: Ship['docking'][string] | null): State =>
  withShip(state, ship, {
    docking: docking ? { ...shipOf(state, ship).docking, [other]: docking } : without(shipOf(state, ship).docking, other),
  })
const apart = (state: State, ship: string, other: string): State => {
  const { docked, docking } = shipOf(state, ship)
  return withShip(state, ship, { docked: docked.filter(({ to }) => to !== other), docking: without(docking, other) })
}
const opposite = ([q, r]: readonly [number, number]): readonly [number, number] => [-q + 0, -r + 0]

const records: Records<State, PowerEvent> = {
  turnBegan: (state, { turn }) => ({
    ...state,
    turn,
    ships: mapped(state.ships, refreshed),
    stood: null,
    secret: Object.fromEntries(Object.entries(state.secret).map(([seat, secret]) => [seat as Color, nextTurn(state, secret)])), // the keys are seats
  }),
  policySet: (state, { seat, policy }) => ({ ...state, policies: { ...state.policies, [seat]: policy } }),
  dockingBegun: (state, { ship, with: other, offset, active }) => withDocking(state, ship, other, { phase: 'docking', offset, active }),
  dockingRefused: (state) => state,
  dockingFailed: (state, { ship, with: other }) => withDocking(state, ship, other, null),
  docked: (state, { ship, with: other, offset, active }) => {
    const joined = withShip(state, ship, { docked: [...shipOf(state, ship).docked, { to: other, offset, active }] })
    const both = withShip(joined, other, {
      docked: [...shipOf(joined, other).docked, { to: ship, offset: opposite(offset), active: !active }],
    })
    // EE-DOC-04: the facing of the active ship.
    const faced = active
      ? withShip(both, other, { facing: shipOf(both, ship).facing })
      : withShip(both, ship, { facing: shipOf(both, other).facing })
    return withDocking(faced, ship, other, { phase: 'settling' })
  },
  settled: (state, { ship, with: other }) => withDocking(state, ship, other, null),
  undockingBegun: (state, { ship, with: other }) => withDocking(state, ship, other, { phase: 'undocking' }),
  undocked: (state, { ship, from }) => apart(apart(state, ship, from), from, ship),
  rolling: (state, { ship, turns }) => withShip(state, ship, { rolling: turns }),
  rolledOver: (state, { ship }) => withShip(state, ship, { mirrored: !shipOf(state, ship).mirrored }),
  turnedRound: (state, { ship, reversing }) => withShip(state, ship, { reversing, turnedRound: true }),
  ftlAnnounced: (state, { ship, announced }) => withShip(state, ship, { ftl: announced ? 0 : null }),
  powerAllocated: (state, { ship, seat, allocation, points }) => {
    const { power, points: made } = secretOf(state, seat)
    return withSecret(state, seat, {
      power: allocation ? { ...power, [ship]: allocation } : power,
      points: points ? { ...made, [ship]: points } : made,
    })
  },
  overreached: (state, { ship, seat }) => withSecret(state, seat, { overreached: [...secretOf(state, seat).overreached, ship] }),
}

const observations: Observations<PowerEvent> = {
  ...seenByAll('turnBegan', 'policySet', 'undocked'),
  ...seenIf(
    isFor,
    'dockingBegun',
    'dockingRefused',
    'dockingFailed',
    'docked',
    'settled',
    'undockingBegun',
    'rolling',
    'rolledOver',
    'turnedRound',
    'ftlAnnounced',
  ),
  powerAllocated: (event, viewer) => lessForOthers(event, viewer, { allocation: null, points: null }),
  overreached: (event, viewer) => (isAmong(event.own, viewer) ? event : undefined),
}
export const powerChapter = { events: powerEvents, records, observations }
