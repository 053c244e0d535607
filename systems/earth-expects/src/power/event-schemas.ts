// The events of the start of a turn as they are stored.
import { event, ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { aboutShip, id, seatSchema } from '../shapes.ts'
import { allocationSchema, pointsSchema, policySchema } from '../state.ts'

export const powerEvents = [
  event('turnBegan', { turn: z.int().min(1) }),
  event('policySet', { seat: seatSchema, policy: policySchema }),
  // announced
  event('dockingBegun', { ...aboutShip, with: id, offset: hexSchema, active: z.boolean() }),
  event('dockingRefused', { ...aboutShip, with: id }),
  event('dockingFailed', { ...aboutShip, with: id }),
  event('docked', { ...aboutShip, with: id, offset: hexSchema, active: z.boolean() }),
  event('settled', { ...aboutShip, with: id }),
  event('undockingBegun', { ...aboutShip, with: id }),
  event('undocked', { ship: id, seat: seatSchema, from: id }),
  event('rolling', { ...aboutShip, turns: z.int().min(0).max(3) }),
  event('rolledOver', aboutShip),
  event('turnedRound', { ...aboutShip, reversing: z.boolean() }),
  event('ftlAnnounced', { ...aboutShip, announced: z.boolean() }),
  // power
  event('powerAllocated', {
    ...aboutShip,
    own: z.array(seatSchema).readonly(),
    allocation: allocationSchema.nullable(),
    points: pointsSchema.nullable(),
  }),
  /** EE-IMP-01: the ship cannot have this power. Only its own side receives this event. */
  event('overreached', { ship: id, seat: seatSchema, own: z.array(seatSchema).readonly(), why: ruleIdSchema }),
] as const
