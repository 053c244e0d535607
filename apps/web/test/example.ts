import { beginMatch, makeHead, presentFor } from '@admiralty/match'
import * as skirmish from '@admiralty/systems/skirmish'
import type { GameRules } from '../src/api/games.ts'
import { choiceKeyAction } from '../src/match-view/choice-keys.ts'
import { begun } from '../src/match-view/observed-match.ts'

export function example() {
  // The pages know every game by the same contract.
  const { system, words }: GameRules = skirmish

  // The stream begins with the present as Red may know it.
  const secret = 'known to the server only'
  const setup = system.scenarios[0]?.setup({})
  const head = makeHead(system, { id: 'm1', setup, position: null, secret, seatValues: { red: 'a', blue: 'b' }, created: 0 })
  const present = presentFor(system, beginMatch(system, head, secret, 0).match, 'red')

  // The page keeps what the stream has sent.
  const { view, calls } = begun(present, null)

  // The game's words give the question and its choices; map, list and keyboard use the same list.
  const question = words.question(view, null)
  const action = choiceKeyAction(words.choices(view, null), null, { key: '1', elsewhere: false })
  return { calls, question, action } // Red and Blue are asked together; the key 1 picks Red's first choice
}
