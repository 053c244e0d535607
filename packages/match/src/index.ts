export { exportAsTold, exportJournal, type Imported, importJournal, systemOfFile, type Told } from './archive.ts'
export { canonical, sameJson } from './canonical.ts'
export { type Answered, beginMatch, decide, enact } from './decide.ts'
export { checkDeed, type Deed, type Deeds, deedLine, deedSchema, outcomeOf } from './deeds.ts'
export { type Limits, readJson, unsound } from './guard.ts'
export {
  type Beginning,
  type Entry,
  eventsOf,
  follow,
  type Head,
  type Journal,
  makeHead,
  reopen,
  type Standing,
  type Turn,
  turnsOf,
} from './journal.ts'
export { type Message, type MessageStep, messageFor, viewsThrough } from './message.ts'
export { applyPatch, type Patch, patchBetween } from './patch.ts'
export { commitmentOf, type ProvenDice, provenDice, type Roll, type Stake } from './proof.ts'
export { CONCEDED, DRAWN, NOT_A_JOURNAL, NOT_AN_ORDER, NOT_ASKED, NOT_OPEN, STAND_IN, tableRules } from './rules.ts'
export { type Automatic, automatic, firstIssue, judge, type Review, review, type Sealed, surrendered } from './sealed.ts'
export { proofFindings, type Verdict, verifyJournal } from './verify.ts'
