// Log lines about fire.
import type { LogEntry } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, fire } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { hulk, inLine } from '../fire/ships-for-tests.ts'
import { observe, view } from '../game.ts'
import { lineOf } from './lines.ts'

const text = ({ parts }: LogEntry): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('')

describe('a launch of several missiles', () => {
  const salvo = { ...drawn('CT warship', 'l   M   M   M'), name: 'Salvo' }
  const fired = battle(inLine(salvo, { ...hulk(3), name: 'Hulk' }, 2)).go(fire('a', 'L1@b', '2,-1!@b', '4,-2@b', '6,-3@b'), 1)
  const linesFor = (viewer: string): readonly string[] =>
    fired.events.flatMap((event) => {
      const observation = observe(event, viewer)
      const line = observation && lineOf(observation, view(fired.state, viewer))
      return line && /missile/.test(text(line)) ? [text(line)] : []
    })

  test('has one line with the number and the target, but not the kind', () => {
    const shown = 'Fire is revealed: Salvo with 3 missiles and laser, fore at Hulk.'
    expect(linesFor('blue')).toEqual([shown])
    expect(linesFor('public')).toEqual([shown])
  })
  test('tells its own side which missiles are nuclear', () => {
    expect(linesFor('yellow').slice(1)).toEqual(['Salvo’s missile 1-2 at Hulk is nuclear.'])
  })
})

describe('a flight of several missiles', () => {
  const boat = { ...drawn('CT warship', 'M   M   M'), name: 'Boat' }
  const [target, other] = [
    { ...hulk(3), name: 'Hulk' },
    { ...hulk(3), name: 'Other' },
  ]
  const flying = (at: string, shot = 1, launched = 1) => ({ seat: 'yellow', from: 'a', target: at, hex: [0, 0], launched, shot }) as const
  const linesOf = (...missiles: readonly ReturnType<typeof flying>[]): readonly string[] => {
    const ships = { ...inLine(boat, target, 3), c: { seat: 'blue', design: other, hex: [0, -5] } } as const
    const flown = battle(ships, {
      turn: 3,
      missiles: Object.fromEntries(missiles.map((missile, at) => [`m${missile.launched}-a-${at + 1}`, missile])),
      at: [{ step: 'guide', seat: 'yellow' }, { step: 'announce' }],
    })
    const lines = flown.eventsOf('missileMoved').map((event) => lineOf(event, view(flown.state, 'blue')))
    return lines.flatMap((line) => (line ? [text(line)] : []))
  }

  test('EE-MIS-06: missiles launched together have one line', () => {
    expect(linesOf(flying('b'), flying('b'), flying('b'))).toEqual(['Boat’s 3 missiles fly to Hulk.'])
  })
  test('EE-MIS-06: a single missile is named, and each flight has its own line', () => {
    expect(linesOf(flying('b'))).toEqual(['Boat’s missile 1-1 flies 3 hexes to Hulk.'])
    expect(linesOf(flying('b'), flying('c', 2), flying('b', 3), flying('b', 4, 2))).toEqual([
      'Boat’s 2 missiles fly to Hulk.',
      'Boat’s missile 1-2 flies 5 hexes to Other.',
      'Boat’s missile 2-4 flies 3 hexes to Hulk.',
    ])
  })
})
