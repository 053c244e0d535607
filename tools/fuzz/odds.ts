// `npm run fuzz -- odds`: draws random shots of EasyStar, and compares the odds that players see with all results of the dice.
import { parseArgs } from 'node:util'
import { type Survey, surveyShots } from '../../systems/easystar/test/odds-survey.ts'

const { values } = parseArgs({
  options: {
    shots: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
/** Sums of hundreds of chances in another order may differ by this much. */
const EXACT = 1e-11

const started = performance.now()
let shown = started
const seconds = (): number => (performance.now() - started) / 1000
const progress = ({ shots, worst }: Survey): void => {
  if (values.json || performance.now() - shown < 2000) return
  shown = performance.now()
  process.stderr.write(`${shots} shots, greatest difference ${worst.toExponential(1)}, ${seconds().toFixed(0)} s\n`)
}
const survey = surveyShots(Number(values.shots), Number(values.seed), progress)
if (values.json) console.log(JSON.stringify({ ...survey, seconds: seconds() }))
else {
  console.log(`${survey.shots} shots in ${survey.positions} positions, ${survey.figures} figures, in ${seconds().toFixed(0)} s`)
  console.log(`the greatest difference between displayed and exact odds: ${survey.worst.toExponential(2)}`)
  for (const [kind, count] of Object.entries(survey.met).sort(([, a], [, b]) => b - a)) console.log(`  ${kind}: ${count}`)
  if (survey.worst > EXACT) console.log(JSON.stringify(survey.at, null, 1))
}
process.exitCode = survey.worst > EXACT ? 1 : 0
