// Signed orders over the wire: what the server accepts, what it refuses, and what the published journal shows.
import {
  actionStatement,
  compareReceipt,
  endStatement,
  isSigned,
  isSignedReceipt,
  newKeysIn,
  orderStatement,
  publicKeyOf,
  type Receipt,
  seatPrivateKey,
  servedIn,
  sign,
  verifyJournal,
} from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, duel, freshFolder, localServer, play } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const signing = (client: () => Client) => {
  let devices = 0
  return (): Client => {
    devices += 1
    return Object.assign(client(), { device: `device ${devices}` })
  }
}
const receiptOf = async (client: Client, id: string): Promise<Receipt> => (await client.get<Receipt>(`/api/matches/${id}/receipt`)).body
/** The hash of the latest entry and its number. */
const latest = ({ chain }: Receipt): { readonly after: number; readonly chain: string } => {
  const [seq = '', hash = ''] = Object.entries(chain)[0] ?? []
  return { after: Number(seq), chain: hash }
}

test('two players sign every order, and the journal and all receipts agree', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  const early = await receiptOf(red, id)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  for (const stream of streams) stream.close()
  const journal = await red.journal(id)
  const verdict = verifyJournal(system, journal)
  expect(verdict).toMatchObject({ ok: true, findings: [], signatures: { unsigned: 0 } })
  expect(verdict.signatures.signed).toBeGreaterThan(5)
  expect(journal.head.keys?.seats.red).toBe(publicKeyOf(seatPrivateKey('device 1', 'red', DUEL.value)))
  for (const receipt of [early, await receiptOf(blue, id)]) {
    expect(isSignedReceipt(receipt)).toBe(true)
    expect(compareReceipt(receipt, journal)).toMatchObject({ findings: [], agreed: { commitment: 1, values: 2, keys: 3, hashes: 1 } })
  }
})

test('an order with a wrong signature, or without one, is refused and changes nothing', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(signing(client))
  const before = await receiptOf(red, id)
  const { after, chain } = latest(before)
  const own = seatPrivateKey('device 1', 'red', DUEL.value)
  const statement = (order: unknown, hash = chain): Uint8Array =>
    orderStatement({ match: id, seat: 'red', call: '1/muster', chain: hash, order })
  const send = (signature: unknown) =>
    red.ask('POST', `/api/matches/${id}/orders`, { as: 'red', call: '1/muster', order: CARDS, signature }, { 'idempotency-key': red.key() })
  const wrong = [
    undefined,
    { after, value: sign(statement({ ...CARDS, gear: ['decoy', 'flare'] }), own) },
    { after, value: sign(statement(CARDS), seatPrivateKey('device 2', 'red', DUEL.value)) },
    { after: after + 1, value: sign(statement(CARDS), own) },
    { after, value: sign(statement(CARDS, 'ab'.repeat(32)), own) },
  ]
  for (const signature of wrong)
    expect((await send(signature)).body).toMatchObject({ type: 'urn:admiralty:refused', refusals: [{ rule: 'MATCH-SIGNED' }] })
  for (const signature of [{ after, value: 'x' }, { after: -1, value: 'ab'.repeat(64) }, 'none'])
    expect((await send(signature)).status).toBe(400)
  expect(await receiptOf(red, id)).toEqual(before)
  expect((await red.withdraw(id, 'red', '1/muster')).body).toEqual({ withdrawn: false })
  expect((await send({ after, value: sign(statement(CARDS), own) })).status).toBe(200)
})

test('a concession needs the signature of its seat', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  const forged = await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  expect(forged.body).toMatchObject({ type: 'urn:admiralty:refused', refusals: [{ rule: 'MATCH-SIGNED' }] })
  expect((await blue.concede(id, 'blue')).status).toBe(200)
  expect(verifyJournal(system, await red.journal(id))).toMatchObject({ ok: true, findings: [] })
})

/** Offers a draw of the match `id`, signed after the entry of the receipt. */
function offerDraw(player: Client, id: string, seat: 'red' | 'blue', receipt: Receipt) {
  const { after, chain } = latest(receipt)
  const key = seat === 'red' ? seatPrivateKey('device 1', 'red', DUEL.value) : seatPrivateKey('device 2', 'blue', 'ben as well')
  const statement = actionStatement({ match: id, seat, chain, action: { kind: 'drawn', seats: [seat] } })
  return player.post(`/api/matches/${id}/draw`, { as: seat, agree: true, signature: { after, value: sign(statement, key) } })
}

test('a draw carries the signatures of both players, and of the server for a bot', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  expect((await red.post(`/api/matches/${id}/draw`, { as: 'red', agree: true })).status).toBe(422)
  expect((await offerDraw(red, id, 'red', await receiptOf(red, id))).status).toBe(200)
  expect((await offerDraw(blue, id, 'blue', await receiptOf(blue, id))).status).toBe(200)
  const journal = await red.journal(id)
  expect(journal.entries.at(-1)?.action).toMatchObject({ kind: 'drawn' })
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
})

test('a decision that is left to a fixed rule is answered at once without a signature, until its seat says otherwise', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  for (const [seat, player] of Object.entries({ red, blue })) await player.order(id, seat, '1/muster', CARDS)
  expect((await red.post(`/api/matches/${id}/automatic`, { as: 'red', decisions: ['brace'], change: 1 })).status).toBe(422)
  expect((await blue.automate(id, 'blue', ['rest'], 1)).status).toBe(409)
  expect((await blue.automate(id, 'blue', ['brace'], 1)).status).toBe(200)
  expect((await blue.automate(id, 'blue', [], 1)).status).toBe(409)
  expect((await red.table(id)).seats.map(({ automatic }) => automatic)).toEqual([
    { decisions: [], change: 0 },
    { decisions: ['brace'], change: 1 },
  ])
  await red.order(id, 'red', '2/plan', { order: 'aim', at: 'blue', charge: false })
  expect((await blue.order(id, 'blue', '3/plan', { order: 'rest' })).body).toMatchObject({ seq: 4 })
  await red.concede(id, 'red')
  const journal = await red.journal(id)
  const [braced, ...more] = journal.entries.filter(({ call }) => call?.kind === 'brace')
  expect([braced, more]).toMatchObject([{ orders: { blue: { order: 'brace', card: null } } }, []])
  expect(braced).not.toHaveProperty('signatures')
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
  const without = journal.entries.map((entry) =>
    entry.action?.kind === 'automated' ? { ...entry, action: { ...entry.action, decisions: [] } } : entry,
  )
  expect(verifyJournal(system, { ...journal, entries: without }).ok).toBe(false)
})

test('a player who has lost the key goes on with a new one, and everybody is told', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  red.device = 'a new device'
  expect((await red.order(id, 'red', '1/muster', CARDS)).status).toBe(422)
  const { keys } = red.keysFor(['red'], DUEL.value)
  expect((await blue.post(`/api/matches/${id}/key`, { as: 'red', key: keys?.red })).status).toBe(403)
  for (const _ of [1, 2]) expect((await red.post(`/api/matches/${id}/key`, { as: 'red', key: keys?.red })).status).toBe(200)
  expect((await red.table(id)).keys?.seats.red).toBe(keys?.red)
  expect((await red.order(id, 'red', '1/muster', CARDS)).status).toBe(200)
  expect((await blue.order(id, 'blue', '1/muster', CARDS)).status).toBe(200)
  expect((await blue.concede(id, 'blue')).status).toBe(200)
  const journal = await red.journal(id)
  expect(journal.entries.flatMap(({ action }) => action?.kind ?? [])).toEqual(['rekeyed', 'conceded'])
  const verdict = verifyJournal(system, journal)
  expect(verdict).toMatchObject({ ok: true, findings: [] })
  expect(newKeysIn(verdict.account)).toEqual(['red'])
})

test.each([
  { between: false, draw: ['red'] },
  { between: true, draw: [] },
])('an offer of a draw lapses when its seat signs an order after a later entry: %j', async ({ between, draw }) => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  for (const [seat, player] of Object.entries({ red, blue })) await player.order(id, seat, '1/muster', CARDS)
  const offered = await receiptOf(red, id)
  expect((await offerDraw(red, id, 'red', offered)).status).toBe(200)
  blue.device = 'a new device'
  const { keys } = blue.keysFor(['blue'], 'ben as well')
  if (between) expect((await blue.post(`/api/matches/${id}/key`, { as: 'blue', key: keys?.blue })).status).toBe(200)
  expect((await red.order(id, 'red', '2/plan', { order: 'rest' })).body).toMatchObject({ seq: between ? 3 : 2 })
  const stream = await red.listen(id, 'red')
  await stream.status(() => true)
  expect(JSON.parse(stream.all.findLast(({ event }) => event === 'status')?.data ?? '{}').draw).toEqual(draw)
  stream.close()
  if (!between) return
  expect((await offerDraw(red, id, 'red', offered)).body).toMatchObject({
    type: 'urn:admiralty:refused',
    refusals: [{ rule: 'MATCH-SIGNED' }],
  })
  // A new signature is valid, but the offer comes too soon after the last one.
  expect((await offerDraw(red, id, 'red', await receiptOf(red, id))).body).toMatchObject({
    type: 'urn:admiralty:not-now',
    refusals: [{ rule: 'MATCH-DRAWN' }],
  })
})

test('an offer of a draw of a player without a key lapses with a later order as well', async () => {
  const { client } = await localServer()
  let clients = 0
  const { id, red, blue } = await duel(() => {
    clients += 1
    return Object.assign(client(), clients === 1 ? {} : { device: 'a device' })
  })
  for (const [seat, player] of Object.entries({ red, blue })) await player.order(id, seat, '1/muster', CARDS)
  expect((await red.post(`/api/matches/${id}/draw`, { as: 'red', agree: true })).status).toBe(200)
  expect((await blue.automate(id, 'blue', ['brace'], 1)).status).toBe(200)
  const stream = await red.listen(id, 'red')
  await stream.status(({ draw }) => draw.join() === 'red')
  expect((await red.order(id, 'red', '2/plan', { order: 'rest' })).body).toMatchObject({ seq: 3 })
  await stream.status(({ draw }) => draw.length === 0)
  stream.close()
})

test('a new key deletes the order that was sealed with the old one', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(signing(client))
  expect((await red.order(id, 'red', '1/muster', CARDS)).body).toMatchObject({ seq: null })
  red.device = 'a new device'
  const { keys } = red.keysFor(['red'], DUEL.value)
  expect((await red.post(`/api/matches/${id}/key`, { as: 'red', key: keys?.red })).status).toBe(200)
  expect((await blue.order(id, 'blue', '1/muster', CARDS)).body).toMatchObject({ seq: null })
  expect((await red.order(id, 'red', '1/muster', CARDS)).body).toMatchObject({ seq: 2 })
  expect((await blue.concede(id, 'blue')).status).toBe(200)
  const verdict = verifyJournal(system, await red.journal(id))
  expect(verdict).toMatchObject({ ok: true, findings: [] })
  expect(newKeysIn(verdict.account)).toEqual(['red'])
})

test('the server signs the end for bots and for clients without a key, and its key outlives a restart', async () => {
  const folder = freshFolder()
  const { client, close } = await localServer({ folder })
  const player = client()
  const id = await player.open({ ...DUEL, seats: { red: 'me', blue: 'bot:ensign' } })
  const { keys } = await player.table(id)
  expect(keys?.seats).toEqual({ red: keys?.host, blue: keys?.host })
  ;(await play({ client: player, match: id, seat: 'red' })).close()
  const journal = await player.journal(id)
  const verdict = verifyJournal(system, journal)
  expect(verdict).toMatchObject({ ok: true, findings: [], signatures: { signed: 0, unsigned: 0 } })
  expect(servedIn(verdict.account).toSorted()).toEqual(['blue', 'red'])
  expect(verdict.signatures.byServer).toBeGreaterThan(0)
  expect(isSigned(endStatement(id, journal.chain.at(-1) ?? ''), journal.signature ?? '', keys?.host ?? '')).toBe(true)
  await close()
  const again = await localServer({ folder })
  expect((await receiptOf(again.client(), id)).host).toBe(keys?.host)
})
