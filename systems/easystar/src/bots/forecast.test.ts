import { forecast } from '@admiralty/bots'
import { describe, expect, test } from 'vitest'
import { battle, duel, pass, shot } from '../battle-for-tests.ts'
import { oddsOf } from '../fire/odds.ts'
import { weaponsReady } from '../fire/targets.ts'
import { view } from '../game.ts'
import { type EasyStar, system } from '../index.ts'
import { policy } from './policy.ts'

const open = { ...duel, options: { ...duel.options, openDesigns: true } }
/** One weapon and one target; nothing else can fire. */
const field = battle(
  {
    y: { seat: 'yellow', hex: [10, 10], hull: 'battleship', items: [{ kind: 'beam', damage: 2 }] },
    b: { seat: 'blue', hex: [10, 9], hull: 'cruiser', hurt: 5 },
  },
  {},
  open,
)
const yellow = view(field.state, 'yellow')
const say = (plan: Parameters<typeof forecast<EasyStar>>[0]['plan']) => {
  const { forecasts = [] } = forecast({ system, policy, view: yellow, seat: 'yellow', plan, seed: 1 }, 400) ?? {}
  return (key: string) => {
    const found = forecasts.find((one) => one.key === key)
    if (!found) throw new Error(`no claim ${key}`)
    return found
  }
}

describe('claims about a turn', () => {
  test('claims have unique keys and concern ships on the map', () => {
    const keys = policy.forecast.claims(yellow, 'yellow').map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['dealt', 'taken', 'lost:b', 'lost:y', 'hurt:b', 'dealt:3']))
    expect(policy.forecast.claims(view(field.state, 'public'), 'public')).toEqual([])
  })
  test('ES-HIT-01: with one possible shot, the forecast agrees with the odds of the shot', () => {
    const [gun] = weaponsReady(yellow, 'yellow')
    const odds = gun && oddsOf(yellow, { ...gun, at: 'b', powerUp: null })
    const said = say([shot('y', 'beam-1', 'b')])
    for (const [key, exact] of [
      ['hurt:b', odds?.hit],
      ['critical:b', odds?.critical],
      ['lost:b', odds?.destroyed],
      ['dealt', odds?.mean],
    ] as const) {
      const { value, interval } = said(key)
      const width = interval[1] - interval[0]
      expect(Math.abs(value - (exact ?? 0))).toBeLessThan(width)
    }
  })
  test('ES-SEQ-05: the forecast of a pass has no losses and no damage taken', () => {
    const said = say([pass])
    expect(said('lose').value).toBe(0)
    expect(said('taken').value).toBe(0)
  })
})
