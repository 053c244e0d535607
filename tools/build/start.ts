// `npm start`: builds the web if it has changed, starts the server, and says where it is. Stops gracefully on Ctrl-C.
import { buildWeb } from './web.ts'

console.log(
  'Admiralty: a table for starship wargames. Matches are kept in .admiralty/ (DATA_DIR, DATABASE_URL), the port is 8080 (PORT). Ctrl-C stops it.',
)
if ((await buildWeb()) !== 0) {
  console.error('The web could not be built; see above.')
  process.exit(1)
}
await import('../../apps/server/src/main.ts')
