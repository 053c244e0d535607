// A slow clock and seats for the tests of errands.

/** Three days for each answer. */
export const SLOW = {
  kind: 'answer',
  days: 3,
  bank: 0,
  weekends: 'count',
  zone: 'UTC',
  short: 1,
  grace: 10,
  misses: 2,
  vacation: { perMonth: 0, atMost: 0 },
} as const
/** A seat of a person; null for a bot. */
export const seat = (name: string, person: string | null) => ({
  seat: name,
  person,
  bot: person === null ? 'ensign' : null,
  seed: 1,
  name,
  value: 'any text',
  key: null,
  linkEnd: null,
  auto: false,
})
