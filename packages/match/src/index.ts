// A match is a setup and a journal of entries. This package makes, reads and proves them; it stores nothing and talks to nobody.
// Its functions in the order in which a host, a viewer and a reader need them:
//
// begin a match       makeHead beginMatch commitmentOf       the head with the commitment to the dice, and the opening
// take an order       judge review answersTooLate            on its seat's own view; which calls are complete; which orders come too late
// answer for others   forcedAnswers automaticAnswers defaultAnswers
// decide a call       ordersDigest decide provenDice         fix its orders, roll proven dice, and make the entry
// act otherwise       checkAction applyAction outcomeOf      concede, agree on a draw, replace a player
// tell the viewers    messageFor presentFor EntryMessages    the steps of an entry, or the present, as one viewer may know it
// sign and link       orderStatement sign linkChain          signatures of orders, and the devices' part in the dice
// keep a receipt      receiptSchema mergeReceipts shownDigest
// go on after a stop  reopen makeSnapshot matchOfSnapshot
// write and read      exportJournal importJournal exportPartial readPartial
// read one's own data transitionsOf eventsOf setupOf         every entry with the states before and after; see the README
// prove               verifyJournal comparisonOf             dice, orders, events and signatures; a receipt beside the journal
export { sameJson } from '@admiralty/kernel'
export { type Account, accountLines, NO_ACCOUNT, newKeysIn, type OrderGiver, type SeatAccount, servedIn } from './account.ts'
export {
  actionSchema,
  actionText,
  type MatchAction,
  seatsIn,
  seatToAnswerAgain,
  signingSeats,
} from './actions.ts'
export { missedSeats } from './answer-after-deadline.ts'
export { exportJournal, type FileFailure, type Imported, importJournal, systemOfFile } from './archive.ts'
export { beginMatch } from './begin.ts'
export { canonical } from './canonical.ts'
export { chainHash, entryText, headHash } from './chain.ts'
export { checkAction, drawRefusal } from './check-action.ts'
export { compareReceipt, type ShownMatch } from './compare-receipt.ts'
export { type Comparison, comparisonOf } from './comparison.ts'
export { coveredAfter, hasLapsed } from './covered.ts'
export { applyAction, type CallAnswers, decide } from './decide.ts'
export { type Disclosure, disclosure, isPublished, type Visitor } from './disclosure.ts'
export { EntryMessages } from './entry-messages.ts'
export { follow, reopen, transitionsOf } from './fold.ts'
export { FEW_MEMBERS, type JsonLimits, readJson, unsound } from './guard.ts'
export {
  type Entry,
  type Head,
  type Journal,
  type MatchOpening,
  type MatchState,
  makeHead,
  type NewTransition,
  type Transition,
} from './journal.ts'
export { entrySchema, headSchema, storedCallSchema } from './journal-schemas.ts'
export type { Verdict } from './journal-verdict.ts'
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
export { type EntryLinks, entryLinksSchema, linkSchema, type SeatLinks, seatLinksSchema } from './link-schemas.ts'
export { CHAIN_LENGTH, digestStatement, isLink, linkChain, nextAnswer, ordersDigest, seqRanges } from './links.ts'
export { isAbsent, lapsedSeats } from './match-clock.ts'
export { automaticOf, hasVoice, initialStatus, linkEndsNow, type MatchStatus, statusAfter } from './match-status.ts'
export { type HistoryPage, type Message, type MessageStep, messageFor, type Present, pageFor, presentFor, viewsThrough } from './message.ts'
export { type Happening, type ObservedStep, observeEntry, observeEvents } from './observe.ts'
export { outcomeOf, surrenderedBy } from './outcome.ts'
export { exportPartial, type PartialExport, readPartial, type ShownPart } from './partial-export.ts'
export { applyPatch, type Patch, patchBetween } from './patch.ts'
export { commitmentOf, type ProvenDice, provenDice, type Roll, type Stake } from './proof.ts'
export { entryFindings, proofFindings } from './proof-findings.ts'
export {
  type AnsweredDigest,
  isSignedReceipt,
  mergeReceipts,
  nothingSeen,
  type Receipt,
  receiptSchema,
  receiptStatement,
  type SeatFacts,
  type ShownDigests,
  type SignedOrder,
} from './receipt.ts'
export { type ReadReceipt, readReceipt } from './receipt-file.ts'
export { AUTOMATIC, CONCEDED, DRAWN, NOT_A_JOURNAL, NOT_AN_ORDER, NOT_ASKED, NOT_OPEN, SIGNED, STAND_IN, tableRules } from './rules.ts'
export {
  type AutomaticAnswer,
  answersTooLate,
  automaticAnswers,
  defaultAnswers,
  firstIssue,
  forcedAnswers,
  judge,
  type Review,
  review,
  type SealedOrder,
} from './sealed.ts'
export { compareShown, type ShownComparison, shownDigest } from './shown.ts'
export type { SignatureCounts } from './signature-audit.ts'
export {
  type ActionStatement,
  actionStatement,
  endStatement,
  isHostSeat,
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
export { isSnapshotDue, makeSnapshot, matchOfSnapshot, type Snapshot } from './snapshot.ts'
export { type Closing, closingSchema, newClosingSchema, type Watch, watchSchema } from './terms.ts'
export { eventsOf, type StoredSetup, setupOf } from './upcasts.ts'
export { verifyJournal } from './verify.ts'
