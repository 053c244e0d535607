// How the application opens a clause of the rule book, for all parts of a screen.
import { createContext } from 'react'

/** Opens a clause; null where there is nothing to open it in. */
export const OpenRule = createContext<((rule: string) => void) | null>(null)
