import { expect, test } from 'vitest'
import { isPublicAddress, NOT_A_PUBLIC_ADDRESS, publicLookup } from './public-address.ts'

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.7',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '127.1',
  '',
])('%s is no public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450:4001:800::200e'])('%s is one', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

test.each([true, false])('a name that leads to this machine is not resolved (all addresses: %s)', async (all) => {
  const code = await new Promise((resolve) => publicLookup('localhost', { all }, (error) => resolve(error?.code)))
  expect(code).toBe(NOT_A_PUBLIC_ADDRESS)
})
