import { describe, expect, test } from 'vitest'
import { PLAIN_CHOICE } from './choices.ts'
import { choicesByPlace, choicesByPlacement, placementsAt, turnedPlacement } from './placing.ts'
import type { Choice, Place, Placement, PlaceRequest } from './words.ts'

const [A, B, C]: readonly [Place, Place, Place] = [
  [0, 0],
  [1, 0],
  [0, 1],
]
const tile: PlaceRequest = {
  kind: 'place',
  within: [[A, B], [B], [A, C]],
  now: null,
  nameOf: ([q, r]) => `0${q}0${r}`,
  withPlace: (placement) => ({ kind: 'tile', placement }),
}
const PLAIN = { ...PLAIN_CHOICE, rule: 'EX-TIL-01' } as const
const choices: readonly Choice[] = [
  { ...PLAIN, key: 'tile', label: 'Place the tile', then: tile },
  { ...PLAIN, key: 'pass', label: 'Pass', then: { kind: 'order', order: 'pass' } },
]
const placements = (list: readonly Choice[]): readonly unknown[] =>
  list.map(({ then }) => (then.kind === 'draft' ? (then.draft as { placement: Placement }).placement : then.kind)) // only withPlace makes drafts

describe('a choice of a place', () => {
  test('becomes a choice of each place, turned as wished or on to the next rotation that is allowed there', () => {
    expect(placementsAt(tile, 0)).toEqual([
      { at: A, turns: 0 },
      { at: B, turns: 0 },
      { at: C, turns: 2 },
    ])
    expect(placementsAt(tile, 4)).toEqual([
      { at: B, turns: 1 },
      { at: A, turns: 2 },
      { at: C, turns: 2 },
    ])
    expect(placements(choicesByPlace(choices, 1))).toEqual([...placementsAt(tile, 1), 'order'])
  })
  test('keeps its key while it is turned, and says how it is turned', () => {
    const [first] = choicesByPlace(choices, 0)
    const turned = choicesByPlace(choices, 1).find(({ key }) => key === first?.key)
    expect(first).toMatchObject({ key: 'tile@0,0', label: 'Place the tile: 0000', note: null, spots: [{ kind: 'place', at: A }] })
    expect(turned).toMatchObject({ note: 'turned by 240°' })
  })
  test('becomes a choice of each place and rotation, with keys of their own', () => {
    const every = choicesByPlacement(choices)
    expect(placements(every)).toEqual([...tile.within.flatMap((places, turns) => places.map((at) => ({ at, turns }))), 'order'])
    expect(new Set(every.map(({ key }) => key)).size).toBe(6)
  })
})
test('turning goes to the next rotation that is allowed at the place', () => {
  expect(turnedPlacement(tile, { at: A, turns: 0 })).toEqual({ at: A, turns: 2 })
  expect(turnedPlacement(tile, { at: B, turns: 1 })).toEqual({ at: B, turns: 0 })
  expect(turnedPlacement(tile, { at: C, turns: 2 })).toEqual({ at: C, turns: 2 })
})
