import { expect, test } from 'vitest'
import { battle, setupWith } from '../battle-for-tests.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import { words } from '../words.ts'
import { harboursOf, objectivesOf } from './objectives.ts'

const area = { centre: [0, -14], radius: 3 } as const
const objectives = [
  { aim: 'reach', side: 'blue', ships: ['b', 'c'], area, count: 2 },
  { aim: 'destroy', side: 'yellow', ships: ['b', 'c'] },
  { aim: 'escape', side: 'blue', ships: ['b'] },
  { aim: 'lastArmed' },
  { aim: 'broken', share: 40 },
  { aim: 'losses', turn: 9 },
  { aim: 'time', turn: 12, side: 'yellow' },
] as const
const { state } = battle(
  {
    a: ship('yellow', column('lH')),
    b: ship('blue', column('lH', { name: 'Oxbow' }), { hex: [0, -13] }),
    c: ship('blue', column('lH', { name: 'Barrow' }), { hex: [0, 3] }),
  },
  { at: 'power', turn: 4 },
  setupWith([], { objectives }),
)

test('EE-GEN-20: every objective says who wins by it, where and until when, and how far it is', () => {
  expect(objectivesOf(view(state, 'public'))).toEqual([
    { side: 'blue', text: 'Oxbow and Barrow reach the harbour, within 3 hexes of 01/−13', now: '1 of 2' },
    { side: 'yellow', text: 'Oxbow and Barrow are destroyed', now: '0 of 2' },
    { side: 'blue', text: 'Oxbow escapes: out of reach of every faster armed enemy, or by FTL', now: '' },
    { side: null, text: 'No other side has an armed ship left', now: '' },
    {
      side: null,
      text: 'The smaller loss when a side has lost 40% of its ships’ price, damage included',
      now: 'Yellow 0% and Blue 0%',
    },
    { side: null, text: 'The smallest loss after turn 9', now: '6 turns left' },
    { side: 'yellow', text: 'Nobody has won by the end of turn 12', now: '9 turns left' },
  ])
})
test('EE-GEN-20: the text view has the objectives, and the chart the harbour', () => {
  const known = view(state, 'yellow')
  const table = words.table(known).find(({ title }) => title === 'Objectives')
  expect(table?.rows).toHaveLength(objectives.length)
  expect(table?.rows[0]).toEqual(['Blue', expect.stringContaining('harbour'), '1 of 2'])
  expect(harboursOf(known)).toEqual([area])
})

test('EE-GEN-20: the goal tells a side its own objective first, and counts what the objectives count', () => {
  const { aim, sides, left } = words.goal(view(state, 'yellow'))
  expect({ aim, sides, left }).toEqual({
    aim: 'You win: Oxbow and Barrow are destroyed.',
    sides: ['Yellow (you): 1 ship, 0% lost', 'Blue: 2 ships in sight, 0% lost', '1 of 2 in the harbour', '0 of 2 destroyed'],
    left: '6 turns left',
  })
  expect(words.goal(view(state, 'blue')).aim).toBe('You win: Oxbow and Barrow reach the harbour, within 3 hexes of 01/−13.')
})
