// The terms and abbreviations that the texts of the game explain.
import type { Term } from '@admiralty/kernel'

export const terms: readonly Term[] = []
