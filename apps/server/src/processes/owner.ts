// Says which of several processes answers a request. All processes must agree, also after a restart.
import { crc32 } from 'node:zlib'
import { LIMITS } from '@admiralty/protocol'

/** Several processes that serve one address. */
export interface ProcessGroup {
  readonly count: number
  /** Path prefix of the server. */
  readonly base: string
}

/** The number of the process that owns a match, counted from 0. */
export const ownerOf = (match: string, count: number): number => crc32(match) % count

/** Returns a function from the address of a request to the number of the process that answers it; to null if any process may. */
export function makeRouting({ count, base }: ProcessGroup): (url: string) => number | null {
  const prefix = RegExp.escape(base)
  const ofMatch = new RegExp(`^(?:${prefix})?/api/matches/([\\w-]{1,${LIMITS.id}})(?:[/?]|$)`)
  const metrics = new RegExp(`^(?:${prefix})?/metrics\\?process=(\\d{1,3})$`)
  return (url) => {
    const match = ofMatch.exec(url)?.[1]
    if (match !== undefined) return ownerOf(match, count)
    const number = Number(metrics.exec(url)?.[1] ?? 0)
    return number >= 1 && number <= count ? number - 1 : null
  }
}
