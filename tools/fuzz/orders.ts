// `npm run fuzz -- orders`: plays matches whose orders are sent twice, late, crossed and at the same moment. Each must take effect once.
// `--store postgres` plays every match on two servers with one PostgreSQL.
import { parseArgs } from 'node:util'
import { seededDice } from '@admiralty/kernel'
import { startPostgres } from '@admiralty/store/real-postgres'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { makeProgress } from '../shared/progress.ts'
import { counted, printSummary } from '../shared/summary.ts'
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
if (store !== 'sqlite' && store !== 'postgres') throw new Error(`--store takes sqlite or postgres, not '${store}'.`)
const [wanted, seed, jobs] = [Number(values.orders), Number(values.seed), Number(values.jobs)]

const tally = makeTally()
const { findings, kinds } = tally
const progress = makeProgress()
const postgres = store === 'postgres' ? await startPostgres() : null
const environment = postgres ? { DATABASE_URL: await postgres.database('crossed') } : {}
const nodes = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, () => spawnServer(environment)))
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
  if (/"msg":"a bug"/.test(node.output())) findings.push(`the log reports a bug: ${node.output().slice(-600)}`)
  if ((await node.stop()) !== 0) findings.push('a server did not end with code 0')
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
  console.log(`  ${tally.entries} entries; still sealed at the end: ${tally.unopened}; ${seconds.toFixed(0)} s`)
  printSummary(
    [counted(tally.sent, 'order'), counted(tally.matches, 'match', 'matches'), counted(findings.length, 'finding')],
    [`orders of several seats within a millisecond: ${tally.together.toLocaleString('en')} times`],
  )
}
// Set explicitly, because an exit hook of the test PostgreSQL would end the program with code 0.
process.exit(findings.length > 0 ? 1 : 0)
