// The packages that ship, from the lock file: the dependencies of apps and games, and their dependencies. Packages for tests and builds do not ship.
interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
/** Packages by folder: '' is the root, then 'apps/web', 'node_modules/zod', 'node_modules/a/node_modules/b'. */
export type Lock = Readonly<Record<string, Locked>>
/** A package that ships. `with` names the apps that need it, or `runtime`. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly with: readonly string[]
}

/** Licences that only require that their text is included; MPL-2.0 also that changed files of the package stay under it, and we change none. */
const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'MPL-2.0']
const APPS = ['server', 'cli', 'web']
const INSIDE = 'node_modules/'

/** Where Node finds a package: in the folder of the importing package, then in each folder above. */
function placeOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}${INSIDE}${name}`
    const locked = lock[place]
    if (locked) return locked.link ? locked.resolved : place
    if (folder === '') return undefined
  }
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): readonly string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** The folders of these packages and all their dependencies. A dependency missing from the lock file is optional. */
function comesWith(lock: Lock, starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    const from = place
    open.push(...needsOf(lock[from] ?? {}).flatMap((name) => placeOf(lock, name, from) ?? []))
  }
  return seen
}

/** All packages that ship and are not ours, by name. Node itself is a dependency of the root. */
export function shippedBy(lock: Lock): readonly Shipped[] {
  const games = Object.keys(lock).filter((place) => /^systems\/[^/]+$/.test(place))
  const entries: readonly (readonly [string, readonly string[]])[] = [
    ...APPS.map((app) => [app, [`apps/${app}`, ...games]] as const),
    ['runtime', ['']],
  ]
  const found = new Map<string, Shipped>()
  for (const [entry, starts] of entries)
    for (const place of comesWith(lock, starts)) {
      if (!place.includes(INSIDE)) continue
      const name = place.slice(place.lastIndexOf(INSIDE) + INSIDE.length)
      const { version = '?', license = 'unknown' } = lock[place] ?? {}
      const before = found.get(`${name} ${version}`)?.with ?? []
      found.set(`${name} ${version}`, { name, version, licence: license, with: [...new Set([...before, entry])] })
    }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped)
}

/** Whether a licence expression is allowed: `MIT OR GPL-2.0` is, `MIT AND GPL-2.0` is not. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => ALLOWED.includes(each.trim())))

const row = ({ name, version, licence, with: apps }: Shipped): string => `| ${name} | ${version} | ${licence} | ${apps.join(', ')} |`

/** The text of docs/licences.md. */
export const licencesPage = (shipped: readonly Shipped[]): string => `# What Admiralty ships, and under which licences

\`npm run build -- licences --write\` writes this page from the lock file, and a test compares them. Our own code is under the [MIT licence](../LICENSE). The games belong to their
authors: the README and the page of each game have the credits.

The fonts in \`apps/web/src/styles/fonts\`, Newsreader and IBM Plex Sans Condensed, are under the [SIL Open Font License](../apps/web/src/styles/fonts/LICENSE.txt), which is served with them.
The built web app has the full licence texts of all packages in it in \`licences.txt\`; the page of rule books links both.

| package | version | licence | comes with |
|---|---|---|---|
${shipped.map(row).join('\n')}
`
