export {
  actionSchema,
  actionText,
  checkAction,
  initialStatus,
  type MatchAction,
  type MatchStatus,
  outcomeOf,
  seatsIn,
  statusAfter,
} from './actions.ts'
export { exportJournal, exportPartial, type Imported, importJournal, type PartialExport, systemOfFile } from './archive.ts'
export { canonical, sameJson } from './canonical.ts'
export { chainHash, headHash } from './chain.ts'
export { applyAction, beginMatch, type CallAnswers, decide } from './decide.ts'
export { type JsonLimits, readJson, unsound } from './guard.ts'
export {
  actionOf,
  type Entry,
  follow,
  type Head,
  type Journal,
  type MatchOpening,
  type MatchState,
  makeHead,
  reopen,
  type Transition,
  transitionsOf,
} from './journal.ts'
export {
  type PublicKeys,
  publicKeySchema,
  publicKeysSchema,
  type Signature,
  type Signatures,
  signatureSchema,
  signaturesSchema,
  signatureValueSchema,
} from './keys.ts'
export { type Message, type MessageStep, messageFor, viewsThrough } from './message.ts'
export { type Happening, type ObservedStep, observeEntry, observeEvents } from './observe.ts'
export { applyPatch, type Patch, patchBetween } from './patch.ts'
export { commitmentOf, type ProvenDice, provenDice, type Roll, type Stake } from './proof.ts'
export {
  compareReceipt,
  isSignedReceipt,
  mergeReceipts,
  type Receipt,
  type ReceiptComparison,
  receiptSchema,
  receiptStatement,
  type ShownMatch,
} from './receipt.ts'
export { CONCEDED, DRAWN, NOT_A_JOURNAL, NOT_AN_ORDER, NOT_ASKED, NOT_OPEN, SIGNED, STAND_IN, tableRules } from './rules.ts'
export { type AutomaticAnswer, defaultAnswers, firstIssue, forcedAnswers, judge, type Review, review, type SealedOrder } from './sealed.ts'
export type { SignatureCounts } from './signature-audit.ts'
export {
  type ActionStatement,
  actionStatement,
  endStatement,
  isSigned,
  isSignedByHost,
  needsNoSignature,
  type OrderStatement,
  orderStatement,
  publicKeyOf,
  seatPrivateKey,
  sign,
  signersOf,
} from './signing.ts'
export { eventsOf, type StoredSetup, setupOf } from './upcasts.ts'
export { entryFindings, proofFindings, type Verdict, verifyJournal } from './verify.ts'
