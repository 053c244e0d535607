import { expect, test } from 'vitest'
import { battle, setupWith } from '../../src/battle-for-tests.ts'
import { view } from '../../src/game.ts'
import { hullOf } from '../../src/hull.ts'
import { shipOf } from '../../src/table.ts'
import { type Draft, words } from '../../src/words.ts'
import { looksOf } from './looks.ts'

const GUNS = ['-8,6', '-6,5', '-7,6', '6,-1', '8,-2', '7,-1', '-8,7', '-9,8', '-2,4', '2,2', '8,-1', '9,-1']
const SENSORS = ['-1,-3', '1,-4', '-4,1', '4,-3', '-6,3', '6,-3', '-4,5', '4,1']
const ENGINES = { E1: { makes: 'speed', boxes: { '-1,-2': 4, '-1,-1': 4, '-1,0': 4 } } } as const
/** The Vigilance must keep speed 2, so one powered box must go dark; Blue chooses which. */
const { state } = battle(
  { v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0], before: 16 }, i: { seat: 'blue', design: 'Icarus', hex: [0, -30] } },
  { at: 'power' },
  setupWith(['adjudicated']),
)
  .go({ yellow: { order: 'power', ships: { v: { lit: [...SENSORS, ...GUNS], engines: ENGINES, rapid: [], primaries: {} } } } })
  .go({ yellow: { order: 'plot', ships: { v: { path: 'RF', glide: false } } } })

function chosen(draft: Draft | null): readonly string[] {
  const seen = view(state, 'blue')
  const ship = shipOf(seen, 'v')
  const looked = { view: seen, ship, hull: hullOf(seen, ship), draft, choices: words.choices(seen, draft), allocation: undefined }
  return [...looksOf({ ...looked, powering: false })].flatMap(([box, look]) => (look.includes('chosen') ? [box] : []))
}

test('EE-IMP-05: the record marks the boxes that would go dark before the player clicks any', () => {
  expect(view(state, 'blue').agenda[0]?.step).toBe('darken')
  expect(chosen(null)).toEqual(['9,-1'])
  expect(chosen({ kind: 'darken', boxes: ['8,-1'] })).toEqual(['8,-1'])
})
