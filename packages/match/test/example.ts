import { refusalsInWords } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  commitmentOf,
  decide,
  exportJournal,
  judge,
  makeHead,
  messageFor,
  review,
  type SealedOrder,
  verifyJournal,
} from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'

/** Two seats choose cards in the skirmish: the first call of a match from order to proof. */
export function example(): void {
  const secret = 'thirty-two random bytes in hexadecimal' // Players see only commitmentOf(secret) before the end.
  const setup = system.scenarios[0]?.setup({})
  const seatValues = { red: 'any text of red', blue: 'any text of blue' }
  const head = makeHead(system, { id: 'm1', setup, position: null, secret, seatValues, created: 0 })
  const opening = beginMatch(system, head, secret, 0)

  // Orders are judged and sealed. The call is decided when all orders have arrived.
  const judged = judge(system, opening.match.state, {
    call: '1/muster',
    seat: 'red',
    order: { order: 'muster', gear: ['shield', 'flare'] },
  })
  if ('refusals' in judged) throw new Error(refusalsInWords(judged.refusals))
  const sealed: SealedOrder[] = [
    { call: '1/muster', seat: 'red', order: judged.order },
    { call: '1/muster', seat: 'blue', order: { order: 'muster', gear: ['decoy', 'flare'] } },
  ]
  const [complete] = review(system, opening.match.state, sealed).ready
  if (!complete) throw new Error('a seat has not answered yet')
  const transition = decide(system, opening.match, { ...complete, time: 1 }, secret)
  console.log(messageFor(system, transition, 'blue').steps) // Blue sees that red has chosen cards, but not which.

  // When the match is over, here because red concedes, the secret is published and anybody can verify the journal.
  const end = applyAction(system, transition.match, { action: { kind: 'conceded', seat: 'red' }, time: 2 }, secret)
  const transitions = [opening, transition, end]
  const journal = { head, entries: transitions.map(({ entry }) => entry), chain: transitions.map(({ match }) => match.chain), secret }
  console.log(exportJournal(journal).length, verifyJournal(system, journal)) // { ok: true, dice: 2, … }
  console.log(commitmentOf(secret) === head.commitment) // true
}
