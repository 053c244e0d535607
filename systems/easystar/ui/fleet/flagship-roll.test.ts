import { expect, test } from 'vitest'
import { designOf } from '../../src/design/fit.ts'
import { plainLimits } from '../../src/setting/limits.ts'
import type { FleetDesign } from '../../src/state.ts'
import { prospects } from './flagship-roll.tsx'

const alone = (fit: string): FleetDesign => ({ name: '', ships: [designOf('destroyer', fit)], flagship: 0, damageControl: 0 })
const of = (fit: string, row: number) => prospects(alone(fit), plainLimits(500)).find((one) => one.row === row)

test('ES-FLG-05: every row of the table is listed, and a gift fits if a box is free', () => {
  expect(prospects(alone('axial beam'), plainLimits(500)).map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(of('', 4)).toMatchObject({ says: 'a deflector shield', pieces: 1, placed: 1 })
  expect(of('axial beam', 5)).toMatchObject({ pieces: 3, placed: 3 })
  expect(of('', 5)).toMatchObject({ pieces: 3, placed: 0 })
})
test('ES-FLG-05: an axial weapon does not fit in a full axial block', () => {
  expect(of('axial beam R3 D2', 2)).toMatchObject({ pieces: 1, placed: 0 })
  expect(of('ventral beam', 2)).toMatchObject({ pieces: 1, placed: 1 })
})
