// Mails that come back. A mail server returns what it cannot deliver to the sender of the envelope, and each notice has one of its own, which
// nobody can guess. So the report of a failure needs nothing else to be believed, and can only be about a mail that was sent.
import type { AddressRecord } from '@admiralty/store'
import PostalMime from 'postal-mime'
import { hashOf, type NoticeSite } from './notice-mail.ts'

/** Notices that an address may refuse or return. */
const MOST_BOUNCES = 3

/** Whether no notice is mailed to an address any more, because it has refused or returned too many, until its owner confirms it again. */
export const isStopped = ({ bounces }: Pick<AddressRecord, 'bounces'>): boolean => bounces >= MOST_BOUNCES

/** The characters of a bounce key: 128 bits in hexadecimal, because mail servers may change capitals. */
const KEY_LENGTH = 32
/** The name under which the mail of a notice comes back. */
export const bounceKeyOf = (site: Pick<NoticeSite, 'secret'>, key: string): string =>
  Buffer.from(hashOf(site, ['bounce', key]), 'base64url')
    .toString('hex')
    .slice(0, KEY_LENGTH)

/** The sender of the envelope of a mail: 'bounces+0f…@example.org' for 'bounces@example.org'. */
export function returnAddress(address: string, key: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${key}${address.slice(at)}`
}

const STATUS = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im
/**
 * Why a mail came back, from the report of a mail server (RFC 3464): 'the mail came back (5.1.1)'. Undefined if it is no report of a failure: a
 * delay, or the answer of a program that tells of holidays. Never throws.
 */
export async function failureIn(returned: string): Promise<string | undefined> {
  try {
    const { attachments } = await PostalMime.parse(returned, { maxNestingDepth: 8 })
    const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
    const text = typeof report?.content === 'string' ? report.content : new TextDecoder().decode(report?.content)
    if (!/^action:\s*failed\b/im.test(text)) return undefined
    const status = STATUS.exec(text)?.[1]
    return status === undefined ? 'the mail came back' : `the mail came back (${status})`
  } catch {
    return undefined
  }
}
