// How a store keeps signed-in devices, mail addresses, copies of keys, tokens, and what remains of a deleted person.
import { expect, test } from 'vitest'
import { design, match, type OpenedStore, redemption, seat, TOKEN } from './samples.ts'

const ADDRESS = 'anna@example.org'

/** Tests the ways to sign in of an open store. */
export function describeSignIn(opened: OpenedStore): void {
  const mail = (token: string, person: string, address = ADDRESS) => opened.store.addLink({ token, person, expires: 100, address })
  const redeemMail = (token: string, cookie: string, current?: string) =>
    opened.store.redeemLink({ ...redemption(token, cookie, 50), kind: 'mail', current })

  test('a link in a mail verifies the address of the person who asked, and signs in the device', async () => {
    await mail('m', 'anna')
    expect(await opened.store.addressOf('anna')).toBeUndefined()
    for (let read = 0; read < 2; read += 1)
      expect(await opened.store.link('m', 50)).toMatchObject({ address: ADDRESS, expires: 100, owner: { id: 'anna' } })
    expect(await opened.store.link('m', 100)).toBeUndefined()
    expect(await redeemMail('m', 'phone')).toMatchObject({ id: 'anna', name: 'Anna' })
    await opened.reopen()
    expect(await opened.store.addressOf('anna')).toEqual({ address: ADDRESS, person: 'anna', verified: 50, bounces: 0 })
    expect((await opened.store.personOf('phone'))?.id).toBe('anna')
    expect(await redeemMail('m', 'again')).toBeUndefined()
    expect(await opened.store.personOf('again')).toBeUndefined()
  })

  test('a link in a mail signs in as the owner of the address, whoever asked for it', async () => {
    await mail('m', 'anna')
    await redeemMail('m', 'phone')
    await mail('n', 'ben')
    expect((await opened.store.link('n', 50))?.owner.id).toBe('anna')
    expect((await redeemMail('n', 'desk', 'ben'))?.id).toBe('anna')
    expect((await opened.store.personOf('desk'))?.id).toBe('anna')
    expect(await opened.store.addressOf('ben')).toBeUndefined()
  })

  test('a device that is signed in as this person already gets no second session', async () => {
    await mail('m', 'anna')
    await redeemMail('m', 'unused', 'anna')
    expect((await opened.store.devicesOf('anna')).map(({ token }) => token)).toEqual(['anna-token'])
    expect((await opened.store.addressOf('anna'))?.address).toBe(ADDRESS)
  })

  test('a link of one kind cannot be used as one of the other kind, and stays', async () => {
    await mail('m', 'anna')
    await opened.store.addLink({ token: 'p', person: 'anna', expires: 100, address: null })
    expect(await opened.store.redeemLink(redemption('m', 'x', 50))).toBeUndefined()
    expect(await redeemMail('p', 'x')).toBeUndefined()
    expect((await redeemMail('m', 'x'))?.id).toBe('anna')
    expect((await opened.store.redeemLink(redemption('p', 'y', 50)))?.id).toBe('anna')
  })

  test('of two devices that use a link at once one is signed in', async () => {
    await mail('m', 'anna')
    const used = await Promise.all([redeemMail('m', 'one'), redeemMail('m', 'two')])
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await opened.store.devicesOf('anna')).toHaveLength(2)
  })

  test('a new address replaces the former one, and an address can be removed', async () => {
    await mail('m', 'anna')
    await redeemMail('m', 'phone')
    await mail('n', 'anna', 'new@example.org')
    await redeemMail('n', 'desk', 'anna')
    expect((await opened.store.addressOf('anna'))?.address).toBe('new@example.org')
    await mail('o', 'ben')
    expect((await redeemMail('o', 'laptop', 'ben'))?.id).toBe('ben')
    await opened.store.removeAddress('ben')
    expect(await opened.store.addressOf('ben')).toBeUndefined()
  })

  test('devices are listed by their last use, and only their own person can end them', async () => {
    await opened.store.addLink({ token: 'p', person: 'anna', expires: 100, address: null })
    await opened.store.redeemLink(redemption('p', 'phone', 50))
    await opened.store.deviceSeen('anna-token', 70)
    await opened.store.deviceSeen('anna-token', 60)
    expect(await opened.store.devicesOf('anna')).toEqual([
      { token: 'anna-token', created: 1, seen: 70, device: '' },
      { token: 'phone', created: 50, seen: 50, device: 'Firefox on Linux' },
    ])
    await opened.store.endDevices('ben', ['phone'])
    expect(await opened.store.personOf('phone')).toBeDefined()
    await opened.store.endDevices('anna', ['phone'])
    await opened.store.endDevices('anna', [])
    expect(await opened.store.personOf('phone')).toBeUndefined()
    expect((await opened.store.personOf('anna-token'))?.id).toBe('anna')
  })

  test('a copy of keys is kept for its person until it is removed', async () => {
    expect(await opened.store.keyCopy('anna')).toBeNull()
    await opened.store.setKeyCopy('anna', 'sealed')
    await opened.reopen()
    expect([await opened.store.keyCopy('anna'), await opened.store.keyCopy('ben')]).toEqual(['sealed', null])
    await opened.store.setKeyCopy('anna', null)
    expect(await opened.store.keyCopy('anna')).toBeNull()
  })

  test('tokens are kept up to the limit, withdrawn by their own person only, and deleted when they have expired', async () => {
    expect(await opened.store.addToken(TOKEN, 2)).toBe(true)
    expect(await opened.store.addToken({ ...TOKEN, token: 'other', id: 't2', created: 2, scope: 'read' }, 2)).toBe(true)
    expect(await opened.store.addToken({ ...TOKEN, token: 'third', id: 't3' }, 2)).toBe(false)
    await opened.store.tokenSeen('digest', 7)
    expect(await opened.store.token('digest')).toEqual({ ...TOKEN, seen: 7 })
    expect((await opened.store.tokensOf('anna')).map(({ id }) => id)).toEqual(['t2', 't1'])
    await opened.store.removeToken('ben', 't1')
    expect(await opened.store.token('digest')).toBeDefined()
    await opened.store.removeToken('anna', 't1')
    expect(await opened.store.token('digest')).toBeUndefined()
    expect(await opened.store.validDigests([], 50)).toEqual([])
    expect(await opened.store.validDigests(['digest', 'other', 'anna-token', 'nothing'], 50)).toEqual(
      expect.arrayContaining(['other', 'anna-token']),
    )
    expect(await opened.store.validDigests(['digest', 'other'], 100)).toEqual([])
    await opened.store.forgetTokens(99)
    expect(await opened.store.token('other')).toBeDefined()
    await opened.store.forgetTokens(100)
    expect(await opened.store.token('other')).toBeUndefined()
  })

  test('people with an address or a token are not forgotten', async () => {
    for (const id of ['carl', 'dora', 'emil']) await opened.store.addPerson({ id, name: id, created: 1 }, id)
    await mail('m', 'carl')
    await redeemMail('m', 'unused', 'carl')
    await opened.store.addToken({ ...TOKEN, person: 'dora' }, 9)
    await opened.store.forgetPeople(50)
    const known = await Promise.all(['carl', 'dora', 'emil'].map((cookie) => opened.store.personOf(cookie)))
    expect(known.map((person) => person?.id)).toEqual(['carl', 'dora', undefined])
  })

  test('of a deleted person only places without the name remain', async () => {
    await mail('m', 'anna')
    await redeemMail('m', 'phone')
    await mail('n', 'anna')
    await opened.store.addToken(TOKEN, 9)
    await opened.store.addDesign(design('d1'), 9)
    await opened.store.setKeyCopy('anna', 'sealed')
    await opened.store.addNote('m1', { time: 1, seat: 'red', name: 'Anna', text: 'hello', signal: null }, 9)
    await opened.store.addNote('m1', { time: 2, seat: 'blue', name: 'Ben', text: 'hello', signal: null }, 9)
    const before = await opened.store.match('m1')
    await opened.store.deletePerson('anna', 'Deleted player', 60)
    await opened.reopen()
    const after = await opened.store.match('m1')
    expect(after).toEqual({ ...before, seats: [{ ...before?.seats[0], name: 'Deleted player' }, before?.seats[1]] })
    expect((await opened.store.notes('m1')).map(({ name }) => name)).toEqual(['Deleted player', 'Ben'])
    const signedIn = await Promise.all(['anna-token', 'phone'].map((cookie) => opened.store.personOf(cookie)))
    expect(signedIn).toEqual([undefined, undefined])
    expect([await opened.store.addressOf('anna'), await opened.store.link('n', 50), await opened.store.token('digest')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([await opened.store.designs('anna'), await opened.store.keyCopy('anna')]).toEqual([[], null])
    expect([await opened.store.isPerson('anna'), await opened.store.isPerson('nobody')]).toEqual([true, false])
    expect(await opened.store.person('anna')).toBeUndefined()
    expect([await opened.store.person('ben'), await opened.store.person('nobody')]).toMatchObject([{ name: 'Ben' }, undefined])
  })

  test('a deleted person who has passed a seat on loses the name there, and the new holder keeps all notes', async () => {
    const taken = { token: 'come', seat: 'red', by: 'holder', former: null, drafts: [] } as const
    await opened.store.addMatch(match('m2', { seats: [seat('red', { person: 'anna', name: 'Anna' })] }), [])
    await opened.store.addNote('m2', { time: 1, seat: 'red', name: 'Anna', text: 'farewell', signal: null }, 9)
    await opened.store.putHandover(
      'm2',
      { ...taken, former: 'anna', taker: { person: 'ben', name: 'Ben', key: 'k', linkEnd: null, time: 5 } },
      [],
      null,
    )
    await opened.store.addNote('m2', { time: 2, seat: 'red', name: 'Ben', text: 'hello', signal: null }, 9)
    await opened.store.deletePerson('anna', 'Deleted player', 60)
    expect((await opened.store.notes('m2')).map(({ name }) => name)).toEqual(['Deleted player', 'Ben'])
  })
}
