import { type Choice, PLAIN_CHOICE, type Place } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { choiceInRegions, regionFields } from './use-places.ts'

const PLAIN = { ...PLAIN_CHOICE, rule: 'EX-PUT-01' } as const
/** A region that allows the places from `least` to `most` to the right of the centre. */
const stretch = (key: string, least: number, most: number): Choice => ({
  ...PLAIN,
  key,
  label: `Salvo of ${key}`,
  then: {
    kind: 'region',
    region: { kind: 'disc', centre: [0, 0], radius: most },
    now: [least, 0],
    examples: [[least, 0]],
    nearest: (place) => (place[0] >= least && place[0] <= most ? place : null),
    nameOf: ([x]) => `3, ${x} MU`,
    placeOf: (text) => (Number(text) >= least && Number(text) <= most ? [Number(text), 0] : null),
    withPlace: (at) => ({ kind: 'salvo', by: key, at }),
  },
})
const choices = [stretch('rack', 1, 10), stretch('launcher', 8, 20)]

test('a point is a choice in the first region that allows it, with a key and a name of its own', () => {
  expect(choiceInRegions(choices, [9, 0])).toMatchObject({
    key: 'rack@9,0',
    label: 'Salvo of rack: 3, 9 MU',
    spots: [{ kind: 'place', at: [9, 0] }],
    then: { kind: 'draft', draft: { kind: 'salvo', by: 'rack', at: [9, 0] } },
  })
  expect(choiceInRegions(choices, [15, 0])?.key).toBe('launcher@15,0')
  expect(choiceInRegions(choices, [21, 0])).toBeNull()
})
test('a typed course and distance completes the draft as a press does, and is refused outside the region', () => {
  const written: unknown[] = []
  const [rack] = regionFields(choices, { write: (draft) => written.push(draft) })
  expect(rack).toMatchObject({ label: 'Salvo of rack', now: '3, 1 MU', inRegion: true, example: '3, 1 MU', turn: null })
  expect([rack?.choose('5'), rack?.choose('11'), rack?.choose('')]).toEqual([true, false, false])
  const pressed = choiceInRegions(choices, [5, 0] satisfies Place)?.then
  expect(written).toEqual([pressed?.kind === 'draft' && pressed.draft])
})
