// The open design, stored on this device until another design replaces it.
export interface DesignDraft {
  readonly design: unknown
  readonly terms: unknown
  /** Id in the library; null before the first save. */
  readonly id: string | null
  /** The library holds exactly this design. */
  readonly kept: boolean
}

/** The key keeps its old name, so that stored drafts stay readable. */
const keyOf = (system: string): string => `admiralty.yard.${system}`

export function parseDraft(text: string | null): DesignDraft | undefined {
  try {
    const { design, terms, id, kept }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'))
    if (design === undefined || !(id === null || typeof id === 'string')) return undefined
    return { design, terms, id, kept: kept === true }
  } catch {
    return undefined
  }
}

export function storedDraft(system: string): DesignDraft | undefined {
  try {
    return parseDraft(localStorage.getItem(keyOf(system)))
  } catch {
    return undefined // storage may be forbidden
  }
}
/** Renames the open design, if it is this one of the library, so that its next save keeps the name. */
export function renameDraft(system: string, id: string, renamed: (design: unknown) => unknown): void {
  const draft = storedDraft(system)
  if (draft?.id === id) storeDraft(system, { ...draft, design: renamed(draft.design) })
}
export function storeDraft(system: string, draft: DesignDraft): void {
  try {
    localStorage.setItem(keyOf(system), JSON.stringify(draft))
  } catch {
    // without storage the draft is lost with the page
  }
}
