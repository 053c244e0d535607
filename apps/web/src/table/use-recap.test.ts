// The lines of the recap below the log.
import type { RecapLine } from '@admiralty/game-ui'
import { expect, test } from 'vitest'
import { withoutTold } from './use-recap.ts'

const line = (thing: string, onlyMoved: boolean): RecapLine => ({ thing, sideStyle: 2, text: thing, onlyMoved })

test('a move that the last lines of the log tell is not told again; attacks and earlier moves are', () => {
  const recap = { tracks: [], lines: [line('frost', true), line('gale', false), line('hail', true)] }
  expect(withoutTold(recap, new Set(['frost', 'gale'])).lines.map(({ thing }) => thing)).toEqual(['gale', 'hail'])
})
