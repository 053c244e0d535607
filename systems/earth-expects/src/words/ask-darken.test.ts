import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, setupWith, sole } from '../battle-for-tests.ts'
import { policy } from '../bots/policy.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { View } from '../state.ts'
import { words } from '../words.ts'

const GUNS = ['-8,6', '-6,5', '-7,6', '6,-1', '8,-2', '7,-1', '-8,7', '-9,8', '-2,4', '2,2', '8,-1', '9,-1'] as const
const EYES = ['-1,-3', '1,-4', '-4,1', '4,-3', '-6,3', '6,-3', '-4,5', '4,1'] as const
/** The Vigilance must continue at speed 2 and has power in one box too many. */
function short(): View {
  const run = { E1: { makes: 'speed', boxes: { '-1,-2': 4, '-1,-1': 4, '-1,0': 4 } } } as const
  const { state } = battle(
    {
      v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0], before: 16 },
      i: { seat: 'blue', design: 'Icarus', hex: [0, -30] },
    },
    { at: 'power' },
    setupWith(['adjudicated']),
  )
    .go({ yellow: { order: 'power', ships: { v: { lit: [...EYES, ...GUNS], engines: run, rapid: [], primaries: {} } } } })
    .go({ yellow: { order: 'plot', ships: { v: { path: 'RF', glide: false } } } })
  return view(state, 'blue')
}
const ordersIn = (of: View, draft: Parameters<typeof words.choices>[1]): readonly Order[] =>
  words.choices(of, draft).flatMap(({ then }) => (then.kind === 'order' ? [then.order] : []))

describe('the question which boxes lose power', () => {
  test('EE-IMP-05: proposes boxes, and a picked box replaces one of them', () => {
    const asked = short()
    expect(words.question(asked, null)).toMatchObject({ title: 'Which boxes of Vigilance lose power?', rule: 'EE-IMP-05' })
    expect(ordersIn(asked, null)).toEqual([{ order: 'darken', boxes: ['9,-1'] }])
    const rows = words.choices(asked, null).filter(({ role }) => role === 'row')
    const others = [...EYES, ...GUNS].filter((box) => box !== '9,-1')
    expect(rows.flatMap(({ spots }) => spots.map((spot) => (spot.kind === 'item' ? spot.item : '')))).toEqual(others)
    const [first] = rows
    if (first?.then.kind !== 'draft') throw new Error('no other box')
    expect(ordersIn(asked, first.then.draft)).toEqual([{ order: 'darken', boxes: ['-1,-3'] }])
    expect(words.choices(asked, first.then.draft).map(({ key }) => key)).toContain('box:9,-1')
  })
  test('EE-IMP-05: bots choose the primary box of the strongest weapon', () => {
    const [thought] = policy.propose(short(), scriptedDice())
    expect(thought?.order === 'darken' && sole.check(short(), thought) === undefined).toBe(true)
    const { primaries = {} } = short().ships.v?.design ?? {}
    const first = Object.entries(primaries).flatMap(([id, boxes]) => (id.startsWith('I') ? boxes.map(({ at }) => at.join()) : []))
    expect(thought?.order === 'darken' && thought.boxes.every((box) => first.includes(box))).toBe(true)
  })
})
