// One of several server processes. It ends with the primary process, which has started it.
import { rmSync } from 'node:fs'
import { BotThreads, threadsAmong } from '../bots/bot-threads.ts'
import { CannotStart } from '../platform/cannot-start.ts'
import { parseSettings } from '../platform/settings.ts'
import type { ServerPorts } from '../server.ts'
import { type Running, start } from '../start.ts'
import { joinProcesses } from './join.ts'
import { ownerOf } from './owner.ts'

/** Runs the process with the settings of the environment and the arguments of the primary process. `ports` replace parts of its server. */
export async function runChild(ports: Partial<ServerPorts> = {}): Promise<void> {
  const settings = parseSettings(process.env)
  if ('wrong' in settings) throw new Error(settings.wrong.join())
  const [number = '', folder = ''] = process.argv.slice(2)
  const place = { number: Number(number), count: settings.PROCESSES, base: settings.BASE_PATH, folder }
  let running: Running | undefined
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await running?.stop()
    process.exit(0)
  }
  const leave = (): void => {
    // A primary process that was killed has left it.
    rmSync(folder, { recursive: true, force: true })
    void end()
  }
  process.once('disconnect', leave)
  process.once('SIGTERM', end)
  // Ctrl-C reaches all processes. The primary process ends the others.
  process.on('SIGINT', () => undefined)
  // The primary process may have ended while this module was loaded.
  if (!process.connected) return leave()
  try {
    running = await start(settings, {
      ports: {
        owns: (match) => ownerOf(match, place.count) === place.number,
        botWorker: new BotThreads({ threads: threadsAmong(place.count) }),
        ...ports,
      },
      listen: (server) => joinProcesses(server, place),
    })
    process.send?.({ location: running.location })
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}
