import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('addresses that one subscriber may use are one network', () => {
  const network = networkOf('2001:db8:0:7::1')
  expect(network).toBe('2001:db8:0:7::/64')
  for (const same of ['2001:db8:0:7:ffff:1:2:3', '2001:0DB8::7:0:0:0:9', '2001:db8:0:7::']) expect.soft(networkOf(same)).toBe(network)
  for (const other of ['2001:db8:0:8::1', '2001:db8::1', '::1', '203.0.113.7']) expect.soft(networkOf(other)).not.toBe(network)
})

test('an IPv4 address is itself, also when it is mapped into IPv6', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.7'))
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'))
})
