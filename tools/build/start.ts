// `npm start`: builds the web app if it has changed, and starts the server. Ctrl-C stops it gracefully.
import { buildWeb } from './web.ts'

console.log(
  'Admiralty stores matches in .admiralty/ (DATA_DIR or DATABASE_URL change this) and listens on port 8080 (PORT changes it). Ctrl-C stops it.',
)
if ((await buildWeb()) !== 0) {
  console.error('The web app could not be built; the messages above say why.')
  process.exit(1)
}
await import('../../apps/server/src/main.ts')
