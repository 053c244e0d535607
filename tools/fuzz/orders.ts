// `npm run fuzz -- orders --orders 50000 --seed 1`: whole matches whose orders come twice, late, crossed and in the same moment; each takes effect
// once. `--store postgres` plays every match at two servers on one PostgreSQL, now here, now there.
import { parseArgs } from 'node:util'
import { seededDice } from '@admiralty/kernel'
import { startPostgres } from '@admiralty/store/real-postgres'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { makeProgress } from '../shared/progress.ts'
import { ConcurrentMatch, KINDS, makeTally } from './concurrent-orders.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '8' },
    store: { type: 'string', default: 'sqlite' },
    json: { type: 'boolean', default: false },
  },
})
const { store } = values
if (store !== 'sqlite' && store !== 'postgres') throw new Error('--store is sqlite or postgres')
const [wanted, seed, jobs] = [Number(values.orders), Number(values.seed), Number(values.jobs)]

const tally = makeTally()
const { findings, kinds } = tally
const progress = makeProgress()
const postgres = store === 'postgres' ? await startPostgres() : null
const where = postgres ? { DATABASE_URL: await postgres.database('crossed') } : {}
const nodes = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, () => spawnServer(where)))
const servers = nodes.map(({ url }) => url)

async function job(number: number): Promise<void> {
  for (let match = 0; tally.sent < wanted; match += 1) {
    try {
      await new ConcurrentMatch({ dice: seededDice(seed * 1_000_003 + number * 10_007 + match), servers, tally }).play()
    } catch (error) {
      findings.push(String(error))
      return
    }
    progress.show(
      () =>
        `${tally.sent} of ${wanted} orders, ${tally.matches} matches, ${findings.length} findings${findings.length > 0 ? `, the last: ${findings.at(-1)?.slice(0, 200)}` : ''}`,
    )
  }
}
await Promise.all(Array.from({ length: jobs }, (_, number) => job(number)))
for (const node of nodes) {
  if (/"msg":"a bug"/.test(node.output())) findings.push(`the log names a bug: ${node.output().slice(-600)}`)
  if ((await node.stop()) !== 0) findings.push('a server did not end well')
}
await postgres?.stop()

const seconds = progress.seconds()
if (values.json) console.log(JSON.stringify({ ...tally, store, servers: servers.length, seed, seconds }))
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  for (const kind of KINDS) {
    const answers = Object.entries(kinds[kind]).map(([status, count]) => `${count} × ${status}`)
    console.log(`  ${kind}: ${answers.join(', ')}`)
  }
  console.log(
    `${tally.sent} orders in ${tally.matches} matches at ${servers.length} ${store} server(s), ${tally.entries} entries; several seats within 1 ms ${tally.together} times; ${tally.unopened} still sealed at the end; ${findings.length} findings; ${seconds.toFixed(0)} s`,
  )
}
// By name: the PostgreSQL of tests has a hook that would end it well.
process.exit(findings.length > 0 ? 1 : 0)
