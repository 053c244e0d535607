// `npm run build -- licences`: every package that ships with server, command line or web, with its licence. Exit code 1 if one is not allowed,
// or if docs/licences.md tells something else; --write writes that page anew, --json prints one line.
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
  for (const { name, version, licence, with: doors } of shipped)
    console.log(`${licence.padEnd(14)} ${`${name} ${version}`.padEnd(50)} ${doors.join(', ')}`)
  console.log(`\n${shipped.length} packages ship; not allowed: ${refused.length}`)
  for (const { name, licence } of refused) console.log(`NOT ALLOWED: ${name} (${licence})`)
  if (!isUpToDate) console.log('docs/licences.md is out of date: npm run build -- licences --write')
}
process.exit(refused.length === 0 && isUpToDate ? 0 : 1)
