// Routes for reading a match, and for how one of its seats answers.
import { matchInfoSchema, seatPreferencesSchema, seatSchema } from '@admiralty/protocol'
import { infoOf } from './match-info.ts'
import { asHolder, foundMatch, matchParams } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

export function infoRoutes(api: Api, context: RouteContext): void {
  api.get('', { schema: { summary: 'Get a match', response: { 200: matchInfoSchema } } }, async (request) => {
    const { match, person } = foundMatch(request)
    match.streams.visit()
    return infoOf(context, match, person)
  })
  api.put(
    '/seats/:seat',
    {
      schema: {
        summary: 'Choose whether your seat answers automatically when it has only one option',
        params: matchParams.extend({ seat: seatSchema }),
        body: seatPreferencesSchema,
        response: { 200: seatPreferencesSchema },
      },
    },
    async (request) => {
      const { seat } = request.params
      const { auto } = request.body
      await asHolder(request, seat).match.setAuto(seat, auto)
      return { auto }
    },
  )
}
