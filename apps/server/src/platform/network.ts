// The part of an address that one subscriber holds. Limits count by it.
import { isIPv6, SocketAddress } from 'node:net'

/** Groups of an IPv6 address that name a subscriber, who may use any address below them. */
const GROUPS = 4

/** The IPv4 address, or the first 64 bits of an IPv6 address: '203.0.113.7', '2001:db8:0:7::/64'. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [before = '', after] = address.split('::')
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const [head, tail] = [groups(before), groups(after ?? '')]
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, GROUPS).join(':')}::/64`
}
