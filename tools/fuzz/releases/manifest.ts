// The kept files of each version, and what every later version must find in them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ClockTerms } from '@admiralty/clocks'

interface KeptFacts {
  readonly file: string
  readonly sha256: string
  readonly game: string
}
/** A finished journal. Its verdict is *correct*; rules of a later version may leave entries unchecked, and find no fault. */
export interface KeptJournal extends KeptFacts {
  readonly kind: 'journal'
  readonly clock: ClockTerms['kind']
  /** The kinds of action in it. */
  readonly actions: readonly string[]
  readonly entries: number
  /** Faces that follow from the secret, orders that the rules judged, and signatures. */
  readonly dice: number
  readonly orders: number
  readonly signed: number
  readonly outcome: { readonly winners: readonly string[]; readonly why: string }
}
/** What a player has of a journal. `of`: the file of the journal. */
interface KeptView extends KeptFacts {
  readonly kind: 'partial export' | 'receipt'
  readonly of: string
  readonly viewer: string
}
export interface Manifest {
  readonly version: string
  readonly formats: Readonly<Record<string, number>>
  readonly files: readonly (KeptJournal | KeptView)[]
}

export const MANIFEST = 'manifest.json'
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
/** The folder of a version; all versions without a name. */
export const folderOf = (version = ''): URL => new URL(`versions/${version}${version === '' ? '' : '/'}`, import.meta.url)
export const keptVersions = (): readonly string[] => readdirSync(folderOf()).toSorted()
export const readManifest = (version: string): Manifest => JSON.parse(readFileSync(new URL(MANIFEST, folderOf(version)), 'utf8'))
/** The version that the root package has. */
export function thisVersion(): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  return version
}
