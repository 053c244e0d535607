// The rows of the weapons phase: their order, and the texts of chances.
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { begin } from '../play-for-tests.ts'
import type { Position } from '../position.ts'
import { words } from '../words.ts'

const beam = { kind: 'beam', level: 4, section: 1 } as const
const shooter = { seat: 'red', hex: [0, 3], facing: 0, design: { name: 'Hull', components: [beam], crew: [] } } as const
const shielded = { name: 'Wall', components: [{ kind: 'shield', level: 3, section: 1 } as const], crew: [] }
const choicesIn = (position: Position) => words.choices(system.view(begin({ at: 'weapons', ...position }), 'red'), null)

test('SF-TEAM-06: targets of the own side are marked and stand behind every other action', () => {
  const choices = choicesIn({
    ships: { a: shooter, b: { seat: 'blue', hex: [0, -3], facing: 3 } },
    torpedoes: { t1: { seat: 'red', hex: [1, 1] }, t2: { seat: 'blue', hex: [-1, 1] } },
  })
  const shots = choices.filter(({ key }) => key.startsWith('shot:'))
  expect(shots.map(({ key }) => key)).toEqual(['shot:a:0@b', 'shot:a:0@t2', 'shot:a:0@t1'])
  expect(shots.map(({ note }) => note?.startsWith('of your own side; '))).toEqual([false, false, true])
})

test('SF-DMG-06: a shot at a shield says what its chance is of, and how often it gets past the shield', () => {
  const position: Position = {
    ships: { a: shooter, b: { seat: 'blue', hex: [0, -3], facing: 3, design: shielded, fittings: [{ component: 0, charge: 2 }] } },
  }
  const shot = choicesIn(position).find(({ key }) => key.startsWith('shot:'))
  expect(shot).toMatchObject({ oddsTo: 'do damage', spread: { title: 'points of damage, shield included' } })
  const [past] = shot?.spread?.also ?? []
  // Four dice against a charge of 2: at least three of them are 2 or more.
  expect(past).toMatchObject({ what: 'gets past the shield', rule: 'SF-DMG-06' })
  expect(past?.chance).toBeCloseTo((5 / 6) ** 4 + 4 * (5 / 6) ** 3 * (1 / 6), 12)
})
