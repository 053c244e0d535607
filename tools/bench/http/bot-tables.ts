// A child process: opens matches of bots against bots from one address and watches them, so that they do not rest, until it is ended.
import { EventCounter, KeptConnection } from './wire.ts'

const [url = '', address = '127.0.0.2', tables = '100'] = process.argv.slice(2)
/** Matches of one user. */
const OF_ONE = 5
const server = new URL(url)
const request = {
  system: 'easystar',
  scenario: 'battle',
  seats: { yellow: 'bot:admiral', blue: 'bot:admiral' },
  value: 'luck',
}

const wire = new KeptConnection(server, address)
let cookie = ''
const began = performance.now()
for (let table = 0; table < Number(tables); table += 1) {
  const { status, headers, body } = await wire.ask('POST', '/api/matches', table % OF_ONE === 0 ? '' : cookie, JSON.stringify(request))
  if (status !== 201) throw new Error(`${status} ${body}`)
  cookie = `cookie: ${/set-cookie: ([^;]+)/.exec(headers)?.[1] ?? /cookie: ([^\r]+)/.exec(cookie)?.[1]}\r\n`
  new EventCounter(server, `/api/matches/${JSON.parse(body).id}/stream`, '', { localAddress: address })
}
process.send?.({ seconds: (performance.now() - began) / 1000 })
// The streams keep this process alive.
process.once('disconnect', () => process.exit())
