import { expect, test } from 'vitest'
import { EMPTY } from '../../src/design/edit.ts'
import { READY } from '../../src/design/ready.ts'
import { plainLimits } from '../../src/setting/limits.ts'
import { ownFleets } from './chooser.tsx'

const small = READY.find(({ budget }) => budget === 250)?.fleet
const big = READY.find(({ budget, scenario }) => budget === 500 && scenario === 'battle')?.fleet

test('ES-DES-01: own fleets have refusals over the budget, and invalid designs are left out', () => {
  const designs = [
    { id: 'a', name: 'big', design: big },
    { id: 'b', name: 'a poem', design: { lines: 12 } },
    { id: 'c', name: 'small', design: small },
    { id: 'd', name: 'Nothing yet', design: { ...EMPTY, name: '' } },
  ]
  const own = ownFleets(designs, plainLimits(250))
  expect(own.map(({ key }) => key)).toEqual(['a', 'c', 'd'])
  expect(own.map(({ refusals }) => refusals.map(({ rule }) => rule))).toEqual([['ES-DES-01'], [], ['ES-FLG-01']])
  expect(own[2]?.fleet.name).toBe('Nothing yet')
})
