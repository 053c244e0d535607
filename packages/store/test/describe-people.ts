// How a store keeps people: people, seats, invitations, links, designs and requests.
import { expect, test } from 'vitest'
import { design, KEY, LINK_END, match, type OpenedStore, OTHER_KEY, redemption, request, seat } from './samples.ts'

/** Tests the people of an open store. */
export function describePeople(opened: OpenedStore): void {
  test('the key of the server stays the one that was stored first', async () => {
    expect(await opened.store.serverKey(KEY)).toBe(KEY)
    expect(await opened.store.serverKey(OTHER_KEY)).toBe(KEY)
  })

  test('an invitation gives its seat to one person only', async () => {
    const acceptance = (person: string) => ({
      token: 'come',
      person,
      name: person,
      value: 'v',
      keys: { blue: KEY, red: OTHER_KEY },
      linkEnds: { blue: LINK_END },
      time: 9,
    })
    expect(await opened.store.invitation('nonsense')).toBeUndefined()
    expect(await opened.store.acceptInvitation({ ...acceptance('ben'), token: 'nonsense' })).toBe(false)
    const [ben, anna] = await Promise.all([
      opened.store.acceptInvitation(acceptance('ben')),
      opened.store.acceptInvitation(acceptance('anna')),
    ])
    expect(ben).not.toBe(anna)
    expect(await opened.store.invitation('come')).toEqual({ token: 'come', match: 'm1', seat: 'blue', used: true })
    expect(await opened.store.invitationsOf('m1')).toHaveLength(1)
    const person = ben ? 'ben' : 'anna'
    expect((await opened.store.match('m1'))?.seats[1]).toEqual(
      seat('blue', { person, name: person, value: 'v', key: KEY, linkEnd: LINK_END }),
    )
  })

  test('the matches of a person are those it created and those it has a seat in, latest first', async () => {
    await opened.store.addMatch(match('m2', { creator: 'ben', updated: 3, seats: [seat('red'), seat('blue', { person: 'anna' })] }), [])
    await opened.store.addMatch(match('m3', { creator: 'ben', updated: 2, seats: [seat('red')] }), [])
    expect((await opened.store.matchesOf('anna', 10)).map(({ id }) => id)).toEqual(['m2', 'm1'])
    expect((await opened.store.matchesOf('anna', 1)).map(({ id }) => id)).toEqual(['m2'])
    expect((await opened.store.matchesOf('ben', 10)).map(({ id }) => id)).toEqual(['m2', 'm3'])
  })

  test('a new name appears in every match, and a seat remembers whether it answers automatically', async () => {
    await opened.store.rename('anna', 'Annika')
    await opened.store.setAuto('m1', 'red', true, null)
    expect((await opened.store.match('m1'))?.seats).toEqual([
      seat('red', { person: 'anna', name: 'Annika', value: 'a', auto: true }),
      seat('blue'),
    ])
  })

  test('the names beside a person are those of the other people at its tables, each once', async () => {
    await opened.store.addPerson({ id: 'carl', name: 'Carl', created: 1 }, 'carl-token')
    const others = [seat('blue', { person: 'ben', name: 'Ben' }), seat('white', { bot: 'ensign', name: 'Ensign' }), seat('green')]
    for (const id of ['m2', 'm3']) await opened.store.addMatch({ ...match(id), seats: [...match(id).seats.slice(0, 1), ...others] }, [])
    await opened.store.addMatch({ ...match('m4'), status: 'over', seats: [seat('red', { person: 'carl', name: 'Carl' }), ...others] }, [])
    expect(await opened.store.namesBeside('anna')).toEqual(['Ben'])
    expect((await opened.store.namesBeside('ben')).toSorted()).toEqual(['Anna', 'Carl'])
    expect(await opened.store.namesBeside('nobody')).toEqual([])
  })

  test('a person has its own designs, at most up to the limit, and latest first', async () => {
    expect(await opened.store.addDesign(design('d1'), 2)).toBe(true)
    expect(await opened.store.addDesign(design('d2', { system: 'skirmish', updated: 4 }), 2)).toBe(true)
    expect(await opened.store.addDesign(design('d3'), 2)).toBe(false)
    expect(await opened.store.addDesign(design('d4', { person: 'ben' }), 2)).toBe(true)
    await opened.reopen()
    expect((await opened.store.designs('anna')).map(({ id }) => id)).toEqual(['d2', 'd1'])
    expect(await opened.store.designs('ben')).toEqual([design('d4', { person: 'ben' })])
  })

  test('only its own person can change or delete a design', async () => {
    await opened.store.addDesign(design('d1'), 9)
    const change = { id: 'd1', person: 'anna', name: 'Terns', design: { ships: [] }, updated: 8 }
    expect(await opened.store.changeDesign({ ...change, person: 'ben' })).toBeUndefined()
    expect(await opened.store.changeDesign({ ...change, id: 'd9' })).toBeUndefined()
    expect(await opened.store.changeDesign(change)).toEqual(design('d1', { name: 'Terns', design: { ships: [] }, updated: 8 }))
    await opened.store.removeDesign('ben', 'd1')
    expect(await opened.store.designs('anna')).toEqual([design('d1', { name: 'Terns', design: { ships: [] }, updated: 8 })])
    await opened.store.removeDesign('anna', 'd1')
    expect(await opened.store.designs('anna')).toEqual([])
  })

  test('two requests for a rematch get the same match', async () => {
    const ids = await Promise.all([opened.store.addRematch('m1', match('m2')), opened.store.addRematch('m1', match('m3'))])
    const [first, later] = ids[0] === 'm2' ? ['m2', 'm3'] : ['m3', 'm2']
    expect(ids).toEqual([first, first])
    expect((await opened.store.match('m1'))?.rematch).toBe(first)
    expect((await opened.store.match(first))?.seats).toHaveLength(2)
    expect(await opened.store.match(later)).toBeUndefined()
  })

  test('a reserved seat can be taken once, and only by its person', async () => {
    await opened.store.addMatch(match('m2', { seats: [seat('red', { person: 'anna', name: 'Anna' }), seat('blue')] }), [])
    const request = { match: 'm2', seat: 'red', person: 'anna', value: 'v', keys: { red: KEY }, linkEnds: { red: LINK_END }, time: 9 }
    expect(await opened.store.takeReservedSeat({ ...request, person: 'ben' })).toBe(false)
    expect(await opened.store.takeReservedSeat({ ...request, seat: 'blue' })).toBe(false)
    expect(await opened.store.takeReservedSeat(request)).toBe(true)
    expect(await opened.store.takeReservedSeat({ ...request, value: 'other' })).toBe(false)
    expect(await opened.store.match('m2')).toMatchObject({
      updated: 9,
      seats: [
        { seat: 'red', value: 'v', key: KEY, linkEnd: LINK_END },
        { value: null, key: null, linkEnd: null },
      ],
    })
  })

  test('a personal link signs in one device once, before it expires', async () => {
    const link = (token: string) => opened.store.addLink({ token, person: 'anna', expires: 100, address: null })
    for (const token of ['none', 'one']) await link(token)
    const redeem = (token: string, device: string, time = 99) => opened.store.redeemLink(redemption(token, device, time))
    expect(await redeem('nonsense', 'd0')).toBeUndefined()
    expect(await redeem('none', 'd0')).toBeUndefined()
    const taken = await Promise.all([redeem('one', 'd1'), redeem('one', 'd2')])
    expect(taken.filter(Boolean)).toEqual([{ id: 'anna', name: 'Anna', created: 1 }])
    await link('two')
    expect(await redeem('two', 'd3', 100)).toBeUndefined()
    await link('three')
    await opened.store.forgetLinks(100)
    expect(await redeem('three', 'd4')).toBeUndefined()
    await opened.reopen()
    const known = await Promise.all(['anna-token', 'd1', 'd2', 'd3', 'd4'].map((token) => opened.store.personOf(token)))
    expect(known.map((person) => person?.id)).toEqual(['anna', taken[0]?.id, taken[1]?.id, undefined, undefined])
  })

  test('old people without a match, seat, design, device or link are forgotten', async () => {
    const users = ['carl', 'dora', 'emil', 'fred', 'gina', 'hans'] as const
    for (const id of users) await opened.store.addPerson({ id, name: id, created: id === 'hans' ? 50 : 1 }, id)
    await opened.store.addMatch(match('m2', { creator: 'carl', seats: [seat('red', { person: 'dora' })] }), [])
    await opened.store.addDesign({ id: 'd', person: 'emil', system: 'easystar', name: 'd', design: {}, updated: 1 }, 9)
    await opened.store.addLink({ token: 'to fred', person: 'fred', expires: 100, address: null })
    await opened.store.forgetPeople(50)
    const known = await Promise.all(users.map((token) => opened.store.personOf(token)))
    expect(known.map((person) => person?.id)).toEqual(['carl', 'dora', 'emil', 'fred', undefined, 'hans'])
    await opened.store.redeemLink(redemption('to fred', 'second', 9))
    await opened.store.forgetPeople(51)
    expect((await opened.store.personOf('second'))?.id).toBe('fred')
    expect(await opened.store.personOf('hans')).toBeUndefined()
  })

  test('of many people all unused ones are forgotten', async () => {
    const ids = Array.from({ length: 600 }, (_, number) => `user-${number}`)
    for (let first = 0; first < ids.length; first += 100)
      await Promise.all(ids.slice(first, first + 100).map((id) => opened.store.addPerson({ id, name: id, created: 1 }, id)))
    await opened.store.forgetPeople(2)
    const some = ['user-0', 'user-299', 'user-599', 'user-99']
    expect((await Promise.all(some.map((id) => opened.store.personOf(id)))).filter(Boolean)).toEqual([])
    expect((await opened.store.personOf('anna-token'))?.id).toBe('anna')
  })

  test('the first request with a key is stored, and later ones get its digest', async () => {
    const remember = (digest: string) => opened.store.rememberRequest({ ...request('mine'), digest })
    const digests = await Promise.all(['x', 'y', 'z', 'x'].map(remember))
    expect(new Set(digests).size).toBe(1)
    expect(await remember('late')).toBe(digests[0])
    expect(await opened.store.rememberRequest({ ...request('mine'), person: 'ben', digest: 'other' })).toBe('other')
    await opened.store.forgetRequests(6)
    expect(await remember('late')).toBe('late')
  })

  test('a check of writes succeeds again and again, and leaves one row at most', async () => {
    for (const time of [3, 4]) await opened.store.checkWrites(time)
    await opened.reopen()
    await opened.store.checkWrites(5)
    expect(await opened.store.request('', 'probe')).toMatchObject({ time: 5 })
    await opened.store.forgetRequests(6)
    expect(await opened.store.request('', 'probe')).toBeUndefined()
  })

  test('requests older than the given time are deleted', async () => {
    await opened.store.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, request('old'), null)
    await opened.store.forgetRequests(5)
    expect(await opened.store.request('anna', 'old')).toBeDefined()
    await opened.store.forgetRequests(6)
    expect(await opened.store.request('anna', 'old')).toBeUndefined()
  })
}
