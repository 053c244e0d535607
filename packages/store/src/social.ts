// Notes, votes, rematches and reserved seats.
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import type { Backend } from './backend.ts'
import type { Db, TransactionJob } from './group-commit.ts'
import { makeInvitationRow, makeMatchRow, makeSeatRow, parseSignature, signatureText } from './rows.ts'
import type { DrawOffers, NoteRecord, Vote } from './social-records.ts'
import type { InvitationRecord, MatchRecord, ReservedSeatClaim, Store } from './store.ts'
import type { Tables } from './tables.ts'
import { wakeIfFull, wakeToo } from './wakes.ts'

type Part = Pick<Store, 'addRematch' | 'takeReservedSeat' | 'notes' | 'votes'>

/** The part of the store for notes, votes and rematches. */
export const socialStore = (db: Kysely<Tables>, { write, claim }: Backend): Part => ({
  addRematch: (original, rematch) =>
    write(async (open) => {
      await claim(open, original, null)
      return addRematch(open, original, rematch)
    }),
  takeReservedSeat: (request) =>
    write(async (open) => {
      const taken = await takeReservedSeat(open, request)
      if (taken) await claim(open, request.match, null)
      return taken
    }),
  notes: (match) => notesOf(db, match),
  votes: (match) => votesOf(db, match),
})

/** Runs a job that changes one match. */
export type WriteMatch = <T>(match: string, job: TransactionJob<T>) => Promise<T>

/** Writes of notes and votes. */
export const socialWrites = (write: WriteMatch): Pick<Store, 'addNote' | 'addVote' | 'removeVotes'> => ({
  addNote: (match, note, limit) => write(match, (open) => addNote(open, match, note, limit)),
  addVote: (match, vote, offers, wake) =>
    write(match, async (open) => {
      await addVote(open, match, vote)
      if (offers) await countOffers(open, match, offers)
      await wakeToo(open, match, wake)
    }),
  removeVotes: (match, votes) => write(match, (open) => dropVotes(open, match, votes)),
})

export const notesOf = (db: Db, match: string): Promise<readonly NoteRecord[]> =>
  db.selectFrom('notes').select(['seq', 'time', 'seat', 'name', 'text', 'signal']).where('match', '=', match).orderBy('seq').execute()

export async function votesOf(db: Db, match: string): Promise<readonly Vote[]> {
  const rows = await db.selectFrom('votes').selectAll().where('match', '=', match).orderBy('about').orderBy('voter').execute()
  return rows.map(parseVote)
}

export async function offersOf(db: Db, match: string): Promise<readonly DrawOffers[]> {
  const seats = db.selectFrom('seats').select(['seat', 'offers', 'offered']).where('match', '=', match).where('offers', '>', 0)
  return (await seats.orderBy('place').execute()).map(({ seat, offers, offered }) => ({ seat, offers, seq: offered ?? 0 }))
}
async function countOffers(open: Db, match: string, { seat, offers, seq }: DrawOffers): Promise<void> {
  await open.updateTable('seats').set({ offers, offered: seq }).where('match', '=', match).where('seat', '=', seat).execute()
}

/** The inserts of a new match, in their sequence. */
export const insertsOf = (db: Db, match: MatchRecord, invitations: readonly InvitationRecord[]) => [
  db.insertInto('matches').values(makeMatchRow(match)),
  db.insertInto('seats').values(match.seats.map((seat, place) => makeSeatRow(match.id, place, seat))),
  ...(invitations.length === 0 ? [] : [db.insertInto('invitations').values(invitations.map(makeInvitationRow))]),
]
export async function addMatch(open: Db, match: MatchRecord, invitations: readonly InvitationRecord[] = []): Promise<void> {
  for (const insert of insertsOf(open, match, invitations)) await insert.execute()
}

async function addRematch(open: Db, original: string, match: MatchRecord): Promise<string> {
  const first = open.updateTable('matches').set({ rematch: match.id }).where('id', '=', original).where('rematch', 'is', null)
  if ((await first.executeTakeFirst()).numUpdatedRows > 0n) await addMatch(open, match)
  const { rematch } = await open.selectFrom('matches').select('rematch').where('id', '=', original).executeTakeFirstOrThrow()
  return rematch ?? match.id
}

async function takeReservedSeat(open: Db, { match, seat, person, value, keys, linkEnds, time }: ReservedSeatClaim): Promise<boolean> {
  const taken = await open
    .updateTable('seats')
    .set({ value, key: keys[seat] ?? null, link_end: linkEnds[seat] ?? null })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('person', '=', person)
    .where('value', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return false
  await open.updateTable('matches').set({ updated: time }).where('id', '=', match).execute()
  await wakeIfFull(open, match, time)
  return true
}

async function addNote(open: Db, match: string, note: Omit<NoteRecord, 'seq'>, limit: number): Promise<NoteRecord> {
  const last = await open
    .selectFrom('notes')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirst()
  const numbered: NoteRecord = { seq: (last?.seq ?? 0) + 1, ...note }
  await open
    .insertInto('notes')
    .values({ match, ...numbered })
    .execute()
  await open
    .deleteFrom('notes')
    .where('match', '=', match)
    .where('seq', '<=', numbered.seq - limit)
    .execute()
  return numbered
}

async function addVote(open: Db, match: string, vote: Vote): Promise<void> {
  const row = makeVoteRow(match, vote)
  await dropVotes(open, match, [vote])
  if (row.detail !== null)
    await open
      .deleteFrom('votes')
      .where('match', '=', match)
      .where('kind', '=', row.kind)
      .where('about', '=', row.about)
      .where('detail', '<>', row.detail)
      .execute()
  await open.insertInto('votes').values(row).execute()
}

export async function dropVotes(open: Db, match: string, votes: readonly Vote[]): Promise<void> {
  for (const vote of votes) {
    const { kind, about, voter } = makeVoteRow(match, vote)
    await open
      .deleteFrom('votes')
      .where('match', '=', match)
      .where('kind', '=', kind)
      .where('about', '=', about)
      .where('voter', '=', voter)
      .execute()
  }
}

/** A condition that matches any of these votes. */
export function votesAmong(votes: readonly Vote[], eb: ExpressionBuilder<Tables, 'votes'>): ExpressionWrapper<Tables, 'votes', SqlBool> {
  const rows = votes.map((vote) => makeVoteRow('', vote))
  return eb.or(rows.map(({ kind, about, voter }) => eb.and({ kind, about, voter })))
}

function makeVoteRow(match: string, vote: Vote): Tables['votes'] {
  const { kind, voter } = vote
  return {
    match,
    kind,
    about: 'seat' in vote ? vote.seat : '',
    voter,
    detail: kind === 'stand-in' ? vote.rank : kind === 'pause' ? `${vote.days}` : null,
    signature: kind === 'draw' ? signatureText(vote.signature) : null,
  }
}

function parseVote({ kind, about, voter, detail, signature }: Tables['votes']): Vote {
  switch (kind) {
    case 'stand-in':
      return { kind, seat: about, rank: detail ?? '', voter }
    case 'pause':
      return { kind, days: Number(detail), voter }
    case 'extend':
    case 'seat':
      return { kind, seat: about, voter }
    case 'resume':
    case 'end':
      return { kind, voter }
    default:
      return { kind: 'draw', voter, ...parseSignature(signature) }
  }
}
