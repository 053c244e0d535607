// Entry point of the server without building the web client: `node apps/server/src/main.ts`.
import { CannotStart } from './platform/cannot-start.ts'
import { parseSettings, settingsLines } from './platform/settings.ts'
import type { Running } from './start.ts'

const settings = parseSettings(process.env)
if ('wrong' in settings) {
  console.error(`Invalid settings:\n  ${settings.wrong.join('\n  ')}`)
  process.exit(2)
}

for (const line of settingsLines(settings)) console.log(line)

let running: Running | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void (running?.stop() ?? Promise.resolve()).then(() => process.exit(0))
  })
}

try {
  running =
    settings.PROCESSES === 1
      ? await (await import('./start.ts')).start(settings)
      : await (await import('./processes/primary.ts')).startProcesses(settings)
  console.log(`Matches are stored in ${running.location}`)
  console.log(`Admiralty is at ${running.url}`)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
