// A child process: boardgame.io's server as its documentation runs it, matches in memory, with the duel whose rounds do not end.
import server from 'boardgame.io/dist/cjs/server.js'
import { makeDuel } from './duel.js'

const { Server, Origins } = server
// It greets and grumbles on standard output.
console.log = () => undefined
const ENDLESS = 1_000_000
const { run } = Server({ games: [makeDuel(undefined, ENDLESS)], origins: [Origins.LOCALHOST] })
const { appServer } = await run(0)
process.send({ url: `http://localhost:${appServer.address().port}` })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ heapUsed: process.memoryUsage().heapUsed, cpu: (user + system) / 1000 })
})
process.once('disconnect', () => process.exit())
