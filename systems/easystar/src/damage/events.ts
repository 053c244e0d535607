// Events of damage, critical hits, destruction and victory points. All of them are public.
import { event, explainedSchema, fields, type Records, ruleIdSchema, seenWhole, sum } from '@admiralty/kernel'
import { z } from 'zod'
import { CRITICALS } from '../../data/tables.ts'
import { id, seatSchema } from '../shapes.ts'
import { type Fighter, fighterKindSchema, itemSchema, type OwedShot, type Sheet, type State, sheetSchema } from '../state.ts'
import { outOfPlay, sheetOf, shipOf, withFighter, withKnown, withSheet, withShip } from '../table.ts'

const face = z.int().min(1).max(6) // ES-GEN-02
const ship = id
const seat = seatSchema
const lostFighters = z.array(fields({ id, kind: fighterKindSchema })).readonly()

const events = [
  /** Items that changed a public number become known (R-ES-46), and so does a freighter that is hit. */
  event('revealed', { ship, seat, items: z.array(itemSchema).readonly(), freighter: z.boolean() }),
  event('damaged', { ship, seat, damage: explainedSchema, by: seat.nullable(), reason: ruleIdSchema }),
  /** `dying`: the ship has a last shot first (ES-SEQ-07). Its whole sheet becomes public. */
  event('destroyed', { ship, seat, doom: z.enum(['wreck', 'exploded']), dying: z.boolean(), sheet: sheetSchema }),
  /** A dying ship becomes a wreck or explodes after its last shot. */
  event('perished', { ship, seat, doom: z.enum(['wreck', 'exploded']) }),
  event('fighterShotDown', { fighter: id, seat, by: seat }),
  event('scored', { side: z.enum(['yellow', 'blue']), points: explainedSchema }),
  event('criticalRolled', {
    ship,
    seat,
    die: face,
    result: z.enum([...CRITICALS.proposed, ...CRITICALS.mild]),
    /** Whether the result is impossible for this ship (ES-CRT-05). */
    ignored: z.boolean(),
  }),
  event('navHit', { ship, seat }),
  event('slowed', { ship, seat, by: z.int().min(1).max(2) }),
  /** The items that the attacker may choose from become public. */
  event('sheetShown', { ship, seat, items: z.array(itemSchema).readonly(), chooser: seat }),
  /** `owed`: the weapon has not fired yet, so it must fire next (ES-SEQ-06). */
  event('itemLost', { ship, seat, item: itemSchema, chooser: seat, owed: z.boolean(), fighters: lostFighters }),
  /** The weapon was overloaded (ES-AUX-PWR-03). */
  event('burnedOut', { ship, seat, item: itemSchema }),
] as const
export type DamageEvent = z.infer<(typeof events)[number]>

const records: Records<State, DamageEvent> = {
  revealed: (state, { ship, items, freighter }) => {
    const open = items.reduce((changed, item) => withKnown(changed, ship, item), state)
    return freighter ? withShip(open, ship, { freighter }) : open
  },
  damaged: (state, { ship, damage }) => withShip(state, ship, { hurt: shipOf(state, ship).hurt + damage.total }),
  destroyed: (state, { ship, doom, dying, sheet }) => {
    const gone = withSheet(fightersLost(state, ship, sheet.fighters), shipOf(state, ship), () => ({ fighters: [] })) // ES-FTR-07, ES-DST-05
    const { freighter, items } = sheet
    const changed = withShip(gone, ship, { status: dying ? 'dying' : doom, doom, known: items, freighter, speed: 0 })
    return dying ? withLastShot(changed, ship) : withoutOwed(changed, ship)
  },
  perished: (state, { ship, doom }) => withoutOwed(withShip(state, ship, { status: doom, doom: null }), ship),
  fighterShotDown: (state, { fighter }) => withFighter(state, fighter, { status: 'lost' }), // ES-DST-03
  scored: (state, { side, points }) => {
    const had = state.scores[side]
    return { ...state, scores: { ...state.scores, [side]: had ? sum(had, points) : points } }
  },
  criticalRolled: (state) => state,
  navHit: (state, { ship }) => withShip(state, ship, { navHit: true }),
  slowed: (state, { ship, by }) => withShip(state, ship, { slowed: shipOf(state, ship).slowed + by }),
  sheetShown: (state, { ship, items }) => items.reduce((changed, item) => withKnown(changed, ship, item), state),
  itemLost: (state, { ship, seat: owner, item, owed, fighters }) => {
    const changed = withoutItem(fightersLost(state, ship, fighters), ship, item.id)
    return owed ? { ...changed, owed: { ...changed.owed, [owner]: [...(changed.owed[owner] ?? []), { ship, item }] } } : changed
  },
  burnedOut: (state, { ship, item }) => withoutItem(state, ship, item.id),
}

const observations = seenWhole(events)

/** Records fighters aboard as lost, whether they have flown or not. */
function fightersLost(state: State, id: string, fighters: readonly { readonly id: string }[]): State {
  const ship = shipOf(state, id)
  const berths = (sheetOf(state, ship)?.fighters ?? []).filter((berth) => fighters.some((lost) => lost.id === berth.id))
  const lost = berths.map((berth): [string, Fighter] => [berth.id, outOfPlay(state, ship, berth, 'lost')])
  return { ...state, fighters: { ...state.fighters, ...Object.fromEntries(lost) } }
}

/** ES-DES-15: removes an item, with the fighters of a bay. */
function withoutItem(state: State, ship: string, item: string): State {
  const other = (thing: { readonly id: string }): boolean => thing.id !== item
  const unseen = withShip(state, ship, { known: shipOf(state, ship).known.filter(other) })
  return withSheet(unseen, shipOf(unseen, ship), (sheet: Sheet) => ({
    items: sheet.items.filter(other),
    fighters: sheet.fighters.filter(({ bay }) => bay !== item),
  }))
}

function withOwed(state: State, ship: string, change: (owed: readonly OwedShot[]) => readonly OwedShot[]): State {
  const { seat: owner } = shipOf(state, ship)
  const queue = change(state.owed[owner] ?? [])
  if (queue.length === (state.owed[owner]?.length ?? 0)) return state
  return { ...state, owed: { ...state.owed, [owner]: queue } }
}
const withoutOwed = (state: State, ship: string): State => withOwed(state, ship, (owed) => owed.filter((shot) => shot.ship !== ship))

/** ES-SEQ-07: the last shot comes before the ship's owed shots, because it may use one of those weapons. */
function withLastShot(state: State, ship: string): State {
  const last: OwedShot = { ship, item: null }
  return withOwed(state, ship, (owed) => {
    const first = owed.findIndex((shot) => shot.ship === ship)
    return first < 0 ? [...owed, last] : [...owed.slice(0, first), last, ...owed.slice(first)]
  })
}
export const damageChapter = { events, records, observations }
