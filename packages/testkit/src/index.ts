export { type BattleRecord, battleRecord } from './battle-record.ts'
export { blindnessLaws, type Secrets } from './blindness.ts'
export { caseFaults } from './case-laws.ts'
export { type Breach, checkRecorded, type FuzzPlan, type FuzzReport, fuzz, startOf } from './fuzz.ts'
export { Broken, type Law, must, PLAIN_LAWS } from './laws.ts'
export { copiedLeak, leakyObservation, leakyView, skipsQuestions } from './leaks.ts'
export { type MatchRecording, matchRecordingSchema, playRecorded, recordedText, recordMatch } from './match-recording.ts'
export { proposalsOf } from './proposals.ts'
export { type AnySystem, type Finished, playRandom, type RandomStep, recording } from './random-match.ts'
export { at, differingPaths, frozen, objectsIn, same } from './same.ts'
export { shrunkCase } from './shrink.ts'
export { atSoleCall } from './sole-call.ts'
export { breachesOf, secretsOf, seedsFrom } from './survey.ts'
export {
  type BattlesPlan,
  battleFaults,
  type ConditionsPlan,
  conditionFaults,
  NO_MARKS,
  randomRequest,
  startOfRequest,
  unmarkedShip,
} from './tactics.ts'
export { type ForgedPlan, forgedReports, type WrongCondition } from './tactics-forged.ts'
export { type TwinsPlan, twinsApart } from './tactics-twins.ts'
