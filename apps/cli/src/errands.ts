// `admiralty errands` lists the errands that are not done, and tries those again that were given up.
import { plural } from '@admiralty/kernel'
import { storeLocationOf } from '@admiralty/server'
import { CannotOpen, FolderInUse, type ListedErrand, listErrands, retryErrands } from '@admiralty/store'
import { EXIT, fail } from './fail.ts'
import { readSettings } from './settings.ts'

export interface ErrandFlags {
  readonly retry?: readonly string[]
  readonly retryAll?: boolean
  readonly json?: boolean
}

/** Errands that are listed at most. */
const MOST = 1000

/** Exits with 1 if errands are parked, or if one that was to be tried again is not. */
export async function errands({ retry, retryAll = false, json = false }: ErrandFlags): Promise<void> {
  const location = storeLocationOf(readSettings())
  try {
    if (retryAll || retry) report(await retryErrands(location, retryAll ? 'all' : (retry ?? []), Date.now()), retryAll ? [] : (retry ?? []))
    else list(await listErrands(location, MOST), json)
  } catch (error) {
    if (error instanceof FolderInUse) return fail('A server uses the data folder. Stop it first.')
    if (error instanceof CannotOpen) return fail(error.message)
    throw error
  }
}

function report(tried: readonly string[], wanted: readonly string[]): void {
  console.log(`${plural(tried.length, 'errand')} will be tried again.`)
  const missing = wanted.filter((key) => !tried.includes(key))
  if (missing.length === 0) return
  console.error(`No errand with ${missing.length === 1 ? 'this key' : 'these keys'} was given up:\n  ${missing.join('\n  ')}`)
  process.exitCode = EXIT.wrong
}

function list(all: readonly ListedErrand[], json: boolean): void {
  if (json) console.log(JSON.stringify(all, null, 2))
  else for (const line of linesOf(all)) console.log(line)
  if (all.some(({ parked }) => parked !== null)) process.exitCode = EXIT.wrong
}

/** One line for each errand, the parked ones first, under a line with their number. */
export function linesOf(all: readonly ListedErrand[]): readonly string[] {
  const parked = all.filter((one) => one.parked !== null).length
  const more = all.length === MOST ? ` Only the first ${MOST} are listed.` : ''
  return [
    `${plural(all.length, 'errand')} not done, of which ${parked} given up.${more}`,
    ...all.map(({ key, due, tries, parked: since, why }) => {
      const state = since === null ? `due ${timeOf(due)}` : `given up ${timeOf(since)}`
      return `${key}  ${state}${why === null ? '' : `, after ${plural(tries, 'failure')}: ${why}`}`
    }),
  ]
}
const timeOf = (time: number): string => new Date(time).toISOString()
