// A plain client of boardgame.io, as its documentation begins: no other player, no server, everything in this process.
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { makeDuel, moveOf, SEATS } from './duel.js'

/** A duel whose dice show these faces: a face for each roll, in order. Moves go straight to the client's store, which spares it the change of player. */
export function playDuel(answers, faces) {
  let rolled = 0
  const roll = () => {
    const face = faces[rolled]
    rolled += 1
    return face
  }
  const client = Client({ game: makeDuel(roll), numPlayers: 2, debug: false })
  client.start()
  for (const { seat, order } of answers) {
    client.store.dispatch({ type: 'MAKE_MOVE', payload: { ...moveOf(order), playerID: String(SEATS.indexOf(seat)), credentials: null } })
    client.getState()
  }
  const { G, ctx } = client.store.getState()
  client.stop()
  return { G, gameover: ctx.gameover, rolled }
}
