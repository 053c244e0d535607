// The examples of the README are parsed with the real schemas.

import { readFileSync } from 'node:fs'
import { diceOf } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { designSchema } from '../src/design/design.ts'
import { system, view } from '../src/game.ts'
import { positionSchema } from '../src/position-schema.ts'
import { isHidden } from '../src/table.ts'

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the design in the README is a valid scout of twelve boxes', () => {
  const [, text = ''] = /```json design\n([^`]*)```/.exec(page) ?? []
  const design = designSchema.parse(JSON.parse(text))
  expect(design.boxes).toHaveLength(12)
  expect(new Set(design.boxes.map(({ at }) => at.join(','))).size).toBe(12)
  const drawn = new Set(design.boxes.flatMap(({ system }) => system ?? []))
  expect(Object.keys(design.primaries).filter((system) => !drawn.has(system))).toEqual([])
})

test('the position in the README is valid and keeps hidden and disguised ships secret', () => {
  const [, text = ''] = /```json position\n([^`]*)```/.exec(page) ?? []
  const position = JSON.parse(text)
  expect(positionSchema.safeParse(position).error).toBeUndefined()
  const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({})
  if (!setup || 'reason' in setup) throw new Error('no duel')
  const { state } = system.begin(
    { setup, position },
    diceOf(() => []),
  )
  const [yellow, blue] = [view(state, 'yellow'), view(state, 'blue')]
  expect(isHidden(yellow, 'icarus')).toBe(true)
  expect(yellow.hiding.icarus?.area.radius).toBe(4)
  expect(JSON.stringify(yellow)).not.toContain('Harrier')
  expect(blue.secret.blue?.truth.liner?.design.name).toBe('Harrier')
})
