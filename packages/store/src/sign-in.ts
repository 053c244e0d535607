// The ways in which a person is known again: devices that are signed in, links, mail addresses, and tokens of programs.
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import type { Db } from './group-commit.ts'
import { lockPerson, PERSON } from './people.ts'
import type { AddressRecord, FoundLink, LinkRedemption, PeopleStore, Person, TokenRecord, TokenScope } from './people-store.ts'
import type { Tables } from './tables.ts'

/** The part of the store for devices, links, addresses and tokens. */
export const signInStore = (db: Kysely<Tables>, { write }: Backend) => ({
  ...deviceStore(db, write),
  ...linkStore(db, write),
  ...tokenStore(db, write),
})

type Devices = Pick<PeopleStore, 'devicesOf' | 'validDigests' | 'deviceSeen' | 'endDevices'>
const deviceStore = (db: Kysely<Tables>, write: Backend['write']): Devices => ({
  devicesOf: (person) =>
    db
      .selectFrom('sessions')
      .select(['token', 'created', 'seen', 'device'])
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .orderBy('token')
      .execute(),
  validDigests: async (digests, time) => {
    if (digests.length === 0) return []
    const devices = db.selectFrom('sessions').select('token').where('token', 'in', digests)
    const tokens = db.selectFrom('tokens').select('token').where('token', 'in', digests).where('expires', '>', time)
    return (await devices.union(tokens).execute()).map(({ token }) => token)
  },
  deviceSeen: (token, seen) =>
    write(
      async (open) => void (await open.updateTable('sessions').set({ seen }).where('token', '=', token).where('seen', '<', seen).execute()),
    ),
  endDevices: async (person, tokens) => {
    if (tokens.length === 0) return
    await write(
      async (open) => void (await open.deleteFrom('sessions').where('person', '=', person).where('token', 'in', tokens).execute()),
    )
  },
})

type Links = Pick<PeopleStore, 'addLink' | 'link' | 'redeemLink' | 'forgetLinks' | 'addressOf' | 'removeAddress'>
const linkStore = (db: Kysely<Tables>, write: Backend['write']): Links => ({
  addLink: (link) =>
    write(async (open) => {
      await lockPerson(open, link.person)
      await open
        .deleteFrom('links')
        .where('person', '=', link.person)
        .where('address', link.address === null ? 'is' : 'is not', null)
        .execute()
      await open.insertInto('links').values(link).execute()
    }),
  link: (token, time) => findLink(db, token, time),
  redeemLink: (redemption) => write((open) => redeemLink(open, redemption)),
  forgetLinks: (before) => write(async (open) => void (await open.deleteFrom('links').where('expires', '<=', before).execute())),
  addressOf: (person) => db.selectFrom('addresses').selectAll().where('person', '=', person).executeTakeFirst(),
  removeAddress: (person) => write(async (open) => void (await open.deleteFrom('addresses').where('person', '=', person).execute())),
})

/** The link, and as whom it signs in. */
async function findLink(open: Db, token: string, time: number): Promise<FoundLink | undefined> {
  const link = await open.selectFrom('links').selectAll().where('token', '=', token).where('expires', '>', time).executeTakeFirst()
  if (!link) return undefined
  const known =
    link.address === null
      ? undefined
      : await open.selectFrom('addresses').select('person').where('address', '=', link.address).executeTakeFirst()
  const owner = await open
    .selectFrom('people')
    .select(PERSON)
    .where('id', '=', known?.person ?? link.person)
    .executeTakeFirst()
  return owner && { address: link.address, expires: link.expires, owner }
}

async function redeemLink(open: Db, { token, time, kind, cookie, device, current }: LinkRedemption): Promise<Person | undefined> {
  const link = await findLink(open, token, time)
  if (!link || (link.address === null) !== (kind === 'personal')) return undefined
  const { address, owner } = link
  await lockPerson(open, owner.id)
  // Two devices may use it at once. Only one of them deletes it.
  const used = await open.deleteFrom('links').where('token', '=', token).returning('token').executeTakeFirst()
  if (!used) return undefined
  if (address !== null) await verifyAddress(open, { address, person: owner.id, verified: time })
  if (owner.id !== current)
    await open.insertInto('sessions').values({ token: cookie, person: owner.id, created: time, seen: time, device }).execute()
  return owner
}

/** Gives an address to its person. If it has an owner, its bounces are forgotten, because a mail has reached it. */
async function verifyAddress(open: Db, record: Omit<AddressRecord, 'bounces'>): Promise<void> {
  await open.deleteFrom('addresses').where('person', '=', record.person).where('address', '!=', record.address).execute()
  await open
    .insertInto('addresses')
    .values(record)
    .onConflict((known) => known.column('address').doUpdateSet({ bounces: 0 }))
    .execute()
}

type Tokens = Pick<PeopleStore, 'addToken' | 'token' | 'tokensOf' | 'tokenSeen' | 'removeToken' | 'forgetTokens'>
const tokenStore = (db: Kysely<Tables>, write: Backend['write']): Tokens => ({
  addToken: (token, limit) => write((open) => addToken(open, token, limit)),
  token: async (digest) => parseToken(await db.selectFrom('tokens').selectAll().where('token', '=', digest).executeTakeFirst()),
  tokensOf: async (person) => {
    const rows = await db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created', 'desc').orderBy('id').execute()
    return rows.flatMap((row) => parseToken(row) ?? [])
  },
  tokenSeen: (digest, seen) =>
    write(async (open) => void (await open.updateTable('tokens').set({ seen }).where('token', '=', digest).execute())),
  removeToken: (person, id) =>
    write(async (open) => void (await open.deleteFrom('tokens').where('person', '=', person).where('id', '=', id).execute())),
  forgetTokens: (before) => write(async (open) => void (await open.deleteFrom('tokens').where('expires', '<=', before).execute())),
})

async function addToken(open: Db, token: TokenRecord, limit: number): Promise<boolean> {
  await lockPerson(open, token.person)
  const { count } = await open
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '=', token.person)
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit) return false
  await open.insertInto('tokens').values(token).execute()
  return true
}

const isScope = (text: string): text is TokenScope => text === 'read' || text === 'play'
/** A row with an unknown scope is no token. */
const parseToken = (row: Tables['tokens'] | undefined): TokenRecord | undefined => {
  if (!row || !isScope(row.scope)) return undefined
  return { ...row, scope: row.scope }
}
