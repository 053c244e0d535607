// The built web and where it stands. The page names its parts relative to itself; behind an address like /table/… that would lead
// astray, so the way from the root of the host is written in when it is read.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Null: nothing is built there. `base`: '' or '/games/admiralty'. */
export function readPage(folder: string | null, base: string): { readonly folder: string; readonly html: string } | null {
  const file = folder === null ? '' : join(folder, 'index.html')
  if (folder === null || !existsSync(file)) return null
  return { folder, html: readFileSync(file, 'utf8').replaceAll(/(?<=\s(?:src|href)=")\.\//g, `${base}/`) }
}

/** A proxy may hand on the whole address or leave out what leads here: both are understood. */
export const withoutBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url
}
