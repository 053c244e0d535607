export {
  answersBy,
  type CommonEvent,
  type CommonObservation,
  callSchema,
  commonEvents,
  commonObservations,
  commonRecords,
  evolveBy,
  type Observations,
  observeBy,
  outcomeSchema,
  type Pending,
  playSchema,
  type QuestionRule,
  type Records,
} from './chapters.ts'
export { choosing, onHex, onItem, onThing } from './choices.ts'
export type * from './contract.ts'
export { isAmong } from './contract.ts'
export { type Chance, type Dice, die, enumerateRolls, likely, pick, type ScriptedDice, scriptedDice, seededDice } from './dice.ts'
export {
  addsUp,
  atLeast,
  atMost,
  type Explained,
  explained,
  explainedSchema,
  type Reason,
  type RuleId,
  ruleIdSchema,
  sum,
  when,
} from './explained.ts'
export type { GameModule } from './game-module.ts'
export { never } from './never.ts'
export { escapeControls, escapeToLine, isPlainLine } from './plain-line.ts'
export { randomSetup } from './random-setup.ts'
export {
  askEach,
  askNobody,
  askTogether,
  type CallPlan,
  initialPlay,
  type Play,
  type ResolutionContext,
  type Sequence,
  type StepRule,
  type StepRules,
  sequence,
} from './sequence.ts'
export { article, either, list, noun, plural } from './text.ts'
export type * from './words.ts'
