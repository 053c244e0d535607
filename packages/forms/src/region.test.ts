import { choicesByPlacement, type Place, seededDice } from '@admiralty/kernel'
import { aheadOnPlane, arcOnPlane, hexSurface, isWithinUnits, squaredGap } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { formWords, type START } from './form.ts'
import { placeOn, type RegionRow, regionRequest } from './region.ts'
import { rowsOf } from './row.ts'
import { sampleForm } from './sample.ts'

type Draft = typeof START | { readonly kind: 'at'; readonly at: Place }
/** A salvo: 24 units, in the arc FS of a ship on course 12. Targets on the line at 1 o'clock are in F. */
const CENTRE: Place = [1000, -77]
const allows = (place: Place): boolean => isWithinUnits(CENTRE, place, 24) && arcOnPlane(CENTRE, 12, place) === 'FS'
const salvo: RegionRow<Draft> = {
  region: { kind: 'wedge', centre: CENTRE, course: 2, sixths: 1, radius: 24 },
  now: null,
  allows,
  withPlace: (at) => ({ kind: 'at', at }),
}
const request = regionRequest(salvo)

describe('a place in a region', () => {
  test('is allowed by the rules, not by the drawing', () => {
    expect(request.nearest(aheadOnPlane(CENTRE, 2, 24))).toEqual(aheadOnPlane(CENTRE, 2, 24))
    expect(request.nearest(aheadOnPlane(CENTRE, 1, 24))).toBeNull()
    expect(request.examples.length).toBeGreaterThan(4)
    expect(request.examples.every(allows)).toBe(true)
  })
  test('just beyond the radius is taken to be at the edge; far beyond it is none', () => {
    const beyond: Place = [CENTRE[0] + 1560 * 22, CENTRE[1] + 1560 * 12]
    const near = request.nearest(beyond)
    expect(near && allows(near)).toBe(true)
    expect(near && isWithinUnits(CENTRE, near, 23.99)).toBe(false)
    expect(request.nearest(aheadOnPlane(CENTRE, 2, 30))).toBeNull()
  })
  test('is typed as course and distance in several wordings', () => {
    const wanted = aheadOnPlane(CENTRE, 2, 14)
    for (const text of ['2, 14', 'bearing 2, 14 MU', 'course 2 14', '2:00, 14.00 MU']) expect(request.placeOf(text)).toEqual(wanted)
    for (const text of ['', '2', '13, 4', '0, 4', '2:60, 4', '2, 25', '7, 3', 'x']) expect(request.placeOf(text)).toBeNull()
  })
  test('has a name that leads back to it, to a hundredth of a unit and a minute of the clock', () => {
    expect(request.nameOf(aheadOnPlane(CENTRE, 2, 14))).toBe('2, 14 MU')
    const at: Place = [CENTRE[0] + 20_000, CENTRE[1] + 9_000]
    expect(request.nameOf(at)).toBe('2:12, 14.06 MU')
    const typed = request.placeOf(request.nameOf(at))
    expect(typed && squaredGap(typed, at)).toBeLessThan(156 ** 2)
  })
})

test('in the hex variant the same row asks for the allowed hexes in reach', () => {
  const row: RegionRow<Draft> = {
    region: { kind: 'wedge', centre: [2, 1], course: 12, sixths: 1, radius: 3 },
    now: [2, 0],
    allows: (hex) => hexSurface.arc([2, 1], 12, hex) === 'F',
    withPlace: (at) => ({ kind: 'at', at }),
  }
  const effect = placeOn('hexes', row)
  const place = 'place' in effect ? effect.place : null
  expect(place?.within[0]?.map(String).toSorted()).toEqual(['1,-1', '1,0', '2,-1', '2,-2', '2,0', '2,1', '3,-1', '3,-2'].toSorted())
  expect(place?.now && place.nameOf(place.now.at)).toBe('0302')
  expect(place?.withPlace({ at: [2, -1], turns: 0 })).toEqual({ kind: 'at', at: [2, -1] })
  expect(placeOn('plane', row)).toEqual({ region: row })
})

const words = formWords<{ view: null; me: string; draft: Draft; order: Place }>({
  forms: {
    place: {
      duty: 'to place',
      page: (_view, _me, draft) => ({
        phase: 'Place',
        title: 'Where?',
        text: '',
        rule: 'EX-PUT-01',
        rows: () => {
          const row = rowsOf<Draft, Place>()
          return draft.kind === 'at'
            ? row('fire', 'EX-PUT-01', 'Fire', { give: draft.at })
            : row('salvo', 'EX-PUT-01', 'Salvo', { region: salvo })
        },
      }),
    },
  },
  askedOf: () => ({ call: { kind: 'place' }, me: 'blue' }),
  check: (_view, place) => (allows(place) ? undefined : [{ rule: 'EX-PUT-01', reason: 'out of reach', part: null }]),
})

test('random walks take places anywhere in the region', () => {
  const dice = seededDice(3)
  const orders = Array.from({ length: 60 }, () => sampleForm(words, null, dice, 5).order)
  expect(orders.every((place) => place !== null && allows(place))).toBe(true)
  expect(new Set(orders.map(String)).size).toBeGreaterThan(40)
})
test('everything that walks through all choices gets the examples, each with a key and a name', () => {
  const choices = choicesByPlacement(words.choices(null, null))
  expect(choices.map(({ then }) => then.kind === 'draft' && then.draft)).toEqual(request.examples.map((at) => ({ kind: 'at', at })))
  expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
  expect(choices[0]?.label).toBe('Salvo: 2, 24 MU')
})
test('a region without an allowed place cannot be picked', () => {
  const never = formWords<{ view: null; me: string; draft: Draft; order: Place }>({
    forms: {
      place: {
        duty: 'to place',
        page: () => ({
          phase: 'Place',
          title: 'Where?',
          text: '',
          rule: 'EX-PUT-01',
          rows: () => rowsOf<Draft, Place>()('salvo', 'EX-PUT-01', 'Salvo', { region: { ...salvo, allows: () => false } }),
        }),
      },
    },
    askedOf: () => ({ call: { kind: 'place' }, me: 'blue' }),
    check: () => undefined,
  })
  expect(sampleForm(never, null, seededDice(1), 3)).toMatchObject({ order: null, pages: [{ draft: null }] })
})
