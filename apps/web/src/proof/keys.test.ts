import {
  applyAction,
  beginMatch,
  type Journal,
  makeHead,
  type PublicKeys,
  publicKeyOf,
  seatPrivateKey,
  verifyJournal,
} from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentSecret, deviceSecrets, isSecret, takeSecret } from './device-secret.ts'
import { publicKeys } from './keys.ts'
import { hasKey, keysFor, signAction, signOrder } from './signing.ts'
import { memoryStorage } from './storage-for-tests.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

const host = seatPrivateKey('the server', 'host', '')
const matchWith = (seats: PublicKeys['seats']) => ({
  id: 'm1',
  seatValues: { red: 'value of red', blue: 'value of blue' },
  keys: { host: publicKeyOf(host), seats },
})

test('the first use makes a secret, and later ones keep it', () => {
  const secret = currentSecret()
  expect(isSecret(secret)).toBe(true)
  expect(currentSecret()).toBe(secret)
})

test('the secret of a personal link becomes the current one, and seats taken before keep their keys', async () => {
  const own = currentSecret()
  const match = matchWith(await keysFor(['red'], 'value of red'))
  takeSecret('f'.repeat(64))
  takeSecret('not a secret')
  expect(deviceSecrets()).toEqual(['f'.repeat(64), own])
  expect(await hasKey({ match, seat: 'red' })).toBe(true)
  expect(publicKeys(['red'], 'value of red')).not.toEqual({ red: match.keys.seats.red })
})

test('another device has the key only with the secret', async () => {
  const secret = currentSecret()
  const match = matchWith(await keysFor(['red'], 'value of red'))
  vi.stubGlobal('localStorage', memoryStorage())
  takeSecret('e'.repeat(64))
  expect(await hasKey({ match, seat: 'red' })).toBe(false)
  await expect(signAction({ match, seat: 'red' }, { seq: 0, chain: '', calls: [] }, { kind: 'conceded', seat: 'red' })).rejects.toThrow(
    'does not have the key',
  )
  takeSecret(secret)
  expect(await hasKey({ match, seat: 'red' })).toBe(true)
})

test('the keys of seats with other values cannot be told to be of one device', () => {
  const [one, other] = [publicKeys(['red', 'blue'], 'a'), publicKeys(['red'], 'b')]
  expect(new Set([one.red, one.blue, other.red]).size).toBe(3)
})

test('nothing is signed for a seat that the server signs for, or in a match without keys', async () => {
  const last = { seq: 0, chain: '', calls: [] }
  const order = { call: '1', order: {} }
  expect(await signOrder({ match: matchWith({ red: publicKeyOf(host) }), seat: 'red' }, last, order)).toBeUndefined()
  expect(await signOrder({ match: { ...matchWith({}), keys: null }, seat: 'red' }, last, order)).toBeUndefined()
})

test('a journal with a concession signed by this device is valid, and with another one it is not', async () => {
  const value = 'value of red'
  const seats = { ...(await keysFor(['red'], value)), blue: publicKeyOf(host) }
  const match = matchWith(seats)
  const head = makeHead(system, {
    id: match.id,
    setup: system.scenarios[0]?.setup({}),
    position: null,
    secret: 'dice',
    seatValues: match.seatValues,
    keys: match.keys,
    created: 0,
  })
  const opening = beginMatch(system, head, 'dice', 0)
  const action = { kind: 'conceded', seat: 'red' } as const
  const signature = await signAction({ match, seat: 'red' }, { ...opening.match, calls: [] }, action)
  const journalWith = (signatures: NonNullable<Journal['entries'][number]['signatures']>): Journal => {
    const end = applyAction(system, opening.match, { action, signatures, time: 1 }, 'dice')
    return { head, entries: [opening.entry, end.entry], chain: [opening.match.chain, end.match.chain], secret: 'dice' }
  }
  if (!signature) throw new Error('it is not signed')
  expect(verifyJournal(system, journalWith({ red: signature })).findings).toEqual(['the host has not signed its end'])
  const forged = { ...signature, value: signature.value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
  expect(verifyJournal(system, journalWith({ red: forged })).findings[0]).toMatch('does not fit its action')
})
