// Ships that stand ready: those of the book and ours, read from their pictures.
import { PRINTED } from '../../data/ships/printed.ts'
import type { Design } from './design.ts'
import { parseRecord } from './text.ts'

export interface ReadyShip {
  readonly design: Design
  /** What she is like, in a line. */
  readonly line: string
}
export const READY_SHIPS: readonly ReadyShip[] = [...PRINTED].map(({ line, record }) => {
  const design = parseRecord(record)
  if ('reason' in design) throw new Error(design.reason)
  return { design, line }
})
export function shipNamed(name: string): Design {
  const found = READY_SHIPS.find(({ design }) => design.name === name)
  if (!found) throw new Error(`no ship ${name} stands ready`)
  return found.design
}
