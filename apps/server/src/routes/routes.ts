// What every group of routes is given.
import type { Session, Store } from '@admiralty/store'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Guests } from '../guests.ts'
import type { Host } from '../host.ts'
import type { Clock, Random } from '../ports.ts'
import { Refused } from '../problems.ts'
import type { Shelf } from '../shelf.ts'
import type { Table } from '../table.ts'

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface Desk {
  readonly store: Store
  readonly shelf: Shelf
  readonly host: Host
  readonly guests: Guests
  readonly clock: Clock
  readonly random: Random
  /** Whether one person or address may only do so much. */
  readonly limited: boolean
}

/** Who sits there, if it is who asks; throws otherwise. */
export function mySeat<T extends Pick<Session, 'id'>>(table: Table, session: T | undefined, seat: string): T {
  const mine = session && table.record.seats.some((record) => record.seat === seat && record.session === session.id)
  if (!mine) throw new Refused('not-your-seat', 'you do not sit there')
  return session
}
