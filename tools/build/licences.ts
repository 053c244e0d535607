// `npm run build -- licences`: lists every package that ships with the server, the command line or the web app, with its licence. Exit code 1 if a
// licence is not allowed or docs/licences.md differs. --write writes that page, --json prints one line.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, type Lock, licencesPage, shippedBy } from './licences/shipped.ts'
import { root } from './run.ts'

const page = join(root, 'docs/licences.md')
const { packages }: { readonly packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = shippedBy(packages)
const refused = shipped.filter(({ licence }) => !isAllowed(licence))
if (process.argv.includes('--write')) writeFileSync(page, licencesPage(shipped))
const isUpToDate = readFileSync(page, 'utf8') === licencesPage(shipped)

if (process.argv.includes('--json')) console.log(JSON.stringify({ shipped, refused, isUpToDate }))
else {
  for (const { name, version, licence, with: apps } of shipped)
    console.log(`${licence.padEnd(14)} ${`${name} ${version}`.padEnd(50)} ${apps.join(', ')}`)
  console.log(`\n${shipped.length} packages ship; not allowed: ${refused.length}`)
  for (const { name, licence } of refused) console.log(`NOT ALLOWED: ${name} (${licence})`)
  if (!isUpToDate) console.log('docs/licences.md is out of date: run `npm run build -- licences --write`.')
}
process.exit(refused.length === 0 && isUpToDate ? 0 : 1)
