// Which network addresses are public, so that no person can make this server send requests into the network that it stands in.
import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

/** IPv4 networks that are not public: of this host, private, local, reserved, for documentation, for groups of receivers. */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** The public part of IPv6, and its networks that contain addresses of IPv4, tunnels or documentation. */
const PUBLIC_6 = ['2000::', 3] as const
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const [closed4, open6, closed6] = [new BlockList(), new BlockList(), new BlockList()]
for (const [network, bits] of NOT_PUBLIC) closed4.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of NOT_PUBLIC_6) closed6.addSubnet(network, bits, 'ipv6')
open6.addSubnet(...PUBLIC_6, 'ipv6')

/** Whether an IP address is public. One of IPv6 that contains one of IPv4 never is. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !closed4.check(ip, 'ipv4')
  if (isIP(ip) === 0 || ip.includes('%')) return false
  return open6.check(ip, 'ipv6') && !closed6.check(ip, 'ipv6')
}

/** The error of `publicLookup`. */
export const NOT_A_PUBLIC_ADDRESS = 'ENOTPUBLIC'

/**
 * Resolves a name when a connection begins, and fails if one of its addresses is not public. The connection uses the addresses that were checked, so
 * a name that changes meanwhile gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) answer(error ?? notPublic(), '', 0)
    else if (addresses.some(({ address }) => !isPublicAddress(address))) answer(notPublic(), '', 0)
    else if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}
const notPublic = (): NodeJS.ErrnoException => Object.assign(new Error('the address is not public'), { code: NOT_A_PUBLIC_ADDRESS })
