// Keeps journals of this version in the repository, for the tests of all later versions.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plural } from '@admiralty/kernel'
import { games } from '../../../systems/all.ts'
import { fail } from '../../shared/command-line.ts'
import { keptFiles } from './make.ts'
import { folderOf, thisVersion } from './manifest.ts'

const version = thisVersion()
const folder = folderOf(version)
const place = relative(process.cwd(), fileURLToPath(folder))
if (existsSync(folder)) fail(`${place} is there already: the files of a version are never made again. A new version has a new number.`)
const systems = await Promise.all(Object.entries(games).map(async ([id, game]) => [id, (await game.rules()).system] as const))
const files = keptFiles(version, Object.fromEntries(systems))
mkdirSync(folder, { recursive: true })
for (const { name, text } of files) writeFileSync(new URL(name, folder), text)
const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
console.log(`Wrote ${plural(files.length, 'file')} of ${Math.round(bytes / 1024)} kB to ${place}.`)
