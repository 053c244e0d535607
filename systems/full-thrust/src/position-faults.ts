// Systems that a position names and that their ships do not have. The state lists designs, not the ids of their systems.
import { systemsOf } from './design/systems.ts'
import type { KnownTable } from './table.ts'

type Named = readonly [ship: string, system: string]

/** One sentence for each fault. The systems of a condition are compared with the design where it is read. */
export function systemFaults({ ships, groups, defences, secret }: KnownTable): readonly string[] {
  const named: readonly Named[] = [
    ...Object.values(ships).flatMap(({ id, used }) => used.map((system): Named => [id, system])),
    ...Object.values(secret).flatMap(({ marks }) =>
      Object.entries(marks).flatMap(([id, { worse, mended }]) => [...worse, ...mended].map((system): Named => [id, system])),
    ),
    ...Object.values(groups).map(({ ship, bay }): Named => [ship, bay]),
    ...defences.map(({ ship, mount }): Named => [ship, mount]),
  ]
  return named.flatMap(([id, system]) => {
    const ship = ships[id]
    if (!ship) return [`there is no ship ${id}`]
    const known = systemsOf(ship.design).map((each) => each.id)
    return known.includes(system) ? [] : [`${id} has no system ${system}; it has ${known.join(', ')}`]
  })
}
