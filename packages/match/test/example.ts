import {
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

export function example(): void {
  const secret = 'thirty-two random bytes, in hexadecimal' // the host's own; commitmentOf(secret) is what it shows
  const setup = system.scenarios[0]?.setup({})
  const seatValues = { red: 'what red added', blue: 'what blue added' }
  const head = makeHead(system, { id: 'm1', setup, position: null, secret, seatValues, created: 0 })
  const opening = beginMatch(system, head, secret, 0)

  // Orders are judged, sealed, and decided when all are in.
  const judged = judge(system, opening.match.state, {
    call: '1/muster',
    seat: 'red',
    order: { order: 'muster', gear: ['shield', 'flare'] },
  })
  if ('refusal' in judged) throw new Error(`${judged.refusal.rule}: ${judged.refusal.reason}`)
  const sealed: SealedOrder[] = [
    { call: '1/muster', seat: 'red', order: judged.order },
    { call: '1/muster', seat: 'blue', order: { order: 'muster', gear: ['decoy', 'flare'] } },
  ]
  const [complete] = review(system, opening.match.state, sealed).ready
  if (!complete) throw new Error('somebody still owes an answer')
  const turn = decide(system, opening.match, { ...complete, time: 1 }, secret)
  console.log(messageFor(system, turn, 'blue').steps) // red laid down two cards: which, blue is not told

  // When it is over the secret is published, and anybody can check it.
  const chain = [opening.match.chain, turn.match.chain]
  const journal = { head, entries: [opening.entry, turn.entry], chain, secret }
  console.log(exportJournal(journal).length, verifyJournal(system, journal)) // { ok: true, dice: 2, … }
  console.log(commitmentOf(secret) === head.commitment) // true
}
