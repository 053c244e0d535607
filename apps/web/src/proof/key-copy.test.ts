import { expect, test } from 'vitest'
import { openSecrets, sealSecrets } from './key-copy.ts'

const SECRETS = ['ab'.repeat(32), 'cd'.repeat(32)]
const PASSPHRASE = 'four words and a ship'

test('a copy contains no secret, and only its passphrase opens it', async () => {
  const copy = await sealSecrets(PASSPHRASE, SECRETS)
  for (const secret of SECRETS) expect(copy).not.toContain(secret)
  expect(await openSecrets(PASSPHRASE, copy)).toEqual(SECRETS)
  expect(await openSecrets(` ${PASSPHRASE} `, copy)).toEqual(SECRETS)
  expect(await openSecrets('four words and a shop', copy)).toBeNull()
})

test('two copies of the same secrets differ', async () => {
  expect(await sealSecrets(PASSPHRASE, SECRETS)).not.toBe(await sealSecrets(PASSPHRASE, SECRETS))
})

test('a copy that was changed anywhere or is no copy opens nothing', async () => {
  const copy = await sealSecrets(PASSPHRASE, SECRETS)
  for (const place of [4, 40, 70, copy.length - 1]) {
    const changed = copy.slice(0, place) + (copy[place] === '0' ? '1' : '0') + copy.slice(place + 1)
    expect(await openSecrets(PASSPHRASE, changed)).toBeNull()
  }
  for (const wrong of ['', '1', 'hello', copy.replace('1.', '2.'), copy.slice(0, -2)])
    expect(await openSecrets(PASSPHRASE, wrong)).toBeNull()
})
