// The page of the built web client. Its asset paths are relative, which fails under addresses like /table/…, so they are made
// absolute when the page is read.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Null if nothing is built in the folder. `base` is '' or a path such as '/games/admiralty'. */
export function readPage(folder: string | null, base: string): { readonly folder: string; readonly html: string } | null {
  const file = folder === null ? '' : join(folder, 'index.html')
  if (folder === null || !existsSync(file)) return null
  return { folder, html: readFileSync(file, 'utf8').replaceAll(/(?<=\s(?:src|href)=")\.\//g, `${base}/`) }
}

/** Removes the base path. A proxy may forward the address with or without it. */
export const withoutBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url
}
