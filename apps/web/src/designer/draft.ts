// What lies on the drawing board, kept on this device until somebody draws something else there.
export interface Draft {
  readonly design: unknown
  readonly terms: unknown
  /** Its name in the library; null as long as it has none. */
  readonly id: string | null
  /** Whether the library has it as it is. */
  readonly kept: boolean
}

const keyOf = (system: string): string => `admiralty.yard.${system}`

export function parseDraft(text: string | null): Draft | undefined {
  try {
    const { design, terms, id, kept }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'))
    if (design === undefined || !(id === null || typeof id === 'string')) return undefined
    return { design, terms, id, kept: kept === true }
  } catch {
    return undefined
  }
}

export function storedDraft(system: string): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(keyOf(system)))
  } catch {
    return undefined // storage may be forbidden
  }
}
export function keepDraft(system: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(system), JSON.stringify(draft))
  } catch {
    // then it lasts as long as the page
  }
}
