import { describe, expect, test } from 'vitest'
import type { GameDescription } from '../api/types.ts'
import { formProblem, initialForm, newMatch, relevantOptions, withScenario } from './setup-form.ts'

const place = (seat: string) => ({ seat, side: seat, kind: 'player' as const })
const option = (name: string) => ({
  name,
  title: name,
  rule: 'T-1' as const,
  default: false,
  values: [false, true],
  labels: {},
  explains: {},
  onlyWith: null,
})
const game: GameDescription = {
  about: {
    id: 'test',
    title: 'Test',
    line: '',
    seats: [2, 3],
    minutes: 1,
    credits: '',
    licence: '',
    quick: { scenario: 'duel', options: {}, chosen: null },
    firstLesson: null,
  },
  scenarios: [
    { id: 'three', title: 'Three', briefing: '', rule: 'T-2', seats: [place('yellow'), place('blue'), place('red')], options: ['open'] },
    { id: 'duel', title: 'Duel', briefing: '', rule: 'T-3', seats: [place('yellow'), place('blue')], options: ['open', 'wild'] },
  ],
  options: [option('wild'), option('open')],
}

describe('a new game', () => {
  test('begins with the quick scenario and one player against the computer', () => {
    expect(initialForm(game)).toMatchObject({ scenario: 'duel', seats: { yellow: 'me', blue: 'bot:ensign' } })
  })
  test('keeps the players of the seats that another scenario has too', () => {
    const chosen = { ...initialForm(game), seats: { yellow: 'invite', blue: 'me' } as const }
    expect(withScenario(game, chosen, 'three').seats).toEqual({ yellow: 'invite', blue: 'me', red: 'bot:ensign' })
  })
  test('is requested with exactly the options of the scenario, and without an empty title', () => {
    const chosen = { ...initialForm(game), options: { wild: true, nonsense: 1 } }
    expect(newMatch(game, chosen, 'v')).toEqual({
      system: 'test',
      scenario: 'duel',
      options: { open: false, wild: true },
      seats: { yellow: 'me', blue: 'bot:ensign' },
      value: 'v',
      closing: 'open',
      watch: 'anyone',
      clock: { kind: 'none' },
    })
    expect(newMatch(game, { ...withScenario(game, chosen, 'three'), title: ' Ours ' }, 'v')).toMatchObject({
      options: { open: false },
      title: 'Ours',
    })
  })
  test('shows only options that have an effect', () => {
    const columns = { ...option('columns'), onlyWith: { option: 'wild', value: true } }
    const names = (wild: boolean, ...options: readonly ReturnType<typeof option>[]) =>
      relevantOptions([...options, columns], { ...initialForm(game), options: { wild } }).map(({ name }) => name)
    expect([names(false, option('wild')), names(true, option('wild')), names(false)]).toEqual([['wild'], ['wild', 'columns'], ['columns']])
  })
  test('needs at least one person', () => {
    expect(formProblem({ ...initialForm(game), seats: { yellow: 'bot:ensign', blue: 'bot:captain' } })).toBe(
      'A game needs at least one person: take a seat or invite somebody.',
    )
    expect(formProblem(initialForm(game))).toBeNull()
  })
  test('needs time limits that can be kept', () => {
    const clock = { kind: 'live', bank: 0, increment: 10, grace: 2, misses: 2 } as const
    expect(formProblem({ ...initialForm(game), clock })).toMatch(/time bank/)
  })
})
