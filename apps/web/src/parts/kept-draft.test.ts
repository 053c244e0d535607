import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, keepOrder, keptDraft, keptOrder } from './kept-draft.ts'

const place = { match: 'm', seat: 'red', call: '4/plan' }

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value)
      Object.assign(storage, { [key]: value })
    },
    removeItem(key: string) {
      kept.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  vi.stubGlobal('localStorage', storage)
})

test('a draft is found again for its match, seat and call, and for no other', () => {
  keepDraft(place, { ship: 'a', turns: [1] })
  expect(keptDraft(place)).toEqual({ ship: 'a', turns: [1] })
  for (const other of [{ match: 'n' }, { seat: 'blue' }, { call: '5/plan' }]) expect(keptDraft({ ...place, ...other })).toBeNull()
})

test('the next draft replaces it, also that of a later call, and none removes it', () => {
  keepDraft(place, 1)
  keepDraft({ ...place, call: '5/fire' }, 2)
  expect([keptDraft(place), keptDraft({ ...place, call: '5/fire' })]).toEqual([null, 2])
  keepDraft({ ...place, call: '5/fire' }, null)
  expect(keptDraft({ ...place, call: '5/fire' })).toBeNull()
})

test('what cannot be read is no draft, and a browser without storage keeps none', () => {
  localStorage.setItem('admiralty.draft.m.red', '{"call":')
  expect(keptDraft(place)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  keepDraft(place, 1)
  forgetDrafts()
  expect(keptDraft(place)).toBeNull()
})

test('after an error of the page no draft is left', () => {
  keepDraft(place, 1)
  keepDraft({ ...place, match: 'n' }, 2)
  localStorage.setItem('admiralty.theme', 'paper')
  forgetDrafts()
  expect([keptDraft(place), keptDraft({ ...place, match: 'n' }), localStorage.getItem('admiralty.theme')]).toEqual([null, null, 'paper'])
})

test('a saved order is kept for its call until it is ready or withdrawn', () => {
  keepOrder(place, { order: { turns: [1] }, ready: true })
  expect(keptOrder(place)).toEqual({ order: { turns: [1] }, ready: true })
  expect(keptOrder({ ...place, call: '5/plan' })).toBeUndefined()
  expect(keptDraft(place)).toBeNull()
  keepOrder(place, undefined)
  expect(keptOrder(place)).toBeUndefined()
})
