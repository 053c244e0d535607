// The game as one value, put together from its tables.
import { type Dice, defineGame, die, initialPlay, neverSurrenders, playBehind, type SeatInfo, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { events, observations, records } from './events.ts'
import { orderSchema, questions } from './orders.ts'
import { type Color, isColor, SEATS, type Secret, type State, SUPPLIES, schema, stateOf, type View } from './state.ts'
import { steps, type Template } from './steps.ts'

const seats: readonly SeatInfo[] = SEATS.map((seat) => ({ seat, side: seat, kind: 'player' }))

/** A random state that fits the view. The enemy's supplies that are left are random. */
function determinize({ me: _, calls, held, asked, agenda, surrendered, secret, ...open }: View, dice: Dice): State {
  function hidden(seat: Color): Secret {
    const left = open.turn === 0 ? 0 : SUPPLIES - open.ships[seat].used
    const torpedoes = die(dice, left + 1, 'supplies of the enemy') - 1
    return { torpedoes, repairs: left - torpedoes }
  }
  const known = { yellow: secret.yellow ?? hidden('yellow'), blue: secret.blue ?? hidden('blue') }
  return { ...open, secret: known, play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }) }
}

export const { system, askedOf, check } = defineGame<Template>({
  id: 'template',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: { ...schema, order: orderSchema },
  options: [
    { name: 'hull', title: 'Hull of a ship', rule: 'TP-GEN-01', default: 6, values: [6, 9], labels: {}, explains: {}, onlyWith: null },
  ],
  scenarios: [
    {
      id: 'duel',
      title: 'Duel',
      briefing: 'One ship against another.',
      rule: 'TP-GEN-01',
      seats,
      options: ['hull'],
      setup: ({ hull = 6 }) => schema.setup.safeParse({ hull }).data ?? { rule: 'TP-GEN-01', reason: `the hull is 6 or 9, not ${hull}` },
    },
  ],
  shipyard: null,
  automatic: [],
  longCalls: ['load'],
  quietCalls: [],
  seats: () => seats,
  initialState: (setup) => ({ ...stateOf(setup, { turn: 0 }), play: initialPlay({ step: 'load' }) }),
  stateFromPosition: stateOf,
  events,
  records,
  observations,
  steps,
  questions,
  lodgedOrder: () => undefined, // nobody gives standing answers
  notAsked: 'TP-GEN-02',

  open: { setup: true, turn: true, ships: true, outcome: true },
  shares: (_, viewer, seat) => viewer === seat, // TP-SUP-02
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender: neverSurrenders,
  determinize,
})
