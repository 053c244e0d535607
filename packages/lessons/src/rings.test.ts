// The rings of a lesson follow the draft: each takes a click now.
import { type Choice, onHex, onItem, onThing, PLAIN_CHOICE, type Spot } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { choicesOn, ringsOfDecision, ringsOfPosition, spotsOf } from './rings.ts'

const PLAIN = { ...PLAIN_CHOICE, rule: 'T-1' } as const
const choiceOf = (key: string, spots: readonly Spot[], role: Choice['role'] = 'row'): Choice => ({
  ...PLAIN,
  key,
  label: key,
  spots,
  role,
  then: { kind: 'draft', draft: key },
})
const heron = choiceOf('Heron', [onThing('heron'), onHex([0, 0])])
const wren = choiceOf('Wren', [onThing('wren')])
const button = choiceOf('Fire', [], 'main')
const LOOK = ['heron', [1, 1], { item: 'beam-1' }] as const
const never = () => false

describe('the rings of a decision', () => {
  const ringed = (choices: readonly Choice[], next: Choice | undefined, more = {}) =>
    ringsOfDecision({ draft: null, choices, look: LOOK, ...more }, next, never)

  test('are where the next pick can be clicked, and of these what the lesson points at', () => {
    expect(ringed([heron, wren], wren).rings).toEqual([onThing('wren')])
    expect(ringed([heron, wren], heron).rings).toEqual([onThing('heron')])
  })
  test('are none for a way back, and none for a button after the first pick', () => {
    expect(ringed([heron, wren], { ...wren, role: 'back' }).rings).toEqual([])
    expect(ringed([heron, button], button, { draft: 'a course' })).toEqual({ rings: [], choices: [heron, button] })
  })
  test('of a button are what the lesson points at: free places give the button, and others must lead to the order', () => {
    const other = choiceOf('other', [onItem('heron', 'beam-1')])
    const { rings, choices } = ringed([heron, other, button], button)
    expect(rings).toEqual([onHex([1, 1])])
    expect(choicesOn(choices, onHex([1, 1])).map(({ key }) => key)).toEqual(['Fire'])
    expect(
      ringsOfDecision({ draft: null, choices: [heron, other, button], look: LOOK }, button, ({ key }) => key === other.key).rings,
    ).toEqual([onItem('heron', 'beam-1'), onHex([1, 1])])
  })
  test('are never on an item with several choices, of which a record may pick another', () => {
    const several = ['1 party', '2 parties'].map((key) => choiceOf(key, [onItem('heron', 'torpedo')]))
    const [, two] = several
    expect(ringed(several, two).rings).toEqual([])
  })
})

describe('the rings of a position', () => {
  test('are what can be picked now, whether it is right or wrong', () => {
    expect(ringsOfPosition({ draft: null, choices: [heron, wren], look: ['heron', 'wren', 'rook'] }).rings).toEqual([
      onThing('heron'),
      onThing('wren'),
    ])
  })
  test('are not on a choice that was made', () => {
    expect(ringsOfPosition({ draft: 'Heron', choices: [heron, wren], look: ['heron', 'wren'] }).rings).toEqual([onThing('wren')])
  })
  test('are on a place that is offered later: a click on it picks the only ship', () => {
    const { rings, choices } = ringsOfPosition({ draft: null, choices: [heron, button], look: LOOK })
    expect(rings).toEqual([onThing('heron'), onHex([1, 1])])
    expect(choicesOn(choices, onHex([1, 1])).map(({ key }) => key)).toEqual(['Heron'])
    expect(ringsOfPosition({ draft: null, choices: [heron, wren], look: ['heron', 'wren', [1, 1]] }).rings).toHaveLength(2)
  })
  test('are in an open region only where it allows the place', () => {
    const region: Choice = {
      ...heron,
      spots: [],
      then: {
        kind: 'region',
        region: { kind: 'disc', centre: [0, 0], radius: 4 },
        now: null,
        examples: [],
        nearest: ([x]) => [Math.min(x, 4), 1],
        nameOf: String,
        placeOf: () => null,
        withPlace: (place) => ({ place }),
      },
    }
    const rings = (draft: unknown) =>
      ringsOfPosition({
        draft,
        choices: [region],
        look: [
          [1, 1],
          [9, 1],
        ],
      }).rings
    expect(rings(null)).toEqual([onHex([1, 1])])
    expect(rings({ place: [1, 1] })).toEqual([])
  })
})

test('items are on the record of the first thing', () => {
  expect(spotsOf(LOOK)).toEqual([onThing('heron'), onHex([1, 1]), onItem('heron', 'beam-1')])
  expect(spotsOf([{ item: 'beam-1' }])).toEqual([])
})
