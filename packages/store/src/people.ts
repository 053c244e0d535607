// The people of a server, and their names.
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import { dropErrandsOf } from './errands.ts'
import type { Db } from './group-commit.ts'
import { OUTLET_TABLES } from './outlet-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { Tables } from './tables.ts'

/** The columns of a `Person`. */
export const PERSON = ['people.id', 'people.name', 'people.created'] as const

type Part = Pick<
  PeopleStore,
  'addPerson' | 'person' | 'isPerson' | 'personOf' | 'forgetPeople' | 'rename' | 'namesBeside' | 'deletePerson' | 'keyCopy' | 'setKeyCopy'
>

/** The part of the store for people themselves. */
export const personStore = (db: Kysely<Tables>, { write, claim }: Backend): Part => ({
  addPerson: (person, token, device = '') =>
    write(async (open) => {
      await open.insertInto('people').values(person).execute()
      await open
        .insertInto('sessions')
        .values({ token, person: person.id, created: person.created, seen: person.created, device })
        .execute()
    }),
  person: (id) => db.selectFrom('people').select(PERSON).where('id', '=', id).where('deleted', 'is', null).executeTakeFirst(),
  isPerson: async (id) => (await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  personOf: (token) =>
    db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(PERSON)
      .where('sessions.token', '=', token)
      .executeTakeFirst(),
  forgetPeople: async (before) => {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after
      after = await write((open) => forgetSome(open, before, from))
    }
  },
  rename: (id, name) => write((open) => rename({ open, claim }, id, name)),
  namesBeside: async (person) => {
    const tables = db.selectFrom('seats').select('match').where('person', '=', person)
    const others = db.selectFrom('seats').select('name').distinct().where('match', 'in', tables).where('person', '!=', person)
    return (await others.execute()).flatMap(({ name }) => name ?? [])
  },
  deletePerson: (id, name, time) => write((open) => deletePerson({ open, claim }, { id, name, time })),
  keyCopy: async (id) => (await db.selectFrom('people').select('keys').where('id', '=', id).executeTakeFirst())?.keys ?? null,
  setKeyCopy: (id, keys) => write(async (open) => void (await open.updateTable('people').set({ keys }).where('id', '=', id).execute())),
})

/** Tables about how a person is told. */
const TOLD = ['notices', 'notice_choices', ...OUTLET_TABLES] as const

interface Transaction extends Pick<Backend, 'claim'> {
  readonly open: Db
}

async function rename({ open, claim }: Transaction, id: string, name: string): Promise<void> {
  const seated = await open
    .selectFrom('seats')
    .select('match')
    .where('person', '=', id)
    .union(open.selectFrom('handovers').select('match').where('person', '=', id))
    .orderBy('match')
    .execute()
  for (const { match } of seated) await claim(open, match, null)
  await open.updateTable('people').set({ name }).where('id', '=', id).execute()
  await open.updateTable('seats').set({ name }).where('person', '=', id).execute()
  await open.updateTable('handovers').set({ name }).where('person', '=', id).execute()
}

/** A person who is deleted, the name that remains in matches, and when. */
interface Deletion {
  readonly id: string
  readonly name: string
  readonly time: number
}

async function deletePerson({ open, claim }: Transaction, { id, name, time }: Deletion): Promise<void> {
  await lockPerson(open, id)
  await renameNotes(open, id, name)
  await rename({ open, claim }, id, name)
  for (const table of ['addresses', 'sessions', 'tokens', 'links', 'designs', 'requests', 'errands', ...TOLD] as const)
    await open.deleteFrom(table).where('person', '=', id).execute()
  await open.updateTable('people').set({ keys: null, deleted: time }).where('id', '=', id).execute()
}

/** Renames the author of notes. A seat may have passed on, so there only the notes with the present name are this person's. */
async function renameNotes(open: Db, id: string, name: string): Promise<void> {
  const known = await open.selectFrom('people').select('name').where('id', '=', id).executeTakeFirst()
  const held = await open.selectFrom('seats').select(['match', 'seat']).where('person', '=', id).execute()
  const left = await open.selectFrom('handovers').select(['match', 'seat']).where('former', '=', id).execute()
  for (const { match, seat } of [...held, ...left]) {
    const passed = await open
      .selectFrom('handovers')
      .select('token')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('former', 'is not', null)
      .executeTakeFirst()
    const notes = open.updateTable('notes').set({ name }).where('match', '=', match).where('seat', '=', seat)
    await (passed ? notes.where('name', '=', known?.name ?? '') : notes).execute()
  }
}

/** People who are examined in one transaction, so that other writes do not wait long. */
const AT_ONCE = 500

/** Examines the next people after this id, and returns the id of the last one; undefined if there are no more. */
async function forgetSome(open: Db, before: number, after: string): Promise<string | undefined> {
  const next = await open.selectFrom('people').select(['id', 'created']).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
  const old = next.flatMap(({ id, created }) => (created < before ? [id] : []))
  if (old.length > 0) {
    const kept = await usedBy(open, old)
    const unused = old.filter((id) => !kept.has(id))
    if (unused.length > 0) {
      await dropErrandsOf(open, unused)
      for (const table of TOLD) await open.deleteFrom(table).where('person', 'in', unused).execute()
      await open.deleteFrom('sessions').where('person', 'in', unused).execute()
      await open.deleteFrom('people').where('id', 'in', unused).execute()
    }
  }
  return next.length < AT_ONCE ? undefined : next.at(-1)?.id
}

/** The people among these who have something that must stay. */
async function usedBy(open: Db, people: readonly string[]): Promise<ReadonlySet<string>> {
  const used = await Promise.all([
    open.selectFrom('matches').select('creator as id').where('creator', 'in', people).execute(),
    ...(['seats', 'handovers', 'designs', 'links', 'addresses', 'tokens'] as const).map((table) =>
      open.selectFrom(table).select('person as id').where('person', 'in', people).execute(),
    ),
    open
      .selectFrom('sessions')
      .select('person as id')
      .where('person', 'in', people)
      .groupBy('person')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute(),
  ])
  return new Set(used.flat().flatMap(({ id }) => id ?? []))
}

/** Locks the person's row, so that other writes for it wait until this transaction ends. */
export async function lockPerson(open: Db, person: string): Promise<void> {
  await open
    .updateTable('people')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', person)
    .execute()
}
