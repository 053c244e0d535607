import { type Choice, PLAIN_CHOICE, type Words } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { differences } from './plain.ts'
import { waysFrom, wayTo } from './ways.ts'

const MISSILES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const WAYS = 9
interface Draft {
  readonly missiles: Readonly<Record<string, number>>
  readonly inHand: string | null
}
const PLAIN = { ...PLAIN_CHOICE, rule: 'ES-MOV-01' } as const
const row = (key: string, draft: Draft): Choice => ({ ...PLAIN, key, label: key, role: 'row', then: { kind: 'draft', draft } })
const send = (missiles: Draft['missiles']): Choice => ({
  ...PLAIN,
  key: 'send',
  label: 'send',
  role: 'main',
  then: { kind: 'order', order: { order: 'guide', missiles } },
})
/** Words with nine choices for each of six missiles: half a million orders. */
function guided() {
  let asked = 0
  const start: Draft = { missiles: Object.fromEntries(MISSILES.map((id) => [id, 0])), inHand: null }
  const choices = (_: unknown, draft: unknown): readonly Choice[] => {
    asked += 1
    const { missiles, inHand } = (draft as Draft | null) ?? start // only this list makes drafts
    if (inHand === null) return [send(missiles), ...MISSILES.map((id) => row(`missile:${id}`, { missiles, inHand: id }))]
    const ways = Array.from({ length: WAYS }, (_one, way) => row(`way:${way}`, { missiles: { ...missiles, [inHand]: way }, inHand: null }))
    return [...ways, { ...row('back', start), role: 'back' }]
  }
  return { words: { choices } as unknown as Words, asked: () => asked } // no other member is used
}
const aim = (...ways: readonly number[]) => ({
  order: 'guide',
  missiles: Object.fromEntries(MISSILES.map((id, at) => [id, ways[at] ?? 0])),
})

describe('the way to an order', () => {
  test('is found even when there are too many combinations to try all', () => {
    const { words, asked } = guided()
    const way = wayTo(words, null, aim(8, 7, 6, 5, 4, 3))
    expect(way?.order).toEqual(aim(8, 7, 6, 5, 4, 3))
    expect(way?.picks.map(({ key }) => key).toSorted()).toEqual(
      [...MISSILES.map((id) => `missile:${id}`), ...[8, 7, 6, 5, 4, 3].map((at) => `way:${at}`), 'send'].toSorted(),
    )
    expect(asked()).toBeLessThan(600)
  })
  test('is the shortest one', () => {
    expect(wayTo(guided().words, null, aim())?.picks.map(({ key }) => key)).toEqual(['send'])
    expect(wayTo(guided().words, null, aim(0, 0, 4))?.picks.map(({ key }) => key)).toEqual(['missile:c', 'way:4', 'send'])
  })
  test('starts at the current draft, and each first pick leads closer', () => {
    const { words } = guided()
    const wanted = aim(1, 2, 3, 4, 5, 6)
    let draft: unknown = { missiles: aim(8).missiles, inHand: 'f' }
    const picks: string[] = []
    for (let pick = wayTo(words, null, wanted, draft)?.picks[0]; pick; pick = wayTo(words, null, wanted, draft)?.picks[0]) {
      picks.push(pick.key)
      if (pick.then.kind === 'order') break
      if (pick.then.kind === 'draft') draft = pick.then.draft
    }
    expect(picks).toHaveLength(12)
    expect(picks.at(-1)).toBe('send')
  })
  test('tries every place and rotation of a choice of a place', () => {
    const request = {
      kind: 'place',
      within: [[[0, 0]], [[2, 1]]],
      now: null,
      nameOf: () => '',
      withPlace: (draft: unknown) => draft,
    } as const
    const choices = (_: unknown, draft: unknown): readonly Choice[] =>
      draft === null
        ? [{ ...PLAIN, key: 'put', label: 'put', role: 'row', then: request }]
        : [{ ...PLAIN, key: 'done', label: 'done', role: 'main', then: { kind: 'order', order: draft } }]
    const words = { choices } as unknown as Words // no other member is used
    expect(wayTo(words, null, { at: [2, 1], turns: 1 })?.picks.map(({ key }) => key)).toEqual(['put@2,1/1', 'done'])
  })
  test('does not exist for an order that is not offered', () => {
    expect(wayTo(guided().words, null, { order: 'fire' })).toBeUndefined()
  })
  test('leads to every order, shortest first, when none is wanted', () => {
    const first = waysFrom(guided().words, null)
    expect(first.next().value?.picks).toHaveLength(1)
    expect(first.next().value?.picks).toHaveLength(3)
  })
})

test('the difference of values counts unequal and missing parts', () => {
  expect(differences({ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] })).toBe(0)
  expect(differences({ a: 1, b: [1, 2] }, { a: 2, b: [1] })).toBe(2)
  expect(differences({ a: { b: 1, c: 2 } }, {})).toBe(2)
  expect(differences({ a: null }, { a: { b: 1 } })).toBe(1)
  expect(differences('x', 'y')).toBe(1)
})
