// The texts of the game: questions, choices, log entries and tables.
import type { Question, Words } from '@admiralty/kernel'
import { askedOf, check } from './game.ts'
import type { Color, View } from './state.ts'
import type { EasyStar } from './system.ts'
import { defenceChoices, defenceQuestion, displacerChoices, displacerQuestion, loseChoices, loseQuestion } from './words/ask-answers.ts'
import { deployChoices, deployQuestion } from './words/ask-deploy.ts'
import { fightersChoices, fightersQuestion } from './words/ask-fighters.ts'
import { fireChoices, fireQuestion } from './words/ask-fire.ts'
import { fleetChoices, fleetQuestion, refitChoices, refitQuestion } from './words/ask-fleet.ts'
import { shipsChoices, shipsQuestion } from './words/ask-ships.ts'
import type { GameChoice } from './words/choice.ts'
import type { Draft } from './words/draft.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases } from './words/phases.ts'
import { tables } from './words/tables.ts'
import { tally } from './words/tally.ts'

export type { Draft } from './words/draft.ts'

interface Topic {
  question(view: View, me: Color, draft: Draft | null): Question
  choices(view: View, me: Color, draft: Draft | null): readonly GameChoice[]
}
const displacing = (kind: string): Topic => ({
  question: (view) => displacerQuestion(view, kind),
  choices: (view) => displacerChoices(view, kind),
})
const DUTIES: Readonly<Record<string, string>> = {
  fleet: 'to choose a fleet',
  refit: 'to place the gift',
  deploy: 'to deploy the fleet',
  ships: 'to move ships',
  fighters: 'to move fighters',
  fire: 'to fire or pass',
  pointDefence: 'to defend against a missile',
  displacer: 'to use a displacer or take the hit',
  slipMover: 'to use a displacer or collide',
  slipTarget: 'to use a displacer or collide',
  loseItem: 'to choose what is lost',
}
/** By the kind of call. */
const TOPICS: Readonly<Record<string, Topic | undefined>> = {
  fleet: { question: fleetQuestion, choices: fleetChoices },
  refit: { question: refitQuestion, choices: refitChoices },
  deploy: { question: deployQuestion, choices: deployChoices },
  ships: { question: shipsQuestion, choices: shipsChoices },
  fighters: { question: fightersQuestion, choices: fightersChoices },
  fire: { question: fireQuestion, choices: fireChoices },
  pointDefence: { question: defenceQuestion, choices: (view, _, draft) => defenceChoices(view, draft) },
  displacer: displacing('displacer'),
  slipMover: displacing('slipMover'),
  slipTarget: displacing('slipTarget'),
  loseItem: { question: loseQuestion, choices: loseChoices },
}

export const words: Words<EasyStar, Draft> = {
  phase,
  phases,
  duty: (kind) => DUTIES[kind] ?? 'to decide',
  question(view, draft) {
    const asked = askedOf(view)
    return asked && TOPICS[asked.call.kind]?.question(view, asked.me, draft)
  },
  /** Leaves out choices whose order the rules refuse. */
  choices(view, draft) {
    const asked = askedOf(view)
    const choices = (asked && TOPICS[asked.call.kind]?.choices(view, asked.me, draft)) ?? []
    return choices.filter((choice) => choice.then.kind === 'draft' || !check(view, choice.then.order))
  },
  logEntry: logEntryOf,
  table: tables,
  tally,
  outcome: outcomeLine,
}
