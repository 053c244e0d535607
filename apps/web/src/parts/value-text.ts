// The values of options as texts.
import type { OptionValue } from '@admiralty/kernel'

/** The value as a text: '2 × 2' for '2x2', 'Very wild' for 'veryWild'. */
export function valueText(value: OptionValue): string {
  const spaced = String(value)
    .replace(/^(\d+)x(\d+)$/, '$1 × $2')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
