// The turns of a battle, which have a box each on paper.
import type { PrintColumn } from '@admiralty/game-ui/print'
import { LAST_TURN } from '../../data/tables.ts'

export const TURNS: readonly number[] = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
/** A narrow column to tick for each turn. */
export const TICKS: readonly PrintColumn[] = TURNS.map((turn) => [String(turn), 'ps-tick'])
