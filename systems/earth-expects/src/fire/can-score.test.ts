// Whether a shot can score at all.
import { describe, expect, test } from 'vitest'
import { battle } from '../battle-for-tests.ts'
import { shipOf } from '../table.ts'
import { canScore } from './hit-chance.ts'
import { prospectOf } from './prospects.ts'
import { column, hulk, inLine, LOCKED } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const ROWS = { yellow: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'middle' } } as const

const SHOT = { at: [{ step: 'commit' }, { step: 'shoot' }], policies: ROWS } as const

describe('canScore', () => {
  test.each(['lC', 'lLLC', 'iIC', 'iIIIIIC', 'rC', 'MC'])(
    'EE-WEP-06: the gun of %s can score where its chance is above 0, and only there',
    (boxes) => {
      const said = [0, 1, 2, 3, 4, 5, 6, 8, 12].flatMap((range) =>
        [{}, LOCKED.locks].map((locks) => {
          const ships = inLine(column(boxes), hulk(1), range, { b: { points: { manoeuvre: 0 } } })
          const { state } = battle(ships, { ...SHOT, deemed: LOCKED.deemed, locks })
          const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
          const [gun] = weaponsOf(state, a)
          if (!gun) throw new Error('no gun')
          const odds = prospectOf(state, a, gun, b)?.odds ?? 0
          return [range, canScore(state, a, gun, b), odds > 0] as const
        }),
      )
      expect(said.filter(([, can, likely]) => can !== likely)).toEqual([])
    },
  )
})
