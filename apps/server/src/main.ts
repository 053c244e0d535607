// The server alone, without the building of the web: `node apps/server/src/main.ts`. Says where it keeps matches and where it is when it is ready.
import { parseSettings, settingsLines } from './platform/settings.ts'
import { CannotStart, type Running, start } from './start.ts'

const settings = parseSettings(process.env)
if ('wrong' in settings) {
  console.error(`These settings cannot be read:\n  ${settings.wrong.join('\n  ')}`)
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
  running = await start(settings)
  console.log(`Matches are kept in ${running.location}`)
  console.log(`Admiralty is at ${running.url}`)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
