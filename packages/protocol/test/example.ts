import { type NewMatchRequest, newMatchRequestSchema } from '@admiralty/protocol'

/** A request to create a match, and one with an unknown holder of a seat. */
export function example(): void {
  const seats = { yellow: 'me', blue: 'bot:captain' } as const
  const request: NewMatchRequest = { system: 'easystar', scenario: 'battle', seats, value: 'any text' }
  console.log(newMatchRequestSchema.parse(request).options) // {}
  console.log(newMatchRequestSchema.safeParse({ ...request, seats: { yellow: 'admiral' } }).success) // false
}
