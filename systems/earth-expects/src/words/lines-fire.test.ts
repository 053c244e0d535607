// How fire reads in the log.
import type { Line } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, fire } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { show } from '../events.ts'
import { hulk, inLine } from '../fire/ships-for-tests.ts'
import { view } from '../view.ts'
import { lineOf } from './lines.ts'

const text = ({ parts }: Line): string => parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('')

describe('a launch of many', () => {
  const salvo = { ...drawn('CT warship', 'l   M   M   M'), name: 'Salvo' }
  const fired = battle(inLine(salvo, { ...hulk(3), name: 'Hulk' }, 2)).go(fire('a', 'L1@b', '2,-1!@b', '4,-2@b', '6,-3@b'), 1)
  const told = (viewer: string): readonly string[] =>
    fired.events.flatMap((event) => {
      const news = show(event, viewer)
      const line = news && lineOf(news, view(fired.state, viewer))
      return line && /missile/.test(text(line)) ? [text(line)] : []
    })

  test('one line says how many missiles fly at whom, and nobody else hears of their kind', () => {
    const shown = 'Fire is shown: Salvo with 3 missiles and laser, fore at Hulk.'
    expect(told('blue')).toEqual([shown])
    expect(told('public')).toEqual([shown])
  })
  test('their own side reads which of them are nuclear', () => {
    expect(told('yellow').slice(1)).toEqual(['Salvo’s missile 1-2 at Hulk is nuclear.'])
  })
})
