export { exportAsTold, exportJournal, type Imported, importJournal, systemOfFile, type Told } from './archive.ts'
export { canonical } from './canonical.ts'
export { type Answered, beginMatch, decide } from './decide.ts'
export { type Deed, deedSchema } from './deeds.ts'
export { type Limits, unsound } from './guard.ts'
export {
  type Beginning,
  type Entry,
  eventsOf,
  type Head,
  type Journal,
  makeHead,
  type Roll,
  reopen,
  type Standing,
  type Turn,
  turnsOf,
} from './journal.ts'
export { type Message, type MessageStep, messageFor, viewsThrough } from './message.ts'
export { applyPatch, type Patch, patchBetween } from './patch.ts'
export { commitmentOf, type ProvenDice, provenDice, type Stake } from './proof.ts'
export { NOT_A_JOURNAL, NOT_AN_ORDER, NOT_ASKED, NOT_OPEN, tableRules } from './rules.ts'
export { type Automatic, automatic, firstIssue, judge, type Review, review, type Sealed } from './sealed.ts'
export { type Verdict, verifyJournal } from './verify.ts'
