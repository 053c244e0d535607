// The least that any server would do for a match, and the figures of the comparison.
import { createHash, createHmac } from 'node:crypto'
import { entryText } from '@admiralty/match'
import type { State } from '@admiralty/systems/skirmish'
import type { BenchFigure } from './figure.ts'
import { type Rates, rateFigure, ratioFigure } from './interleaved.ts'
import type { Ended, RecordedDuel } from './recorded-duels.ts'

export interface RivalEnd {
  readonly G: Pick<State, 'round' | 'squads' | 'secret'>
  readonly gameover: Pick<Ended, 'winners' | 'why'> | undefined
}

/** The least work of a path with a proof, a journal and messages: an HMAC and a hash of each entry, and the JSON of entry and messages. */
export function floor({ entries, messages }: RecordedDuel, keep: (entry: string, digest: string) => void): number {
  let bytes = 0
  for (const entry of entries) {
    const text = entryText(entry)
    const salt = createHmac('sha256', 'secret').update(String(entry.seq)).digest('hex')
    keep(text, createHash('sha256').update(salt).update(text).digest('hex'))
  }
  for (const message of messages) bytes += JSON.stringify(message).length
  return bytes
}

type Measured = 'client' | 'rules' | 'master' | 'path' | 'floor' | 'masterStored' | 'pathStored' | 'floorStored'

/** The figures of all rates, measured in turns. */
export const figuresOf = (rates: Readonly<Record<Measured, Rates>>): readonly BenchFigure[] => [
  rateFigure('rules only: orders on boardgame.io’s client', rates.client),
  rateFigure('rules only: orders here', rates.rules),
  ratioFigure('rules only, compared with boardgame.io', [rates.rules, rates.client], { least: 12 }),
  rateFigure('in memory: orders on boardgame.io’s master', rates.master),
  rateFigure('in memory: orders here', rates.path),
  ratioFigure('in memory, compared with boardgame.io', [rates.path, rates.master], { least: 2 }),
  rateFigure('in memory: orders at the floor', rates.floor),
  ratioFigure('time in memory, compared with the floor', [rates.floor, rates.path], { most: 3 }),
  rateFigure('stored: orders on boardgame.io’s master', rates.masterStored),
  rateFigure('stored: orders here', rates.pathStored),
  ratioFigure('stored, compared with boardgame.io', [rates.pathStored, rates.masterStored], { least: 3 }),
  rateFigure('stored: orders at the floor', rates.floorStored),
  ratioFigure('time stored, compared with the floor', [rates.floorStored, rates.pathStored]),
]
