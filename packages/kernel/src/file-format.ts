// The forms of the files that Admiralty writes, and what is said of a file of another version.

/**
 * The number of each form. Those of version 0.2.0 are the first released ones: journal 8, partial export 5, receipt 3, backup 4, design 1. Every later
 * version reads them, so a change that raises a number adds a reader of the number before. Smaller numbers were used during development.
 */
export const FILE_FORMATS = { journal: 8, partialExport: 5, receipt: 3, backup: 4, design: 1 } as const

/**
 * Says that a file, database or entry was made by another version: 'made by a newer version of Admiralty'. Undefined if it has the current
 * number or none. The names of steps are compared as texts.
 */
export function otherVersion<T extends number | string>(found: T | undefined, current: T): string | undefined {
  if (found === undefined || found === current) return undefined
  return found > current ? 'made by a newer version of Admiralty' : 'made before the first release of Admiralty'
}
