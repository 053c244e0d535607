// `npm run new-game -- NAME`: makes systems/NAME and adds its line to systems/all.ts.
import { fail } from '../../shared/command-line.ts'
import { root, run } from '../run.ts'
import { makeGame } from './make-game.ts'
import { nameGame } from './name-game.ts'

const [name, ...others] = process.argv.slice(2)
if (name === undefined || others.length > 0) fail('Give the new game one name: npm run new-game -- night-watch')
const game = nameGame(root, name)
if ('refusal' in game) fail(game.refusal)
const files = makeGame(root, game)
const code = await run({ title: 'format', command: 'biome', args: ['check', '--write', '--log-level=error', ...files] })
if (code !== 0) process.exit(code)
console.log(`systems/${name} is a copy of the template with the clause ids ${game.prefix}-…, and systems/all.ts lists it.

npm start                                                  plays it
${`npx vitest run systems/${name}`.padEnd(58)} fails once for each part that you must replace
docs/adding-a-game.md                                      says what to write in which order

To remove the game again, delete the folder and the line.`)
