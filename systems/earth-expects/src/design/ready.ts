// Ships that stand ready: those of the book and ours, read from their pictures.
import { BATTLE_LINE } from '../../data/ships/battle-line.ts'
import { CAPITAL } from '../../data/ships/capital.ts'
import { CRUISERS } from '../../data/ships/cruisers.ts'
import { ESCORTS } from '../../data/ships/escorts.ts'
import { OTHERS } from '../../data/ships/others.ts'
import { PRINTED } from '../../data/ships/printed.ts'
import { SMALL } from '../../data/ships/small.ts'
import type { Design } from './design.ts'
import { parseRecord } from './text.ts'

export interface ReadyShip {
  readonly design: Design
  /** What she is like, in a line. */
  readonly line: string
}
const DRAWN = [...PRINTED, ...SMALL, ...ESCORTS, ...CRUISERS, ...BATTLE_LINE, ...CAPITAL, ...OTHERS]
export const READY_SHIPS: readonly ReadyShip[] = DRAWN.map(({ line, record }) => {
  const design = parseRecord(record)
  if ('reason' in design) throw new Error(design.reason)
  return { design, line }
})
export function shipNamed(name: string): Design {
  const found = READY_SHIPS.find(({ design }) => design.name === name)
  if (!found) throw new Error(`no ship ${name} stands ready`)
  return found.design
}
