// The game in words: questions, choices, log lines, tables.
import type { Question, Words } from '@admiralty/kernel'
import { askedOf, check } from './game.ts'
import type { Color } from './shapes.ts'
import type { View } from './state.ts'
import type { EarthExpects } from './system.ts'
import { announceChoices, announceQuestion, consentChoices, consentQuestion } from './words/ask-announce.ts'
import {
  defendChoices,
  defendQuestion,
  dieChoices,
  dieQuestion,
  rowChoices,
  rowQuestion,
  rowSetChoices,
  rowSetQuestion,
} from './words/ask-answers.ts'
import { darkenChoices, darkenQuestion } from './words/ask-darken.ts'
import { commitChoices, commitQuestion } from './words/ask-fire.ts'
import { heatChoices, heatQuestion, impactsChoices, impactsQuestion } from './words/ask-hits.ts'
import { markChoices, markQuestion } from './words/ask-mark.ts'
import { guideChoices, guideQuestion, plotChoices, plotQuestion } from './words/ask-plot.ts'
import { powerChoices, powerQuestion } from './words/ask-power.ts'
import { keepChoices, keepQuestion, repairChoices, repairQuestion } from './words/ask-repair.ts'
import { releaseChoices, releaseQuestion, senseChoices, senseQuestion } from './words/ask-sense.ts'
import { deployChoices, deployQuestion, fleetChoices, fleetQuestion } from './words/ask-setting.ts'
import type { Pick } from './words/choice.ts'
import type { Draft } from './words/draft.ts'
import { lineOf, outcomeLine } from './words/lines.ts'
import { phase, phases } from './words/phases.ts'
import { tables } from './words/tables.ts'
import { tally } from './words/tally.ts'

export type { Draft } from './words/draft.ts'

interface Topic {
  readonly duty: string
  question(view: View, me: Color, draft: Draft | null): Question
  choices(view: View, me: Color, draft: Draft | null): readonly Pick[]
}
/** By kind of call. */
const TOPICS: Readonly<Record<string, Topic | undefined>> = {
  fleet: { duty: 'to buy ships', question: fleetQuestion, choices: fleetChoices },
  deploy: { duty: 'to place ships', question: deployQuestion, choices: deployChoices },
  mark: { duty: 'to aim the railguns of bases', question: markQuestion, choices: markChoices },
  announce: { duty: 'to announce', question: announceQuestion, choices: announceChoices },
  consent: { duty: 'to answer requests to dock', question: consentQuestion, choices: consentChoices },
  power: { duty: 'to divide power', question: powerQuestion, choices: powerChoices },
  plot: { duty: 'to plot movement', question: plotQuestion, choices: plotChoices },
  heat: { duty: 'to choose the side that faces the heat', question: heatQuestion, choices: heatChoices },
  darken: { duty: 'to choose boxes that lose power', question: darkenQuestion, choices: darkenChoices },
  repair: { duty: 'to repair', question: repairQuestion, choices: repairChoices },
  guide: { duty: 'to guide missiles', question: guideQuestion, choices: guideChoices },
  commit: { duty: 'to choose targets', question: commitQuestion, choices: commitChoices },
  defend: { duty: 'to defend against missiles', question: defendQuestion, choices: defendChoices },
  chooseDie: { duty: 'to choose a die', question: dieQuestion, choices: dieChoices },
  rowSet: { duty: 'to choose the direction of rows', question: rowSetQuestion, choices: rowSetChoices },
  row: { duty: 'to choose a row', question: rowQuestion, choices: rowChoices },
  impacts: { duty: 'to choose which missile strikes first', question: impactsQuestion, choices: impactsChoices },
  keep: { duty: 'to choose the part to keep', question: keepQuestion, choices: keepChoices },
  sense: { duty: 'to use sensors', question: senseQuestion, choices: senseChoices },
  release: { duty: 'to release missiles', question: releaseQuestion, choices: releaseChoices },
}

export const words: Words<EarthExpects, Draft> = {
  phase,
  phases,
  duty: (kind) => TOPICS[kind]?.duty ?? 'to decide',
  question(view, draft) {
    const asked = askedOf(view)
    return asked && TOPICS[asked.call.kind]?.question(view, asked.me, draft)
  },
  /** Orders that `check` refuses are not offered. */
  choices(view, draft) {
    const asked = askedOf(view)
    const choices = (asked && TOPICS[asked.call.kind]?.choices(view, asked.me, draft)) ?? []
    return choices.filter((choice) => choice.then.kind === 'draft' || !check(view, choice.then.order))
  },
  logEntry: lineOf,
  table: tables,
  tally,
  outcome: outcomeLine,
}
