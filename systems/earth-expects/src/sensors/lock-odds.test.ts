import { describe, expect, test } from 'vitest'
import { battle, hexesOf, type Placed, setupWith } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'
import { keepsMissile, lockOdds } from './lock-odds.ts'
import { enemy, PORT, STARBOARD, V } from './sensors-for-tests.ts'

interface Seen extends Omit<Partial<Position>, 'ships'> {
  readonly by?: Partial<Placed>
  readonly target?: Placed
  readonly sensors?: readonly string[]
}
function odds({ by = {}, target = enemy(3), sensors = [PORT], ...more }: Seen, setup = setupWith()): number {
  const { state } = battle({ v: { ...V, ...by }, i: target }, { ...more, at: 'sense' }, setup)
  const known = view(state, 'yellow')
  return lockOdds(known, { ship: shipOf(known, 'v'), enemy: shipOf(known, 'i'), sensors })
}

describe('the chance of a lock-on', () => {
  test('EE-SEN-05, EE-CRQ-01: counts the faces of the crew’s die above the range', () => {
    expect([odds({}), odds({ by: { crew: 'elite' } }), odds({ by: { crew: 'crack' } })]).toEqual([3 / 6, 5 / 8, 7 / 10])
    expect([odds({ target: enemy(5) }), odds({ target: enemy(6) }), odds({ target: enemy(0) })]).toEqual([1 / 6, 0, 1])
  })
  test('EE-SEN-06, EE-SEN-07, EE-SEN-08: includes all bonuses', () => {
    expect([
      odds({ sensors: [PORT, STARBOARD] }),
      odds({ locks: { v: ['i'] } }),
      odds({ target: enemy(3, { deeds: { hurt: true } }) }),
    ]).toEqual([4 / 6, 4 / 6, 4 / 6])
  })
  test('EE-AUX-03, EE-AUX-08: depends on the kind of the visible record', () => {
    expect([odds({ target: enemy(4, { design: 'Mulligan' }) }), odds({ target: enemy(8, { design: 'Paloma' }) })]).toEqual([3 / 6, 3 / 6])
  })
  test('EE-AST-12: subtracts a die of the target’s crew in cinematic asteroids', () => {
    const rocks = setupWith([], { bodies: [hexesOf('cinematic', [0, 0])] })
    expect(odds({ target: enemy(0), deemed: { 'i v': [0, 1] } }, rocks)).toBe(15 / 36)
  })
  test('EE-SSN-01: is 0 or 1 without dice', () => {
    expect([odds({ target: enemy(2) }, setupWith(['simpleSensors'])), odds({}, setupWith(['simpleSensors']))]).toEqual([1, 0])
  })
})

describe('the best chance that a lock-on keeps a missile in flight', () => {
  function kept({ by = {}, target = enemy(3), ...more }: Omit<Seen, 'sensors'>, setup = setupWith()): number | null {
    const { state } = battle({ v: { ...V, ...by }, i: target }, { ...more, at: 'sense' }, setup)
    const known = view(state, 'yellow')
    return keepsMissile(known, shipOf(known, 'v'), shipOf(known, 'i'))
  }
  test('EE-MIS-04, EE-SEN-06, EE-SEN-08: uses all sensors, on a target that was seen', () => {
    // Three sensors add 2 to the die, and the target's deeds 1.
    expect([kept({ target: enemy(6) }), kept({ target: enemy(8) }), kept({ target: enemy(9) })]).toEqual([3 / 6, 1 / 6, 0])
  })
  test('EE-MIS-04: is 0 without a powered sensor or without control', () => {
    expect(kept({ by: { power: { lit: [] } } })).toBe(0)
    const unmanned = shipOf(battle({ v: V, i: enemy(3) }).state, 'v').design.boxes.flatMap(({ at, type }) =>
      type === 'C' ? [at.join()] : [],
    )
    expect(kept({ by: { levels: Object.fromEntries(unmanned.map((box) => [box, 'heavy' as const])) } })).toBe(0)
  })
  test('EE-FMI-02: with fast missiles, the lock-on of last turn decides', () => {
    const fast = setupWith(['fastMissiles'])
    expect([kept({}, fast), kept({ locks: { v: ['i'] } }, fast)]).toEqual([0, 1])
  })
  test('EE-SSN-01: with simple sensors it is unknown until the next movement, or 0 out of range', () => {
    const simple = setupWith(['simpleSensors'])
    expect([kept({ target: enemy(2) }, simple), kept({ target: enemy(30) }, simple)]).toEqual([null, 0])
  })
})
