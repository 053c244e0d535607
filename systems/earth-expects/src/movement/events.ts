// What events of movement and terrain change. The path of a plot is public; unspent points are known only to the owner.

import { isAmong, type Observations, type Records, seenByAll, seenIf, type Viewer } from '@admiralty/kernel'
import type { z } from 'zod'
import { NO_POWER } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { isFor, lessForOthers, secretOf, shipOf, withSecret, withShip } from '../table.ts'
import { movementEvents } from './event-schemas.ts'
import { pointsHad } from './means.ts'

export type MovementEvent = z.infer<(typeof movementEvents)[number]>

const records: Records<State, MovementEvent> = {
  bodyMoved: (state, { body, centre }) => ({ ...state, centres: { ...state.centres, [body]: centre } }),
  shipCarried: (state, { ship, hex, facing }) => withShip(state, ship, { hex, facing }),
  engineFailed: (state) => state,
  powerAnnounced: (state, { ship, listeners, points }) =>
    listeners.reduce((updated, seat) => withSecret(updated, seat, { heard: { ...secretOf(updated, seat).heard, [ship]: points } }), state),
  shipFlew: (state, { ship: id, seat, path, facing, speed, unspent, drifted, landing }) => {
    const ship = shipOf(state, id)
    const hexes = path.length - 1
    const flown = withShip(state, id, {
      hex: path.at(-1) ?? ship.hex,
      facing,
      drifted,
      landing,
      deeds: { ...ship.deeds, path, speed },
      ftl: ship.ftl === null ? null : ship.ftl + hexes,
    })
    const { points } = secretOf(flown, seat)
    const made = pointsHad(state, ship)
    return withSecret(flown, seat, { points: { ...points, [id]: { ...made, unspent: unspent ?? made.unspent } } })
  },
  moveMended: (state, { ship, seat, power, points, manoeuvred }) => {
    const known = secretOf(state, seat)
    return withSecret(state, seat, {
      power: power ? { ...known.power, [ship]: power } : known.power,
      points: points ? { ...known.points, [ship]: points } : known.points,
      manoeuvred: manoeuvred ? [...known.manoeuvred, ship] : known.manoeuvred,
      overreached: known.overreached.filter((one) => one !== ship),
    })
  },
  recordShown: (state, { ship, by, record }) => withSecret(state, by, { shown: { ...secretOf(state, by).shown, [ship]: record } }),
  darkened: (state, { ship, seat, by, boxes }) => {
    const { power } = secretOf(state, seat)
    const given = power[ship] ?? NO_POWER
    const left = { ...given, lit: given.lit.filter((box) => !boxes.includes(box)) }
    const dimmed = withSecret(state, seat, { power: { ...power, [ship]: left } })
    return withSecret(dimmed, by, { shown: { ...secretOf(dimmed, by).shown, [ship]: { power: left, dims: [] } } })
  },
  debrisMet: (state) => state,
  halted: (state, { ship: id }) => {
    const ship = shipOf(state, id)
    return withShip(state, id, { deeds: { ...ship.deeds, halted: true } })
  },
  radiationRolled: (state) => state,
  heated: (state) => state,
  deemed: (state, { pairs }) => ({ ...state, deemed: pairs }),
}

const isListener = ({ listeners }: { readonly listeners: readonly Color[] }, viewer: Viewer): boolean => isAmong(listeners, viewer)
const observations: Observations<MovementEvent> = {
  ...seenByAll('bodyMoved', 'deemed'),
  ...seenIf(isFor, 'shipCarried', 'engineFailed', 'debrisMet', 'halted', 'radiationRolled', 'heated'),
  ...seenIf(isListener, 'powerAnnounced', 'recordShown', 'darkened'),
  shipFlew: (event, viewer) => lessForOthers(event, viewer, { unspent: null }),
  moveMended: (event, viewer) => lessForOthers(event, viewer, { why: null, power: null, points: null, manoeuvred: null }),
}
export const movementChapter = { events: movementEvents, records, observations }
