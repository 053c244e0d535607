export * from './bot-policy.ts'
export { callRulesFor } from './call-rules.ts'
export {
  answersBy,
  type CommonEvent,
  type CommonObservation,
  callSchema,
  commonEvents,
  commonObservations,
  commonRecords,
  event,
  evolveBy,
  joinChapters,
  type Observations,
  type OfferOf,
  observeBy,
  outcomeSchema,
  type Pending,
  playSchema,
  type QuestionRule,
  type Records,
  seenByAll,
  seenIf,
  seenWhole,
  stateSchemaOf,
} from './chapters.ts'
export { onItem, onPlace as onHex, onThing, PLAIN_CHOICE } from './choices.ts'
export { CLAUSE_ID } from './clause-id.ts'
export type * from './contract.ts'
export { callFor, insteadIn, isAmong, isQuiet, mayAnswer, NO_CALL, playersAmong, UMPIRE } from './contract.ts'
export {
  type CallRules,
  type ChapterTypes,
  type ContextOf,
  defineGame,
  type GameParts,
  type GameState,
  type GameSteps,
  type GameTypes,
  type GameView,
  neverSurrenders,
  noLodgedOrders,
  noSecrets,
  playBehind,
  wholeAgenda,
} from './define-game.ts'
export { type Dice, diceOf, die, likely, pick } from './dice.ts'
export {
  capped,
  certain,
  chained,
  chanceAtLeast,
  chanceOf,
  type Distribution,
  faces,
  map,
  mean,
  mix,
  plus,
  times,
  toSpread,
  weighted,
} from './distribution.ts'
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
export { type FieldsOf, fields, order, step, whole } from './fields.ts'
export { FILE_FORMATS, otherVersion } from './file-format.ts'
export { onlyForced } from './forced-question.ts'
export type { GameModule } from './game-module.ts'
export { isPlain, MAX_DEPTH, requireJson, sameJson } from './json-value.ts'
export { type ListedQuestion, listedQuestion } from './listed-question.ts'
export {
  d6,
  figure,
  type LogLines,
  logDetail,
  logEntryBy,
  logHeading,
  logLine,
  outcomeEntry,
  phaseMarks,
  seatLine,
  sentence,
} from './log-parts.ts'
export { never } from './never.ts'
export { once, onceForAll } from './once.ts'
export { choicesAmong } from './options.ts'
export { choicesByPlace, choicesByPlacement, type PlacedChoice, placedInRegion, placementsAt, turnedPlacement } from './placing.ts'
export { escapeControls, escapeToLine, isPlainLine } from './plain-line.ts'
export { randomAnswer } from './random-answer.ts'
export { randomSetup } from './random-setup.ts'
export {
  firstRefusal,
  isRefusal,
  type OrderRefusal,
  type OrderVerdict,
  type Refusal,
  type Refusals,
  refusalsByPart,
  refusalsIn,
  refusalsInWords,
  refusalsOfParts,
  refuse,
} from './refusals.ts'
export { type Chance, enumerateRolls } from './rolls.ts'
export { type ScriptedDice, scriptedDice } from './scripted-dice.ts'
export { seededDice } from './seeded-dice.ts'
export {
  askEach,
  askNobody,
  askTogether,
  type CallGroup,
  type CallPlan,
  hasSurrendered,
  initialPlay,
  type Play,
  type ResolutionContext,
  type Sequence,
  type StepRule,
  type StepRules,
  sequence,
} from './sequence.ts'
export { type FixedPart, issueOf, judgedBy, misfitOf, OWN_SCENARIO } from './setup-fit.ts'
export type * from './tactics.ts'
export { bannersOf, liftedShip, REQUEST_SCENARIO } from './tactics.ts'
export { fieldOf, type ReportJudge, reportFaults } from './tactics-reports.ts'
export { formationsOf, type LeftShip, requestFault } from './tactics-requests.ts'
export { article, capital, either, list, noun, percent, plural, turnsLeft } from './text.ts'
export type * from './words.ts'
