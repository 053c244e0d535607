// The setups of the battles that are measured.
import { type EarthExpects, system } from '../../../systems/earth-expects/src/index.ts'

type Setup = EarthExpects['setup']

export function setupOf(id: string): Setup {
  const setup = system.scenarios.find((scenario) => scenario.id === id)?.setup({})
  if (!setup || 'reason' in setup) throw new Error(`${id} cannot be set up`)
  return setup
}

/** The scenario with every ship doubled, the second one a hex behind: twelve ships a side, destroyers to heavy cruisers. */
export function twoSquadronsASide(): Setup {
  const setup = setupOf('squadrons')
  const second = setup.ships.map((ship) => {
    const [q, r] = ship.hex ?? [0, 0]
    return { ...ship, id: `${ship.id}-second`, hex: [q, r + Math.sign(r)] as const }
  })
  return { ...setup, ships: [...setup.ships, ...second] }
}
