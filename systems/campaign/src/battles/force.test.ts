import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import { stateFor } from '../table-for-tests.ts'
import { conditionAfterHits, statusOf } from '../tactics-port.ts'
import { fighterNamed } from './fleet-for-tests.ts'
import { forceOf, isArmed, pointsOf, typeOf } from './force.ts'

const fleet = stateFor({
  at: [{ step: 'orders' }],
  stage: 'weeks',
  worlds: {},
  seats: {
    red: {
      holdings: {
        groups: [
          { id: 'group-1', at: '0101', ships: [{ design: 'Osprey' }, { design: 'Drover' }, { design: 'Tern', role: 'supply' }] },
          { id: 'group-2', at: '0101', ships: [{ design: 'Tern' }] },
        ],
      },
    },
  },
})
describe('force', () => {
  test('CR-X.13: the force value is the sum of the full points of armed ships', () => {
    const holdings = holdingsOf(fleet, 'red')
    const [first, second] = holdings.groups
    expect(forceOf(game, holdings, first?.ships ?? [])).toBe(274)
    expect(forceOf(game, holdings, [...(first?.ships ?? []), ...(second?.ships ?? [])])).toBe(274 + 67)
    expect(forceOf(game, holdings, [])).toBe(0)
  })
  test('CR-X.13: a ship without a weapon that can hit ships is not armed, nor is a supply ship with guns', () => {
    const armed = (name: string, role: 'fleet' | 'supply' | 'defence' = 'fleet') => {
      const ship = fighterNamed(name, 'ship')
      return isArmed(game, ship.type, { role, condition: ship.condition })
    }
    expect([armed('Drover'), armed('Pilgrim'), armed('Tern'), armed('Tern', 'supply'), armed('Bulwark', 'defence')]).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })
  test('CR-X.13: a damaged ship counts in full as long as it is armed, and not at all afterwards', () => {
    const tern = fighterNamed('Tern', 'ship')
    const { design } = tern.type
    const hit = conditionAfterHits(game, { design, condition: tern.condition, marks: tern.marks }, 1, seededDice(1))
    const wreck = conditionAfterHits(game, { design, condition: tern.condition, marks: tern.marks }, 6, seededDice(1))
    expect([pointsOf(tern.type), isArmed(game, tern.type, { role: 'fleet', condition: hit })]).toEqual([67, true])
    expect(statusOf(game, { design, condition: wreck }).destroyed).toBe(true)
    expect(isArmed(game, tern.type, { role: 'fleet', condition: wreck })).toBe(false)
  })
  test('a ship of an unknown type is an error', () => {
    expect(() => typeOf(new Map(), { id: 'fleet-1', type: 'type-9' })).toThrow('fleet-1 is of an unknown type')
  })
})
