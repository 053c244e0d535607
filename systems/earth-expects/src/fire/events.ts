// What events of missiles, revealed fire, point defence and attacks change, and who may see them.
import { isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'
import { missileOf, secretOf, shipOf, truthOf, withMissile, without, withSecret, withShip } from '../table.ts'
import { fireEvents } from './event-schemas.ts'

export type FireEvent = z.infer<(typeof fireEvents)[number]>

const records: Records<State, FireEvent> = {
  missileMoved: (state, { missile, path, entry }) =>
    withMissile(state, missile, { path, hex: path.at(-1) ?? missileOf(state, missile).hex, entry }),
  missileLost: (state, { missile, seat }) => {
    const { nuclear } = secretOf(state, seat)
    const left = { ...state, missiles: without(state.missiles, missile) }
    return nuclear.includes(missile) ? withSecret(left, seat, { nuclear: nuclear.filter((one) => one !== missile) }) : left
  },
  fireRevealed: (state, { shots, stood }) => {
    const fired = shots.reduce((changed, { from, weapon }) => withFired(changed, from, weapon), state)
    return { ...withStood(fired), shots: shots.filter(({ kind }) => kind !== 'missile'), volley: shots, stood }
  },
  missileLaunched: (state, { missile, weapon, nuclear }) => {
    const { seat, from } = missile
    const secret = secretOf(state, seat)
    const empty = { ...secret.empty, [from]: [...(secret.empty[from] ?? []), weapon] }
    const loaded = withSecret(state, seat, { empty, nuclear: nuclear ? [...secret.nuclear, missile.id] : secret.nuclear })
    return { ...loaded, missiles: { ...loaded.missiles, [missile.id]: missile } }
  },
  defended: (state, { ship, weapon, sensors }) => {
    const fired = withFired(state, ship, weapon)
    const { deeds } = shipOf(fired, ship)
    return withShip(fired, ship, { deeds: { ...deeds, sensors: [...new Set([...deeds.sensors, ...sensors])] } }) // EE-PD-06
  },
  attackRolled: (state, { attack, hit }) => ({
    ...state,
    attack: hit ? attack : null,
    shots: state.shots.filter(({ from, weapon }) => from !== attack.by || weapon !== attack.weapon),
  }),
  rowSetChosen: (state, { heading }) => ({ ...state, attack: state.attack && { ...state.attack, heading } }),
  rowChosen: (state, { row, high }) => ({ ...state, attack: state.attack && { ...state.attack, row, high } }),
  impactRolled: (state) => state,
  damageRolled: (state) => state,
  warheadShown: (state) => state,
  attackEnded: (state) => ({ ...state, attack: null }),
  rapidWentOn: (state, { left, hits }) => ({
    ...state,
    attack: state.attack && { ...state.attack, rapid: { left, hits }, row: null, high: null },
  }),
}
export const onlyHeading = <T>([first, ...others]: readonly [T, ...T[]]): T | null => (others.length === 0 ? first : null)

/** EE-WEP-05: the true levels of disguised ships. */
const withStood = (state: State): State =>
  Object.values(state.ships).reduce((updated, ship) => {
    const truth = truthOf(updated, ship)
    if (!truth) return updated
    const { levels, dark } = truth
    return withSecret(updated, ship.seat, {
      truth: { ...secretOf(updated, ship.seat).truth, [ship.id]: { ...truth, stood: { levels, dark } } },
    })
  }, state)

const withFired = (state: Parameters<Records<State, FireEvent>['impactRolled']>[0], ship: string, weapon: string) => {
  const { deeds } = shipOf(state, ship)
  return deeds.fired.includes(weapon) ? state : withShip(state, ship, { deeds: { ...deeds, fired: [...deeds.fired, weapon] }, loud: true })
}

const observations: Observations<FireEvent> = {
  ...seenByAll(
    'missileMoved',
    'missileLost',
    'fireRevealed',
    'defended',
    'attackRolled',
    'rowSetChosen',
    'rowChosen',
    'impactRolled',
    'damageRolled',
    'warheadShown',
    'attackEnded',
    'rapidWentOn',
  ),
  missileLaunched: (event, viewer) => (isAmong(event.with, viewer) ? event : { ...event, nuclear: null }),
}
export const fireChapter = { events: fireEvents, records, observations }
