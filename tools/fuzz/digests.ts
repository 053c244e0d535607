// `npm run fuzz -- digests`: one digest of random matches. It shows whether a faster form of the rules still does the same.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { playRandom, startOf } from '@admiralty/testkit'
import { openGame } from '../../apps/cli/src/games.ts'
import { wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { battlesOf } from './battles.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'easystar' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

const { system } = await openGame(values.system)
const battles = await battlesOf(values.system)
const matches = wholeNumber(values.matches, '--matches')
const first = wholeNumber(values.seed, '--seed', 0)
const progress = makeProgress()
const digest = createHash('sha256')
let steps = 0
for (let seed = first; seed < first + matches; seed += 1) {
  playRandom(
    system,
    seed,
    ({ seats, orders, result: { events, state } }) => {
      const views = [...seats, 'public'].map((viewer) => system.view(state, viewer))
      digest.update(JSON.stringify([orders, events, state, views]))
      steps += 1
    },
    undefined,
    startOf(battles, seed),
  )
  progress.show(() => `${seed + 1 - first} of ${matches} matches`)
}
console.log(`${values.system}: ${matches} matches, ${steps} steps: ${digest.digest('hex')}`)
