// Events of damage and loss. Only the owner's side receives the damage of a hidden ship.
import { event, fields, type Observations, type Records, ruleIdSchema, seenIf } from '@admiralty/kernel'
import { z } from 'zod'
import { aboutShip, boxId, seatSchema } from '../shapes.ts'
import { levelSchema, type Ship, type State } from '../state.ts'
import { isFor, lessForOthers, shipOf, without, withShip, withShown } from '../table.ts'

const hits = z.array(fields({ box: boxId, level: levelSchema })).readonly()

const events = [
  /** Points in the order in which they were placed. `why`: the rule that caused them. */
  event('boxesHit', {
    ...aboutShip,
    why: ruleIdSchema,
    hits,
    /** For a disguised ship: the true hits, for its own side only. Null: the same as `hits`. */
    beneath: hits.nullable(),
    own: z.array(seatSchema).readonly(),
    /** Points that met no box. */
    wasted: z.int().min(0),
  }),
  /** EE-SEV-01. */
  event('severed', { ...aboutShip, boxes: z.array(boxId).readonly() }),
  event('shipDestroyed', { ...aboutShip, why: ruleIdSchema }),
] as const
export type DamageEvent = z.infer<(typeof events)[number]>

type Hits = Extract<DamageEvent, { readonly type: 'boxesHit' }>['hits']
const struck = ({ levels, dark }: Pick<Ship, 'levels' | 'dark'>, hits: Hits): Pick<Ship, 'levels' | 'dark'> => ({
  levels: { ...levels, ...Object.fromEntries(hits.map(({ box, level }) => [box, level])) },
  dark: [...new Set([...dark, ...hits.map(({ box }) => box)])],
})

const records: Records<State, DamageEvent> = {
  boxesHit: (state, { ship: id, hits, beneath }) => {
    const ship = shipOf(state, id)
    const damaged = hits.length > 0
    const deeds = { ...ship.deeds, hurt: ship.deeds.hurt || damaged }
    const updated = withShip(state, id, { ...struck(ship, beneath ?? hits), deeds, loud: ship.loud || damaged })
    const shown = state.ships[id]
    return beneath && shown ? withShown(updated, id, struck(shown, hits)) : updated
  },
  severed: (state, { ship: id, boxes }) => {
    const ship = shipOf(state, id)
    return withShip(state, id, { levels: { ...ship.levels, ...Object.fromEntries(boxes.map((box) => [box, 'destroyed' as const])) } })
  },
  shipDestroyed: (state, { ship }) => ({ ...withShip(state, ship, { status: 'destroyed' }), locks: withoutLocks(state.locks, ship) }),
}

/** EE-SEN-13: lock-ons lapse when either ship is lost. */
const withoutLocks = (locks: Parameters<Records<State, DamageEvent>['severed']>[0]['locks'], gone: string): typeof locks =>
  Object.fromEntries(Object.entries(without(locks, gone)).map(([by, on]) => [by, without(on, gone)]))

const observations: Observations<DamageEvent> = {
  ...seenIf(isFor, 'severed', 'shipDestroyed'),
  boxesHit: (event, viewer) => lessForOthers(event, viewer, { beneath: null }),
}
export const damageChapter = { events, records, observations }
