// Clauses about battles, neutral worlds, peacekeeping and the end.
import type { ClauseSource } from './clause.ts'

export const war: readonly ClauseSource[] = []
