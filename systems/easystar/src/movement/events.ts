// Events of movement, collisions, repairs and fighters.
import { event, explainedSchema, isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import { z } from 'zod'
import { facingSchema, hexSchema, id, seatSchema } from '../shapes.ts'
import { fighterSchema, itemSchema, type State } from '../state.ts'
import { fighterOf, shipOf, withFighter, withKnown, withSecret, withSheet, withShip } from '../table.ts'

const face = z.int().min(1).max(6) // ES-GEN-02
const seat = seatSchema
const end = { hex: hexSchema, facing: facingSchema }

const events = [
  event('turnBegan', { turn: z.int().min(1), initiative: z.enum(['yellow', 'blue']) }),
  /** ES-LEV-02: a leviathan has repaired itself. */
  event('hullMended', { ship: id, seat, points: z.int().min(1) }),
  /** The ship has chosen a speed and counts as moved. */
  event('shipSetOff', { ship: id, seat, from: z.int().min(0), speed: z.int().min(0).max(4) }),
  /** The part of the path up to the next obstacle or the end, and the pose after it. */
  event('shipMoved', { ship: id, seat, path: z.string(), ...end }),
  /** ES-TRN-04, ES-SCN-04: the ship could not move as ordered. An intended turn is known to its own side only. */
  event('shipBalked', { ship: id, seat, team: z.array(seat).readonly(), why: z.enum(['nav', 'band']) }),
  event('shipJumped', { ship: id, seat, device: itemSchema, turn: z.string(), ...end }),
  /** `fighters`: publicly known fighters that leave with the ship. */
  event('shipLeft', { ship: id, seat, fighters: z.array(fighterSchema).readonly() }),
  event('freighterReached', { ship: id, seat }),
  event('collisionRolled', { mover: id, target: id, seat, rammed: z.boolean(), die: face, needed: explainedSchema, hit: z.boolean() }),
  event('collisionDodged', { ship: id, seat, device: itemSchema, die: face, needed: explainedSchema, worked: z.boolean() }),
  /** ES-COL-07: no die and no damage for a wreck. */
  event('collided', { mover: id, target: id, dice: z.array(face).readonly(), damage: z.array(explainedSchema).readonly() }),
  event('fightersCollided', { fighters: z.array(id).readonly() }),
  event('shipRammed', { fighter: id, target: id, damage: explainedSchema }),
  /** `own`: number of counters of the flagship only (R-ES-98), known to its own side. */
  event('repaired', {
    ship: id,
    seat,
    team: z.array(seat).readonly(),
    counters: z.int().min(1).max(3),
    own: z.int().min(0).max(2),
    what: z.enum(['damage', 'nav', 'speed']),
    amount: z.int().min(1),
  }),
  event('navRepairRolled', { ship: id, seat, die: face, size: z.int(), cleared: z.boolean() }),
  event('fighterLaunched', { ship: id, bay: itemSchema, fighter: fighterSchema }),
  event('fighterMoved', { fighter: id, seat, path: z.string(), ...end }),
  event('fighterLanded', { fighter: id, seat, ship: id, bay: itemSchema }),
  event('fighterLeft', { fighter: id, seat }),
] as const
type MovementEvent = z.infer<(typeof events)[number]>
type Repaired = Extract<MovementEvent, { readonly type: 'repaired' }>
export type MovementObservation = Exclude<MovementEvent, Repaired> | (Omit<Repaired, 'own'> & { readonly own: number | null })

const records: Records<State, MovementEvent> = {
  turnBegan: (state, { turn }) => ({
    ...state,
    turn,
    ships: mapped(state.ships, (ship) => ({
      ...ship,
      moved: false,
      course: null,
      fired: {},
      powered: null,
      displaced: 'no', // ES-DES-14, ES-SEQ-09
      flown: ship.course?.path ?? null,
    })),
    fighters: mapped(state.fighters, (fighter) => ({ ...fighter, moved: false, fired: false })),
  }),
  hullMended: (state, { ship, points }) => withShip(state, ship, { hurt: shipOf(state, ship).hurt - points }),
  shipSetOff: (state, { ship, speed }) => {
    const { hex, facing } = shipOf(state, ship)
    return withShip(state, ship, { speed, moved: true, course: { from: hex, facing, path: '' } })
  },
  shipMoved: (state, { ship, path, hex, facing }) => {
    const { course } = shipOf(state, ship)
    return withShip(state, ship, { hex, facing, course: course && { ...course, path: course.path + path } })
  },
  shipBalked: (state, { ship, why }) => (why === 'band' ? withShip(state, ship, { speed: 0 }) : state),
  shipJumped: (state, { ship, device, hex, facing }) => withShip(withKnown(state, ship, device), ship, { hex, facing, moved: true }),
  shipLeft: (state, { ship, fighters }) => {
    const left = withSheet(withShip(state, ship, { status: 'left' }), shipOf(state, ship), () => ({ fighters: [] }))
    return { ...left, fighters: { ...left.fighters, ...Object.fromEntries(fighters.map((fighter) => [fighter.id, fighter])) } }
  },
  freighterReached: (state, { ship }) => ({ ...withShip(state, ship, { reached: true, freighter: true }), reached: state.reached + 1 }),
  collisionRolled: (state) => state,
  collisionDodged: (state, { ship, device }) => withShip(withKnown(state, ship, device), ship, { displaced: 'collision' }),
  collided: (state) => state,
  fightersCollided: (state, { fighters }) => fighters.reduce((changed, lost) => withFighter(changed, lost, { status: 'lost' }), state),
  shipRammed: (state, { fighter }) => withFighter(state, fighter, { status: 'lost' }),
  repaired: (state, { ship: mended, seat: owner, counters, own, what, amount }) => {
    const ship = shipOf(state, mended)
    const { counters: had = 0, flagshipCounters = 0 } = state.secret[owner] ?? {}
    const paid = withSecret(state, owner, { counters: had - (counters - own), flagshipCounters: flagshipCounters - own })
    if (what === 'damage') return withShip(paid, mended, { hurt: ship.hurt - amount })
    return withShip(paid, mended, what === 'nav' ? { navHit: false } : { slowed: ship.slowed - amount })
  },
  navRepairRolled: (state, { ship, cleared }) => (cleared ? withShip(state, ship, { navHit: false }) : state),
  fighterLaunched: (state, { ship, bay, fighter }) => {
    const away = withSheet(state, shipOf(state, ship), (sheet) => ({ fighters: sheet.fighters.filter((one) => one.id !== fighter.id) }))
    return { ...withKnown(away, ship, bay), fighters: { ...away.fighters, [fighter.id]: fighter } }
  },
  fighterMoved: (state, { fighter, hex, facing }) => withFighter(state, fighter, { hex, facing, moved: true }),
  fighterLanded: (state, { fighter, ship, bay }) => {
    const { kind, number, gift } = fighterOf(state, fighter)
    const berth = { id: fighter, kind, number, bay: bay.id, gift }
    const aboard = withSheet(state, shipOf(state, ship), (sheet) => ({ fighters: [...sheet.fighters, berth] }))
    return withFighter(withKnown(aboard, ship, bay), fighter, { status: 'aboard', moved: true })
  },
  fighterLeft: (state, { fighter }) => withFighter(state, fighter, { status: 'left' }),
}

const observations: Observations<MovementEvent, MovementObservation> = {
  ...seenByAll(
    'turnBegan',
    'hullMended',
    'shipSetOff',
    'shipMoved',
    'shipJumped',
    'shipLeft',
    'freighterReached',
    'collisionRolled',
    'collisionDodged',
    'collided',
    'fightersCollided',
    'shipRammed',
    'navRepairRolled',
    'fighterLaunched',
    'fighterMoved',
    'fighterLanded',
    'fighterLeft',
  ),
  shipBalked: (event, viewer) => (event.why === 'band' || isAmong(event.team, viewer) ? event : undefined),
  repaired: (event, viewer) => (isAmong(event.team, viewer) ? event : { ...event, own: null }),
}

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
export const movementChapter = { events, records, observations }
