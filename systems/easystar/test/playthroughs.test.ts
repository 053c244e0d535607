// Three matches as everybody heard them, kept as text: a change of the rules shows as a difference. `vitest run -u` writes them anew.
import { describe, expect, test } from 'vitest'
import { designOf } from '../src/design/fit.ts'
import type { FleetDesign } from '../src/state.ts'
import { fighting } from './player.ts'
import { type Match, playthrough } from './playthrough.ts'

const yellow: FleetDesign = {
  name: 'Samples',
  ships: [
    designOf('destroyer', 'dorsal missile R3 D3', 'Anvil'),
    designOf('destroyer', 'axial missile, ventral torpedo, dorsal pointDefence', 'Bell'),
    designOf('destroyer', 'ventral torpedo, ventral torpedo', 'Clapper'),
    designOf('destroyer', 'axial beam R3 D2, displacer', 'Drum'),
  ],
  flagship: 0,
  damageControl: 2,
}
const blue: FleetDesign = {
  name: 'Blasters',
  ships: [
    designOf('cruiser', 'axial blaster, dorsal beam R2, targeting', 'Unicorn'),
    designOf('destroyer', 'axial beam R5 D3, manoeuvring, gunMount', 'Viper'),
    designOf('scout', 'axial torpedo', 'Wasp'),
  ],
  flagship: 0,
  damageControl: 1,
}

const MATCHES: Readonly<Record<string, Match>> = {
  battle: { scenario: 'battle', options: { budget: 250 }, seed: 2002, turns: 8, player: fighting({ yellow, blue }) },
  carriers: { scenario: 'carriers', options: {}, seed: 2004, turns: 3, player: fighting() },
  four: { scenario: 'four', options: { budget: 250 }, seed: 34, turns: 6, player: fighting() },
}

describe('playthroughs', () => {
  test.each(Object.entries(MATCHES))('%s', async (name, match) => {
    const text = playthrough(match)
    expect(text.split('\n').length).toBeLessThan(600)
    await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.playthrough.txt`)
  })

  test('are the same each time', () => {
    const { battle } = MATCHES
    if (!battle) throw new Error('no battle')
    expect(playthrough(battle)).toBe(playthrough(battle))
  })
})
