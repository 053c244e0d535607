// Ready ships: those of the rule book and ours, parsed from their records in letters.
import { once } from '@admiralty/kernel'
import { BATTLE_LINE } from '../../data/ships/battle-line.ts'
import { CAPITAL } from '../../data/ships/capital.ts'
import { CRUISERS } from '../../data/ships/cruisers.ts'
import { ESCORTS } from '../../data/ships/escorts.ts'
import { EXPOSED } from '../../data/ships/exposed.ts'
import { OTHERS } from '../../data/ships/others.ts'
import { PRINTED } from '../../data/ships/printed.ts'
import { SMALL } from '../../data/ships/small.ts'
import { isLegal, type Limits } from './check.ts'
import type { Design } from './design.ts'
import { parseRecord } from './text.ts'

export interface ReadyShip {
  readonly design: Design
  /** One line that describes the ship. */
  readonly line: string
}
/** Ships in letters, one below the other: name, class and kind; one line of description; the record (text.ts). */
const shipsIn = (text: string): readonly ReadyShip[] =>
  text.split(/\n\n(?=.+:)/).map((ship) => {
    const [title = '', line = '', ...picture] = ship.trim().split('\n')
    const design = parseRecord([title, ...picture].join('\n'))
    if ('reason' in design) throw new Error(design.reason)
    return { design, line }
  })
export const READY_SHIPS = [PRINTED, SMALL, ESCORTS, CRUISERS, BATTLE_LINE, CAPITAL, OTHERS].flatMap(shipsIn)
const EXPOSED_SHIPS = shipsIn(EXPOSED)

/** Ready ships that are legal under these limits. With exposed engines (EE-EXP), ships drawn for that rule are added. */
export const readyFor = once((limits: Limits): readonly ReadyShip[] => {
  const ships = limits.exposedByArmour || limits.exposedBySpace ? [...READY_SHIPS, ...EXPOSED_SHIPS] : READY_SHIPS
  return ships.filter(({ design }) => isLegal(design, limits))
})
export function shipNamed(name: string): Design {
  const found = READY_SHIPS.find(({ design }) => design.name === name)
  if (!found) throw new Error(`no ready ship is called ${name}`)
  return found.design
}
