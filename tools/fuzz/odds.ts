// `npm run odds`: compares the odds that players see with what the rules do. EasyStar's are compared with all results of the dice,
// Earth Expects' with as many shots of seeded dice, figure by figure.
import { parseArgs } from 'node:util'
import { deviationOf, type Survey as SampledSurvey, surveyShots as sampleShots } from '../../systems/earth-expects/test/odds-survey.ts'
import { type Survey, surveyShots } from '../../systems/easystar/test/odds-survey.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { counted, printSummary } from '../shared/summary.ts'

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'all' },
    shots: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const shots = wholeNumber(values.shots, '--shots')
const seed = wholeNumber(values.seed, '--seed', 0)

const started = performance.now()
let shown = started
const seconds = (): number => (performance.now() - started) / 1000
function progress(text: string): void {
  if (values.json || performance.now() - shown < 2000) return
  shown = performance.now()
  process.stderr.write(`${text}, ${seconds().toFixed(0)} s\n`)
}

/** Sums of hundreds of chances in another order may differ by this much. */
const EXACT = 1e-11
function exactOdds(): boolean {
  const survey = surveyShots(shots, seed, (now) => progress(`${now.shots} shots, greatest difference ${now.worst.toExponential(1)}`))
  if (values.json) console.log(JSON.stringify({ system: 'easystar', ...survey, seconds: seconds() }))
  else printExact(survey)
  return survey.worst <= EXACT
}
function printExact(survey: Survey): void {
  console.log(`EasyStar: ${survey.shots} shots in ${survey.positions} positions, in ${seconds().toFixed(0)} s`)
  for (const [kind, count] of Object.entries(survey.met).sort(([, a], [, b]) => b - a)) console.log(`  ${kind}: ${count}`)
  if (survey.worst > EXACT) console.log(JSON.stringify(survey.at, null, 1))
  printSummary(
    [counted(survey.shots, 'shot'), counted(survey.figures, 'figure')],
    [`greatest difference from the exact odds ${survey.worst.toExponential(1)} (at most ${EXACT})`],
  )
}

/** A true figure is farther away than this once in 15,000 surveys. */
const DEVIATIONS = 4
function sampledOdds(): boolean {
  const survey = sampleShots(shots, seed, (now) => progress(`${now.shots} shots`))
  if (values.json) console.log(JSON.stringify({ system: 'earth-expects', ...survey, seconds: seconds() }))
  else printSampled(survey)
  return Object.values(survey.figures).every((figure) => Math.abs(deviationOf(figure)) <= DEVIATIONS)
}
function printSampled({ shots: played, positions, figures }: SampledSurvey): void {
  console.log(`Earth Expects: ${played} shots in ${positions} positions, in ${seconds().toFixed(0)} s`)
  console.log(`${'figure'.padEnd(42)} ${'times'.padStart(7)} ${'displayed'.padStart(10)} ${'happened'.padStart(10)} deviations`)
  for (const [label, figure] of Object.entries(figures)) {
    const { count, shown: claimed, happened } = figure
    const [said, was] = [claimed / count, happened / count].map((share) => share.toFixed(4).padStart(10))
    console.log(`${label.padEnd(42)} ${String(count).padStart(7)} ${said} ${was} ${deviationOf(figure).toFixed(1).padStart(10)}`)
  }
  const largest = Math.max(...Object.values(figures).map((figure) => Math.abs(deviationOf(figure))))
  printSummary(
    [counted(played, 'shot'), counted(Object.keys(figures).length, 'figure')],
    [`largest deviation from the outcomes ${largest.toFixed(1)} standard deviations (at most ${DEVIATIONS})`],
  )
}

const SURVEYS: Readonly<Record<string, () => boolean>> = { easystar: exactOdds, 'earth-expects': sampledOdds }
const chosen = values.system === 'all' ? Object.values(SURVEYS) : [SURVEYS[values.system]]
const results = chosen.map((survey) =>
  survey ? survey() : fail(`--system takes ${Object.keys(SURVEYS).join(', ')} or all, not '${values.system}'.`),
)
process.exitCode = results.every(Boolean) ? 0 : 1
