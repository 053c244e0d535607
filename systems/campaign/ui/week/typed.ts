// What players type into the fields of the order book: whole numbers, sums of credits, and hexes. Pure.
import { isPlace, worldsOf } from '../../src/land/geometry.ts'
import { credits } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { nameOfHex, worldTitle } from '../../src/words/world-names.ts'

/** A whole number within limits; undefined for any other text. */
export function wholeIn(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}
/** Credits with at most two decimals, with or without commas between thousands, in hundredths (CR-X.1); undefined for any other text. */
export function sumIn(text: string, most: number): number | undefined {
  const found = /^(\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  const amount = credits(Number(whole.replaceAll(',', ''))) + Number(part.padEnd(2, '0'))
  return amount > 0 && amount <= most ? amount : undefined
}
/** A hex of map or margin by its number, or a world by its name or its title (CR-1.1a, CR-X.3); undefined for any other text. */
export function hexIn({ land }: Pick<View, 'land'>, text: string): HexAddress | undefined {
  const typed = text.trim().replaceAll('-', '−')
  if (isPlace(typed)) return typed
  const said = typed.toLowerCase()
  return worldsOf(land).find(({ at }) => worldTitle(at).toLowerCase() === said || nameOfHex(at).toLowerCase() === said)?.at
}
