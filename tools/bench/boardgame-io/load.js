// A child process: sends the same orders as our load program in the way of boardgame.io's own client, with one socket for each match or seat.
// A move is complete when its player receives the new state.
import { io } from 'socket.io-client'
import { moveOf, SEATS } from './duel.js'

const [url, matches, streams, ms] = process.argv.slice(2)
const WARM_MS = 2000
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const waits = []
let measuring = false
let over = false

const connect = () =>
  new Promise((resolve, reject) => {
    const socket = io(`${url}/duel`, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => resolve(socket))
    socket.on('connect_error', reject)
  })

const sync = (socket, match, player) =>
  new Promise((resolve) => {
    socket.once('sync', (_, { state }) => resolve(state))
    socket.emit('sync', match, player, undefined, SEATS.length)
  })

/** Resolves when this socket receives the state after the move. A refused move is never answered. */
const move = (socket, action, { id, match, player }) =>
  new Promise((resolve) => {
    const hear = (_, state) => {
      if (state._stateID <= id) return
      socket.off('update', hear)
      resolve()
    }
    socket.on('update', hear)
    socket.emit('update', action, id, match, player)
  })

async function open(match) {
  const sockets = [await connect()]
  if (streams !== '') sockets.push(await connect())
  let state
  for (const [seat, socket] of sockets.entries()) {
    state = await sync(socket, match, String(seat))
  }
  return { sockets, match, id: state._stateID }
}

async function play({ sockets, match, id }) {
  for (let number = 0; !over; number += 1) {
    const seat = number % SEATS.length
    const player = String(seat)
    const action = { type: 'MAKE_MOVE', payload: { ...moveOf(number < SEATS.length ? CARDS : { order: 'rest' }), playerID: player } }
    const sent = performance.now()
    await move(sockets[seat] ?? sockets[0], action, { id: id + number, match, player })
    if (measuring) waits.push(performance.now() - sent)
  }
}

const pause = (long) => new Promise((resolve) => setTimeout(resolve, long))
const tables = await Promise.all(Array.from({ length: Number(matches) }, (_, number) => open(`match-${number}`)))
const playing = Promise.all(tables.map(play))
await pause(WARM_MS)
measuring = true
process.send({ measuring })
const began = performance.now()
await pause(Number(ms))
measuring = false
process.send({ measuring })
const seconds = (performance.now() - began) / 1000
over = true
await playing
for (const { sockets } of tables) for (const socket of sockets) socket.close()
const sorted = Float64Array.from(waits).sort()
process.send({ orders: sorted.length, seconds, p50: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] })
process.disconnect()
