import { type AnySystem, leakyView, twinsApart } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../chapter.ts'
import { system } from '../game.ts'
import type { State } from '../state.ts'
import { lawsOfTactics } from './laws-for-tests.ts'
import { tactics } from './tactics.ts'

describe('the law of twins', () => {
  const differing = (leaky: AnySystem, battles: number) =>
    twinsApart(leaky, tactics, { ...lawsOfTactics, battles, seed: 4 }).differing.length
  const asState = (state: unknown): State => state as State // the law passes states of a match
  const plain: AnySystem = system
  test.each<readonly [string, AnySystem, number]>([
    ['the marks of a ship', leakyView(plain, (state) => Object.values(asState(state).secret).map(({ marks }) => Object.keys(marks))), 12],
    [
      'the groups with a formation',
      leakyView(plain, (state) => Object.values(asState(state).secret).map(({ frozen }) => Object.keys(frozen))),
      12,
    ],
    ['the leads', leakyView(plain, (state) => Object.keys(asState(state).hiddenLeads)), 12],
    [
      'the dice of checks',
      { ...plain, observe: (event, viewer) => ((event as GameEvent).type === 'systemsChecked' ? event : plain.observe(event, viewer)) },
      120,
    ],
  ])('finds a view or an observation that shows %s', (_, leaky, battles) => expect(differing(leaky, battles)).toBeGreaterThan(0))
})
