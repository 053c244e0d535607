// A child process: the server of boardgame.io as in its documentation, with matches in memory and an endless duel.
import server from 'boardgame.io/dist/cjs/server.js'
import { makeDuel } from './duel.js'

const { Server, Origins } = server
// The server prints messages on standard output.
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
