import { describe, expect, test } from 'vitest'
import { campaignFor, closed } from '../battles/war-for-tests.ts'
import type { Position } from '../position.ts'

type Worlds = NonNullable<Position['worlds']>
const helps = [{ helper: '0302', damaged: '0303' }]
/** Red owns a damaged world of income 6 at 0303, and one beside it of income 8. */
const damaged = (world: Partial<Worlds[string]>, more: Partial<Position> = {}): Partial<Position> => ({
  worlds: { '0303': { rolled: 6, base: 3, pool: 100, ...world }, '0302': { rolled: 8 }, '0909': { rolled: 4 } },
  seats: { red: { worlds: ['0303', '0302'] }, blue: { worlds: ['0909'] } },
  ...more,
})
const rebuilt = (part: Partial<Position>) => closed({ steps: [{ step: 'yards' }], part, setup: campaignFor(2) }).state.land.worlds['0303']
const helped = (part: Partial<Position>): Partial<Position> => ({
  ...part,
  seats: { ...part.seats, red: { ...part.seats?.red, consents: { helps } } },
})

describe('reconstruction', () => {
  test('CR-9.1a: a step a week, and after the fourth a point of income', () => {
    expect([0, 1, 2, 3].map((steps) => rebuilt(damaged({ steps })))).toMatchObject([
      { base: 3, steps: 1 },
      { base: 3, steps: 2 },
      { base: 3, steps: 3 },
      { base: 4, steps: 0 },
    ])
  })
  test('CR-9.1a: it ends at the original income, its resource and its lanes included', () => {
    expect(rebuilt(damaged({ base: 5, steps: 3 }))).toMatchObject({ base: 6, steps: 0 })
    expect(rebuilt(damaged({ base: 6 }))).toMatchObject({ base: 6, steps: 0 })
    expect(rebuilt(damaged({ base: 6, extra: 1, linked: 1, steps: 3 }))).toMatchObject({ base: 7, steps: 0 })
  })
  test('CR-9.1a: a week changes damaged worlds alone', () => {
    const changed = (base: number) =>
      closed({ steps: [{ step: 'yards' }], part: damaged({ base }), setup: campaignFor(2) })
        .all('worldsChanged')
        .map(({ worlds }) => worlds.map(({ at }) => at))
    expect([changed(6), changed(5)]).toEqual([[], [['0303']]])
  })
  test('CR-9.2: defences do not come back', () => {
    expect(rebuilt(damaged({ steps: 3 }))).toMatchObject({ base: 4, pool: 100 })
  })
  test('CR-9.1b: with a helper there are two steps a week', () => {
    expect(rebuilt(helped(damaged({ steps: 1 })))).toMatchObject({ base: 3, steps: 3 })
    expect(rebuilt(helped(damaged({ steps: 3 })))).toMatchObject({ base: 4, steps: 1 })
    expect(rebuilt(helped(damaged({ base: 5, steps: 3 })))).toMatchObject({ base: 6, steps: 0 })
  })
  test('CR-9.1b: the income of the helper must be above the original one of the damaged world', () => {
    const part = damaged({ steps: 0 })
    const equal = { ...part, worlds: { ...part.worlds, '0302': { rolled: 6 } } }
    expect(rebuilt(helped(equal))).toMatchObject({ steps: 1 })
    const poor = { ...part, worlds: { ...part.worlds, '0302': { rolled: 8, base: 6 } } }
    expect(rebuilt(helped(poor))).toMatchObject({ steps: 1 })
  })
  test('CR-9.1b: the helper is within two hexes', () => {
    const part = damaged({ steps: 0 })
    const far = (at: string): Partial<Position> => ({
      worlds: { '0303': { rolled: 6, base: 3 }, [at]: { rolled: 8 } },
      seats: { red: { worlds: ['0303', at], consents: { helps: [{ helper: at, damaged: '0303' }] } } },
    })
    expect(rebuilt({ ...part, ...far('0305') })).toMatchObject({ steps: 2 })
    expect(rebuilt({ ...part, ...far('0306') })).toMatchObject({ steps: 1 })
  })
  test('CR-9.1b, CR-X.11: a world of another empire helps only if both want it', () => {
    const part = damaged({ steps: 0 })
    const foreign = (both: boolean): Partial<Position> => ({
      ...part,
      seats: { red: { worlds: ['0303'], consents: both ? { helps } : {} }, blue: { worlds: ['0302', '0909'], consents: { helps } } },
    })
    expect([rebuilt(foreign(true)), rebuilt(foreign(false))]).toMatchObject([{ steps: 2 }, { steps: 1 }])
  })
  test('CR-9.1b, CR-X.11: an owner that wants the help for another of its worlds, or from another helper, does not want this one', () => {
    const part = damaged({ steps: 0 })
    const wanting = (help: { readonly helper: string; readonly damaged: string }): Partial<Position> => ({
      ...part,
      seats: { red: { worlds: ['0303'], consents: { helps: [help] } }, blue: { worlds: ['0302', '0909'], consents: { helps } } },
    })
    const wishes = [
      { helper: '0302', damaged: '0304' },
      { helper: '0203', damaged: '0303' },
      { helper: '0302', damaged: '0303' },
    ]
    expect(wishes.map((help) => rebuilt(wanting(help))?.steps)).toEqual([1, 1, 2])
  })
  test('CR-9.1b: a world has one helper and helps one world', () => {
    const part = damaged({ steps: 0 })
    const worlds = { '0303': { rolled: 6, base: 3 }, '0304': { rolled: 6, base: 3 }, '0302': { rolled: 8 }, '0203': { rolled: 9 } }
    const two = (wanted: readonly { helper: string; damaged: string }[]) =>
      closed({
        steps: [{ step: 'yards' }],
        part: { ...part, worlds, seats: { red: { worlds: Object.keys(worlds), consents: { helps: [...wanted] } } } },
      }).state.land.worlds
    const busy = two([
      { helper: '0302', damaged: '0303' },
      { helper: '0302', damaged: '0304' },
    ])
    expect([busy['0303'], busy['0304']]).toMatchObject([{ steps: 2 }, { steps: 1 }])
    const twice = two([
      { helper: '0302', damaged: '0303' },
      { helper: '0203', damaged: '0303' },
    ])
    expect(twice['0303']).toMatchObject({ steps: 2 })
  })
})
