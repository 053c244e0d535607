// Events of missiles, revealed fire, point defence and attacks.
import { event, explainedSchema, isAmong, type Observations, type Records, ruleIdSchema, seenByAll } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { boxId, facingSchema, id, jointBoxId, seatSchema } from '../shapes.ts'
import { attackSchema, missileSchema, type State, shotSchema, standingSchema } from '../state.ts'
import { missileOf, secretOf, shipOf, truthOf, withMissile, without, withSecret, withShip } from '../table.ts'

const seat = seatSchema
const faces = z.array(z.int().min(1).max(10)).readonly()

const events = [
  event('missileMoved', { missile: id, seat, path: z.array(hexSchema).readonly(), entry: hexSchema }),
  /** The missile is shot down, lost in flight, unguided, released or has hit. */
  event('missileLost', {
    missile: id,
    seat,
    ...missileSchema.unwrap().pick({ from: true, launched: true, shot: true }).shape,
    why: ruleIdSchema,
    die: z.int().min(1).max(6).nullable(),
  }),
  /** EE-WEP-02: all shots at once. `stood`: the levels of every ship at that moment (EE-WEP-05). */
  event('fireRevealed', { shots: z.array(shotSchema).readonly(), stood: standingSchema }),
  /** `nuclear`: known only to its side until it hits. `with`: the allied seats. */
  event('missileLaunched', { missile: missileSchema, weapon: boxId, nuclear: z.boolean().nullable(), with: z.array(seat).readonly() }),
  event('defended', {
    ship: id,
    seat,
    weapon: z.string(),
    missile: id,
    sensors: z.array(boxId).readonly(),
    dice: faces,
    /** The die that counts. */
    die: z.int().min(1).max(10),
    needed: explainedSchema,
    hit: z.boolean(),
  }),
  /** An attack from a committed shot or a missile: the dice, and the points to place. */
  event('attackRolled', { attack: attackSchema, seat, at: seat, dice: faces, needed: explainedSchema.nullable(), hit: z.boolean() }),
  event('rowSetChosen', { by: seat, heading: facingSchema }),
  event('rowChosen', { by: seat, row: z.int(), high: z.enum(['left', 'right']) }),
  /** EE-POI-04: `row` is the resulting row, `box` the box it met. `turnedAt`: the box about which a missile turned (EE-MIS-14). */
  event('impactRolled', {
    ship: id,
    seat,
    dice: faces,
    heading: facingSchema,
    row: z.int(),
    box: jointBoxId.nullable(),
    turnedAt: jointBoxId.nullable(),
  }),
  event('damageRolled', { ship: id, seat, dice: faces, damage: explainedSchema }),
  /** EE-MIS-03: the type becomes public. EE-MIS-11, EE-MIS-12: a nuclear warhead destroys a target without movement power. */
  event('warheadShown', { missile: id, seat, ship: id, nuclear: z.boolean(), destroys: z.boolean() }),
  event('attackEnded', { by: id }),
  event('rapidWentOn', { by: id, left: z.int().min(0), hits: z.int().min(0) }),
] as const
export type FireEvent = z.infer<(typeof events)[number]>

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
export const fireChapter = { events, records, observations }
