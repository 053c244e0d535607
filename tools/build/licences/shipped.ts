// What ships, by the lock file: what the apps and the games depend on, and what that depends on; never what only tests or builds need.
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
/** By place: '' is the root, then 'apps/web', 'node_modules/zod', 'node_modules/a/node_modules/b'. */
export type Lock = Readonly<Record<string, Locked>>
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly with: readonly string[]
}

/** They ask for no more than that their words come along. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense']
const APPS = ['server', 'cli', 'web']
const INSIDE = 'node_modules/'

/** As Node looks for it: in the package's own folder, then in each above. */
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

/** The places of all that comes with these. What the lock does not name is optional and was left out. */
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

/** What is not ours, by name; the runtime itself comes with the root. */
export function shippedBy(lock: Lock): readonly Shipped[] {
  const games = Object.keys(lock).filter((place) => /^systems\/[^/]+$/.test(place))
  const doors: readonly (readonly [string, readonly string[]])[] = [
    ...APPS.map((app) => [app, [`apps/${app}`, ...games]] as const),
    ['runtime', ['']],
  ]
  const found = new Map<string, Shipped>()
  for (const [door, starts] of doors)
    for (const place of comesWith(lock, starts)) {
      if (!place.includes(INSIDE)) continue
      const name = place.slice(place.lastIndexOf(INSIDE) + INSIDE.length)
      const { version = '?', license = 'none told' } = lock[place] ?? {}
      const before = found.get(`${name} ${version}`)?.with ?? []
      found.set(`${name} ${version}`, { name, version, licence: license, with: [...new Set([...before, door])] })
    }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped)
}

/** 'MIT OR GPL-2.0' is allowed for its MIT, 'MIT AND GPL-2.0' is not. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => ALLOWED.includes(each.trim())))

const row = ({ name, version, licence, with: doors }: Shipped): string => `| ${name} | ${version} | ${licence} | ${doors.join(', ')} |`

/** docs/licences.md. */
export const licencesPage = (shipped: readonly Shipped[]): string => `# What Admiralty ships, and under which licences

\`npm run build -- licences --write\` makes this page from the lock file, and a test checks that it is current. Our own code is under the [MIT licence](../LICENSE). The games belong to their authors;
their credits are in each game's README and on its page in the app.

The fonts in \`apps/web/src/styles/fonts\`, Newsreader and IBM Plex Sans Condensed, are under the [SIL Open Font License](../apps/web/src/styles/fonts/LICENSE.txt), which the app serves with them.
The built web app has the complete licences of all its parts in \`licences.txt\`; the page of rule books links both.

| package | version | licence | comes with |
|---|---|---|---|
${shipped.map(row).join('\n')}
`
