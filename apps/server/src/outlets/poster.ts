// Posts to addresses that people have chosen, and to nothing else: HTTPS, public addresses, no redirects, a time limit, and no answer but its status.
import { Agent, request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, NOT_A_PUBLIC_ADDRESS, publicLookup } from '../platform/public-address.ts'

/** A request that is posted. */
interface Posted {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}
/** The status of the answer, or why there was none. */
export type PostAnswer = { readonly status: number } | { readonly status: null; readonly why: string }
/** Posts a request. Never throws. */
export type Poster = (posted: Posted, signal: AbortSignal) => Promise<PostAnswer>

/** Milliseconds within which an answer must begin. */
const PATIENCE = 10_000
/** Bytes of the headers of an answer at most. Its body is not read. */
const MOST_HEADERS = 16_384
/** An unknown name and a name in an internal network get the same answer, so that nobody can explore that network. */
const NOT_REACHED = 'it cannot be reached at a public address'

export interface PosterOptions {
  readonly patience?: number
  /** How names are resolved, and which addresses are allowed. Tests replace it to reach this machine. */
  readonly network?: { readonly lookup: typeof publicLookup; isAllowed(ip: string): boolean }
  /** Certificates that are trusted besides those of Node. */
  readonly ca?: string
}

/** A poster to the public network. */
export function makePoster({ patience = PATIENCE, network = PUBLIC, ca }: PosterOptions = {}): Poster {
  // No connection is kept, so each one is checked; and an agent of its own uses no proxy.
  const agent = new Agent({ keepAlive: false, maxSockets: 20, lookup: network.lookup, ...(ca !== undefined && { ca }) })
  return ({ url, headers, body }, signal) =>
    new Promise((resolve) => {
      const address = URL.parse(url)
      if (address?.protocol !== 'https:' || !mayConnect(address.hostname, network.isAllowed))
        return resolve({ status: null, why: NOT_REACHED })
      const limit = AbortSignal.timeout(patience)
      const sent = request(address, {
        method: 'POST',
        agent,
        maxHeaderSize: MOST_HEADERS,
        signal: AbortSignal.any([signal, limit]),
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      })
      sent.once('response', (response) => {
        resolve({ status: response.statusCode ?? 0 })
        response.destroy()
      })
      sent.on('error', (error) =>
        resolve({ status: null, why: limit.aborted ? `it did not answer within ${patience / 1000} s` : reasonOf(error) }),
      )
      sent.end(body)
    })
}
const PUBLIC = { lookup: publicLookup, isAllowed: isPublicAddress }

/** Whether a host may be tried: a name, which is resolved when the connection begins, or an allowed address. */
function mayConnect(host: string, isAllowed: (ip: string) => boolean): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 || isAllowed(bare)
}

const NAMELESS: ReadonlySet<string> = new Set([NOT_A_PUBLIC_ADDRESS, 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])
/** Its text may quote an address, so it is left out. */
function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = 'unknown' } = error
  return NAMELESS.has(code) ? NOT_REACHED : `the connection failed (${code})`
}
