// Shots that are reported in one sentence.
import { list, type Part, plural } from '@admiralty/kernel'
import type { Shot, View } from '../state.ts'
import { shipLink, weaponName } from './say.ts'

/** Shots by ship and target: 'Vigilance with 4 missiles and 3 weapons at Icarus'. */
export function volleys(view: View, shots: readonly Shot[]): readonly Part[] {
  const pairs = new Map<string, readonly Shot[]>()
  for (const shot of shots) pairs.set(`${shot.from} ${shot.at}`, [...(pairs.get(`${shot.from} ${shot.at}`) ?? []), shot])
  return [...pairs.values()].flatMap((of, index) => {
    const [first] = of
    if (!first) return []
    const guns = of.filter(({ kind }) => kind !== 'missile')
    const missiles = of.length - guns.length
    const [gun] = guns
    const weapons = guns.length === 1 && gun ? weaponName(view, gun.from, gun.weapon, gun.kind) : plural(guns.length, 'weapon')
    const named = [...(missiles > 0 ? [plural(missiles, 'missile')] : []), ...(gun ? [weapons] : [])]
    return [index > 0 ? '; ' : '', shipLink(view, first.from), ` with ${list(named)} at `, shipLink(view, first.at)]
  })
}
