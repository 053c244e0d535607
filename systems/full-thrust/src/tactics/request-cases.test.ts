import { type BattleRequest, type FormationPlace, type RequestGroup, seededDice } from '@admiralty/kernel'
import { caseFaults, startOfRequest } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { system } from '../game.ts'
import type { Condition } from '../state.ts'
import { requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

type Request = BattleRequest<Design, Condition>
const faultsOf = (request: Request): readonly string[] => caseFaults(system, startOfRequest(tactics, request), 10)
const requests = (): readonly Request[] => {
  const dice = seededDice(7)
  return Array.from({ length: 20 }, () => requestOf(dice))
}

test('battles of a campaign can be cases: sides, banners, conditions, turn caps and the first calls', () => {
  expect(requests().flatMap(faultsOf)).toEqual([])
})

test('FT-SET-06: battles of a campaign with groups in fixed places can be cases', () => {
  const placeOf = (_: string, index: number): FormationPlace => ({ ahead: -2000 * index, right: 3000 * index, course: index, velocity: 6 })
  const fixed = (group: RequestGroup): RequestGroup => ({
    ...group,
    frozen: Object.fromEntries(group.ships.map((id, index) => [id, placeOf(id, index)])),
  })
  const inPlaces = requests().map((request) => ({
    ...request,
    sides: request.sides.map((side) => ({ ...side, groups: side.groups.map(fixed) })),
  }))
  expect(inPlaces.flatMap(faultsOf)).toEqual([])
})
