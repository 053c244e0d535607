// A plain local client of boardgame.io, as in the first example of its documentation: no other player, no server.
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { makeDuel, moveOf, SEATS } from './duel.js'

/** Plays a duel with these dice faces, one for each roll. Moves go directly to the client's store, so the client does not change players. */
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
