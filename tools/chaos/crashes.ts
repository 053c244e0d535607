// `npm run chaos -- crashes --kills 200`: matches are played over the wire while servers, or the PostgreSQL below them, are killed at random moments.
// Whatever was acknowledged must be there afterwards, once, and everything must be ready again within five seconds.
import { parseArgs } from 'node:util'
import { GROUNDS, type Ground } from './cluster.ts'
import { BOUNDS, type Times, type Toll, torment } from './run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    store: { type: 'string' },
    target: { type: 'string' },
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [kills, matches, seed] = [Number(values.kills), Number(values.matches), Number(values.seed)]
const all: readonly Ground[] = ['sqlite server', 'postgres server', 'postgres database']
const wished = all.filter((ground) => {
  const [store, target] = ground.split(' ')
  return (values.store ?? store) === store && (values.target ?? target) === target
})
if (wished.length === 0 || !(kills >= 1 && matches >= 1 && Number.isInteger(seed))) {
  console.error(
    '--store sqlite or postgres, --target server or (with postgres) database; --kills and --matches from 1, --seed a whole number',
  )
  process.exit(2)
}

const tolls: Toll[] = []
for (const ground of wished) {
  const said = (line: string): void => console.error(`  ${ground}: ${line}`)
  tolls.push(await torment({ ground, kills, matches, seed }, said))
  if (!values.json) print(tolls.at(-1))
}
const findings = tolls.flatMap(({ ground, findings: found }) => found.map((finding) => `${ground}: ${finding}`))
if (values.json) console.log(JSON.stringify({ kills, matches, seed, bounds: BOUNDS, tolls, findings }))
process.exitCode = findings.length > 0 ? 1 : 0

function print(toll: Toll | undefined): void {
  if (!toll) return
  const s = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  const shown = ({ median, max }: Times): string => `median ${s(median)}, at most ${s(max)}`
  const perKill = (toll.seconds / toll.kills).toFixed(1)
  console.log(
    `${GROUNDS[toll.ground]}, killed ${toll.kills} times in ${toll.seconds.toFixed(0)} s (${perKill} s each, playing out included)`,
  )
  console.log(`  ready again: ${shown(toll.ready)}${toll.recovery ? `; of it PostgreSQL's own recovery: ${shown(toll.recovery)}` : ''}`)
  console.log(
    `  ${toll.matches} matches, ${toll.entries} entries, ${toll.orders} orders acknowledged, ${toll.unopened} of them never opened`,
  )
  console.log(`  ${toll.again} requests sent again, ${toll.resumed} streams resumed, the slowest answer after ${s(toll.slowest)}`)
  console.log(`  ${toll.findings.length} findings: lost, doubled, altered, late, unproven`)
  for (const finding of toll.findings.slice(0, 20)) console.log(`    ${finding}`)
}
