export {
  answering,
  type CommonEvent,
  type CommonNews,
  callSchema,
  commonEvents,
  commonRecords,
  commonShows,
  folding,
  outcomeSchema,
  type Pending,
  playSchema,
  type QuestionRule,
  type Records,
  type Shows,
  showing,
} from './chapters.ts'
export { choosing, onHex, onItem, onThing } from './choices.ts'
export type * from './contract.ts'
export { type Chance, type Dice, die, everyFace, likely, pick, type ScriptedDice, scriptedDice, seededDice } from './dice.ts'
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
export { never } from './never.ts'
export {
  type Asked,
  each,
  nobody,
  type Play,
  type Sequence,
  type StepRule,
  type StepRules,
  type Story,
  sequence,
  together,
  toPlay,
} from './sequence.ts'
export type * from './words.ts'
