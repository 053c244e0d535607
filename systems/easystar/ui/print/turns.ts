// The turns of a battle, which have a box each on paper.
import { tickColumns } from '@admiralty/game-ui/print'
import { LAST_TURN } from '../../data/tables.ts'

export const TURNS: readonly number[] = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
export const TICKS = tickColumns(TURNS)
