// A child process: our server as several processes on PostgreSQL, with all games and the endless skirmish.
import { readFileSync } from 'node:fs'
import { parseSettings, startProcesses } from '@admiralty/server'

/** Milliseconds of one unit in which Linux counts processor time. */
const TICK_MS = 10

const [DATABASE_URL = '', PROCESSES = ''] = process.argv.slice(2)
// The processes of the server read them too.
Object.assign(process.env, { DATABASE_URL, PROCESSES, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', PACE_BOT: '0', PACE_AUTO: '0' })
const settings = parseSettings(process.env)
if ('wrong' in settings) throw new Error(settings.wrong.join())
const { url, stop } = await startProcesses(settings, new URL('process-child.ts', import.meta.url))
process.send?.({ url })

/** Processor time in ms that the processes started from here have used. */
function childrenMs(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  const ticks = children.flatMap((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [])
  return ticks.reduce((sum, one) => sum + Number(one), 0) * TICK_MS
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const router = (user + system) / 1000
  process.send?.({ cpu: router + childrenMs(), router })
})
process.once('disconnect', async () => {
  await stop()
  process.exit()
})
