import { type Choice, type ChoiceResult, type Dice, likely, pick, sameJson, UMPIRE } from '@admiralty/kernel'
import { games } from '@admiralty/systems/all'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import type { GameRules } from '../api/games.ts'
import { fireCall } from '../api/match-for-tests.ts'
import { draftOfOrder, usedOrder } from './draft-of-order.ts'

type Words = Pick<GameRules['words'], 'choices'>

/** An order made by picking choices at random, as JSON; null if the walk has come to none. */
function walked(words: Words, view: unknown, dice: Dice): { readonly order: unknown } | null {
  let draft: unknown = null
  for (let steps = 0; steps < 30; steps += 1) {
    const choices = words.choices(view, draft).filter(({ role, then }) => role !== 'back' && hasPlace(then))
    const main = choices.find(({ role }) => role === 'main')
    if (choices.length === 0) return null
    const { then } = main && likely(dice, 1, 2) ? main : pick(dice, choices)
    if (then.kind === 'order') return { order: JSON.parse(JSON.stringify(then.order)) }
    draft = draftAfter(then, dice)
  }
  return null
}
const hasPlace = (then: ChoiceResult): boolean =>
  then.kind === 'place' ? then.within.some((places) => places.length > 0) : then.kind !== 'region' || then.examples.length > 0
function draftAfter(then: Exclude<ChoiceResult, { readonly kind: 'order' }>, dice: Dice): unknown {
  if (then.kind === 'draft') return then.draft
  if (then.kind === 'region') return then.withPlace(pick(dice, then.examples))
  const turns = then.within.findIndex((places) => places.length > 0)
  return then.withPlace({ at: pick(dice, then.within[turns] ?? []), turns })
}

describe.each(Object.entries(games))('%s', (_, game) => {
  test('an order that a player has made with the form comes back into the form, one press before it is sent', async () => {
    // The list of games hides their types, and this test reads none of them.
    const { system, words } = (await game.rules()) as unknown as GameRules
    let [made, found] = [0, 0]
    for (const seed of [1, 2, 3])
      playRandom(
        system,
        seed,
        ({ before, call, dice }) => {
          for (const seat of call?.seats.filter((one) => one !== UMPIRE) ?? []) {
            const view = system.view(before, seat)
            const walk = walked(words, view, dice)
            if (!walk) continue
            const steps = draftOfOrder({ words, view }, walk.order)
            const gives = ({ then }: Choice): boolean => then.kind === 'order' && sameJson(then.order, walk.order)
            made += 1
            if (steps && words.choices(view, steps.draft).some(gives)) found += 1
          }
        },
        30,
      )
    expect(made).toBeGreaterThan(20)
    // A walk at random may go through more drafts than a player ever does.
    expect(found / made).toBeGreaterThan(0.95)
  })
})

test('an order that no press gives is not found, and a dialog without an end is left after a while', () => {
  let looked = 0
  const words: Words = {
    choices: (_, draft) => {
      looked += 1
      const count = typeof draft === 'number' ? draft : 0
      const choice = { key: String(count), role: 'row', then: { kind: 'draft', draft: count + 1 } }
      // The search reads no other part of a choice.
      return [choice as unknown as Choice]
    },
  }
  expect(draftOfOrder({ words, view: null }, { order: 'none' })).toBeUndefined()
  expect(looked).toBeLessThan(1_000)
})

test('an order that the rules refuse by now stays out of the form, and one that the form cannot show is left as it is', () => {
  const choice = { key: 'pass', role: 'main', then: { kind: 'order', order: { order: 'pass' } } }
  // The search reads no other part of a choice.
  const words: Words = { choices: () => [choice as unknown as Choice] }
  const refusals = [{ rule: 'SK-CRD-01', reason: 'no such card', part: null }] as const
  const at = { view: null, call: fireCall('1', 'red') }
  const used = (order: string, refused: boolean) =>
    usedOrder({ words, system: { check: () => (refused ? refusals : undefined) } }, at, { order })
  expect(used('pass', false)).toEqual({ kind: 'filled', draft: null })
  expect(used('fire', false)).toEqual({ kind: 'as it is' })
  expect(used('pass', true)).toEqual({ kind: 'refused', refusals })
})
