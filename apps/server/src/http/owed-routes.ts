// The questions that a person has to answer, of all matches. They are read from the store, so no match is opened.
import { LIMITS, owedPageSchema, owedQuerySchema } from '@admiralty/protocol'
import type { OwedPlace, StoredQuestion } from '@admiralty/store'
import { z } from 'zod'
import { RequestError } from '../platform/request-error.ts'
import type { Api, RouteContext } from './route-context.ts'

export function owedRoutes(api: Api, { sessions, store }: RouteContext): void {
  api.get(
    '/api/owed',
    { schema: { summary: 'List the questions that you have to answer', querystring: owedQuerySchema, response: { 200: owedPageSchema } } },
    async (request) => {
      const after = placeIn(request.query.after)
      const person = await sessions.idOf(request)
      if (person === undefined) return { count: 0, questions: [], next: null, saved: [] }
      const [questions, count] = [await store.owed(person, LIMITS.tables, after), await store.countOwed(person)]
      const last = questions.length === LIMITS.tables ? questions.at(-1) : undefined
      const saved = after ? [] : await store.savedOrders(person, LIMITS.tables)
      return { count, questions: questions.map(shown), next: last ? makePlace(last) : null, saved: saved.map(shown) }
    },
  )
}

/** The call is left out: a client reads it from the match. */
const shown = ({ call: _, ...question }: StoredQuestion): Omit<StoredQuestion, 'call'> => question

const placeSchema = z.tuple([z.int().nullable(), z.int(), z.string(), z.string()])
const makePlace = ({ due, since, match, seat }: OwedPlace): string =>
  Buffer.from(JSON.stringify([due, since, match, seat])).toString('base64url')
/** The place of a query; null for the beginning. Throws `bad-request`. */
function placeIn(text: string | undefined): OwedPlace | null {
  if (text === undefined) return null
  try {
    const [due, since, match, seat] = placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { due, since, match, seat }
  } catch {
    throw new RequestError('bad-request', 'after is not a place in this list: take next of the page before')
  }
}
