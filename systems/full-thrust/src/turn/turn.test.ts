import { describe, expect, test } from 'vitest'
import { answer, asked, begin, eventsOf, setupFor, typesOf } from '../game-for-tests.ts'
import type { Position } from '../position.ts'
import { NO_SECRET } from '../state.ts'
import { phasesAfter } from './steps.ts'

const DUEL = setupFor('cruiser-duel')
const ships: NonNullable<Position['ships']> = {
  'red-1': { seat: 'red', design: 'Osprey', mu: [0, 0] },
  'blue-1': { seat: 'blue', design: 'Osprey', mu: [0, 10], course: 6 },
}
describe('the turn', () => {
  test('FT-SEQ-01, FT-SEQ-03: eleven phases; fighters and salvoes in reverse initiative order, fire in its order', () => {
    const phases = phasesAfter(['red', 'blue'])
    expect(phases.map(({ step }) => step)).toEqual([
      ...[
        'launch',
        'fly',
        'ordnance',
        'move',
        'flyAgain',
        'home',
        'attack',
        'dogfight',
        'defend',
        'intercept',
        'strike',
        'fire',
        'lateChecks',
      ],
      ...['repair', 'mend', 'disengage', 'turnEnd'],
    ])
    expect(phases.filter((phase) => 'seats' in phase)).toEqual([
      ...(['launch', 'fly', 'ordnance', 'flyAgain'] as const).map((step) => ({ step, seats: ['blue', 'red'] })),
      { step: 'fire', seats: ['red', 'blue'] },
    ])
  })
  test('FT-SEQ-02: ties are rolled again among those who tied, before everything else', () => {
    const three = setupFor('three-navies')
    const gold = { seat: 'gold', design: 'Osprey', mu: [200, 0] } as const
    const start = begin(three, { at: 'plot', ships: { ...ships, 'gold-1': gold } })
    expect(asked(start)).toBe('plot red blue gold')
    const rolled = answer(start, {}, 4, 2, 4, 3, 3, 1, 6)
    expect(eventsOf(rolled, 'initiativeRolled').map(({ rolls }) => rolls.map(({ side, face }) => `${side} ${face}`))).toEqual([
      ['alpha 4', 'beta 2', 'gamma 4'],
      ['alpha 3', 'gamma 3'],
      ['alpha 1', 'gamma 6'],
    ])
    expect(rolled.state.initiative).toEqual(['gold', 'red', 'blue'])
  })
  test('FT-SEQ-02, FT-SEQ-03: partners have one die and act one after the other', () => {
    const start = answer(begin(setupFor('allies'), null), {})
    const rolled = answer(start, {}, 2, 5)
    expect(eventsOf(rolled, 'initiativeSet')).toMatchObject([{ order: ['blue', 'green', 'red', 'gold'] }])
  })
  test('FT-MOV-02, FT-END-12: orders are written by all together; a player without orders flies straight on, and a side with nothing left is skipped', () => {
    const start = begin(DUEL, { at: 'turn', turn: 4, ships })
    expect([typesOf(start), start.state.turn, asked(start)]).toEqual([['turnBegan'], 5, 'plot red blue'])
    const played = answer(start, {}, 6, 1)
    expect(typesOf(played).slice(0, 6)).toEqual([
      'plotsWritten',
      'plotsWritten',
      'initiativeRolled',
      'initiativeSet',
      'shipMoved',
      'shipMoved',
    ])
    expect(asked(played)).toBe('fire red')
    expect(played.state.secret).toEqual({ red: NO_SECRET, blue: NO_SECRET })
  })
  test('a new turn forgets what belongs to the last one', () => {
    const used = { used: ['pds-1'], flights: 1, disengaging: true } as const
    const { state } = begin(DUEL, {
      at: 'turn',
      turn: 1,
      ships: { ...ships, 'red-1': { ...ships['red-1'], ...used, used: ['pds-1'] } },
      letGo: { red: ['blue'] },
    })
    expect(state.ships['red-1']).toMatchObject({ used: [], flights: 0, disengaging: false, turns: 2 })
    expect([state.letGo, state.initiative]).toEqual([{}, []])
  })
})
