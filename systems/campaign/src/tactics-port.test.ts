// The facts of designs come from the services of the battle game, whatever its designs look like.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { game } from '../test/battle-game.ts'
import { designNamed } from './table-for-tests.ts'
import { type BattleGame, catalogueOf, judgedDesign, naviesOf } from './tactics-port.ts'

/** A battle game whose designs have a mark and nothing else. */
const marked = (mark: string, species = 'crab'): BattleGame => {
  const tern = game.tactics.facts(game.tactics.schema.design.parse(designNamed('Tern')))
  const check: BattleGame['tactics']['check'] = (design) =>
    JSON.stringify(design).includes('bad') ? [{ rule: 'FT-DES-01', reason: 'it leaks' }] : []
  // The other services are those of Full Thrust; nothing here asks them.
  const tactics: BattleGame['tactics'] = {
    ...game.tactics,
    schema: { design: z.object({ mark: z.string() }), condition: z.null() },
    catalogue: [{ mark }],
    check,
    facts: (design) => ({ ...tern, title: `Mark ${Object(design).mark}`, navy: 'Tide', species }),
    pristine: () => null,
  }
  return { id: 'crabs', title: 'Crabs', tactics }
}

describe('designs of any battle game', () => {
  test('CR-16.1: name and navy are those that the battle game gives, not fields of the design', () => {
    const crabs = marked('one')
    expect(catalogueOf(crabs)).toMatchObject([{ design: { mark: 'one' }, facts: { title: 'Mark one', navy: 'Tide' } }])
    expect(naviesOf(crabs)).toEqual(['Tide'])
    const named = { mark: 'two', name: 'Claw', navy: 'Reef' }
    expect(judgedDesign(crabs, named)).toMatchObject({ design: { mark: 'two' }, facts: { title: 'Mark two', navy: 'Tide' } })
    expect(judgedDesign(crabs, { mark: 'bad' })).toEqual({ rule: 'CR-16.1', reason: 'Mark bad: it leaks' })
  })
  test('CR-11.4b: a part holds fighters if any of its contents are fighters', () => {
    const [fighter, salvo] = [
      { what: 'fighter' as const, title: 'fighters', most: 6, price: 300 },
      { what: 'salvo' as const, title: 'salvoes', most: 2, price: 100 },
    ]
    const crabs = marked('one')
    const { facts } = crabs.tactics
    const holding = (...contents: readonly (typeof fighter | typeof salvo)[]): boolean | undefined => {
      const withContents: BattleGame['tactics']['facts'] = (design) => {
        const all = facts(design)
        return { ...all, parts: all.parts.slice(0, 1).map((part) => ({ ...part, contents: [...contents] })) }
      }
      return catalogueOf({ ...crabs, tactics: { ...crabs.tactics, facts: withContents } })[0]?.facts.parts[0]?.hangar
    }
    expect([holding(fighter), holding(salvo, fighter), holding(salvo), holding()]).toEqual([true, true, false, false])
  })
  test('CR-SV.1: a design of the Sa’Vasku is refused by its species too', () => {
    const refusal = { rule: 'CR-SV.1', reason: "Mark one: the Sa'Vasku is not open to players" }
    expect(judgedDesign(marked('one', "Sa'Vasku"), { mark: 'one' })).toEqual(refusal)
    expect(judgedDesign(marked('one'), { mark: 'one' })).not.toHaveProperty('rule')
  })
})
