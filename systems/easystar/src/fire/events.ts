// Events of a shot and of passes. All of them are public.
import { event, explainedSchema, type Records, seenWhole } from '@admiralty/kernel'
import { z } from 'zod'
import { id, seatSchema } from '../shapes.ts'
import { itemSchema, type OwedShot, owedShotSchema, type State, shotSchema } from '../state.ts'
import { isShip, itemOf, itemsOf, shipOf, withFighter, withKnown, withShip } from '../table.ts'

const face = z.int().min(1).max(6) // ES-GEN-02
const seat = seatSchema

const events = [
  /** `slot`: the key under which the shot is marked (slots.ts). `owed`: the owed shot that this is. */
  event('shotDeclared', { seat, shot: shotSchema, slot: z.string(), owed: owedShotSchema.nullable() }),
  event('passed', { seat, side: z.enum(['yellow', 'blue']) }),
  /** A seat gives up an owed shot. */
  event('shotWaived', { seat, owed: owedShotSchema }),
  /** Turrets announced together (R-ES-74). */
  event('turretsCommitted', { ship: id, seat, turrets: z.array(itemSchema).readonly() }),
  event('pointDefenceFired', { ship: id, seat, turret: id, die: face, needed: explainedSchema, hit: z.boolean() }),
  event('attackRolled', { seat, from: id, weapon: id, at: id, die: face, needed: explainedSchema, hit: z.boolean() }),
  event('displacerTried', { ship: id, seat, device: itemSchema, die: face, needed: explainedSchema, worked: z.boolean() }),
  /** The next torpedo of a bank (R-ES-17). */
  event('salvoWentOn', { from: id, at: id, salvo: z.int().min(0).max(2) }),
  event('shotEnded', { from: id }),
] as const
export type FireEvent = z.infer<(typeof events)[number]>

const records: Records<State, FireEvent> = {
  shotDeclared: (state, { seat: shooter, shot, slot, owed }) => {
    const asked = owed ? withoutShot(state, shooter, owed) : state
    return { ...(isShip(asked, shot.from) ? shipFires(asked, shot, slot) : withFighter(asked, shot.from, { fired: true })), shot }
  },
  passed: (state) => state,
  shotWaived: (state, { seat: shooter, owed }) => withoutShot(state, shooter, owed),
  turretsCommitted: (state, { ship, turrets }) => turrets.reduce((changed, turret) => withKnown(changed, ship, turret), state),
  pointDefenceFired: (state, { ship, turret }) => spent(state, ship, turret),
  attackRolled: (state, { die }) => ({ ...state, shot: state.shot && { ...state.shot, natural: die } }),
  displacerTried: (state, { ship, device }) => withShip(withKnown(state, ship, device), ship, { displaced: 'attack' }),
  salvoWentOn: (state, { salvo }) => ({ ...state, shot: state.shot && { ...state.shot, salvo, natural: null } }),
  shotEnded: (state) => ({ ...state, shot: null }),
}

const observations = seenWhole(events)

const spent = (state: State, ship: string, slot: string): State => {
  const { fired } = shipOf(state, ship)
  return withShip(state, ship, { fired: { ...fired, [slot]: (fired[slot] ?? 0) + 1 } })
}

/** Marks the weapon as fired and, with its power-up pod, as seen. */
function shipFires(state: State, { from, weapon, powerUp }: NonNullable<State['shot']>, slot: string): State {
  const ship = shipOf(state, from)
  const aboard = itemOf(state, ship, weapon.id) ? withKnown(state, from, weapon) : state
  const fired = spent(aboard, from, slot)
  if (!powerUp) return fired
  const pod = itemsOf(state, ship).find(({ kind }) => kind === 'powerUp')
  const powered = withShip(fired, from, { powered: { item: weapon.id, bonus: powerUp } })
  return pod ? withKnown(powered, from, pod) : powered
}

/** Removes an owed shot. A last shot replaces all owed shots of its ship (R-ES-52). */
function withoutShot(state: State, seat: OwedSeat, gone: OwedShot): State {
  const rest = (state.owed[seat] ?? []).filter(({ ship, item }) => ship !== gone.ship || (gone.item !== null && item?.id !== gone.item.id))
  return { ...state, owed: { ...state.owed, [seat]: rest } }
}
type OwedSeat = keyof State['owed']
export const fireChapter = { events, records, observations }
