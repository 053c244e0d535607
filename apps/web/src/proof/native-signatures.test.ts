import { isSigned, publicKeyOf, seatPrivateKey, sign } from '@admiralty/match'
import { afterEach, expect, test, vi } from 'vitest'
import { isSignedNatively, signNatively } from './native-signatures.ts'

// No other test uses this key, because keys are remembered.
const key = seatPrivateKey('native signatures', 'host', '')
const publicKey = publicKeyOf(key)
const statement = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)
const value = sign(statement, key)
const withoutNative = (): void => void vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser signs as the match package does', async () => {
  const native = vi.spyOn(crypto.subtle, 'sign')
  expect(await signNatively(statement, key)).toBe(value)
  expect(native).toHaveBeenCalledTimes(1)
  withoutNative()
  expect(await signNatively(statement, key)).toBe(value)
})
test('a browser checks a signature as the match package does, which checks the first one of each key', async () => {
  const native = vi.spyOn(crypto.subtle, 'verify')
  expect(await isSignedNatively(statement, value, publicKey)).toBe(true)
  expect(native).not.toHaveBeenCalled()
  expect(await isSignedNatively(statement, value, publicKey)).toBe(true)
  expect(native).toHaveBeenCalledTimes(1)
  // It would have the right bytes if digits were read as far as they go.
  const spaced = (value.match(/../g) ?? []).map((pair) => pair.replace(/^0/, ' ')).join('')
  expect(spaced).toContain(' ')
  const malformed = ['', 'zz', value.slice(2), `${value}00`, spaced]
  for (const wrong of [sign(other, key), sign(statement, seatPrivateKey('somebody', 'host', '')), ...malformed])
    expect.soft(await isSignedNatively(statement, wrong, publicKey), wrong).toBe(isSigned(statement, wrong, publicKey))
  withoutNative()
  expect(await isSignedNatively(statement, value, publicKey)).toBe(true)
  expect(await isSignedNatively(other, value, publicKey)).toBe(false)
})
