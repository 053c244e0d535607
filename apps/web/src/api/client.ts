// Calls to the server.
import { base } from './base.ts'
import { learnServerTime } from './server-time.ts'

/** A refusal by a rule. The clause is null if no rule refuses, but the request has failed. */
export interface Refused {
  readonly rule: string | null
  readonly reason: string
}
/** A failed call: HTTP status (0 if the server was not reached), message, and what the rules refuse; empty if the cause is another. */
export class Problem extends Error {
  readonly status: number
  readonly refusals: readonly Refused[]
  constructor(status: number, title: string, refusals: readonly Refused[]) {
    super(title)
    this.name = 'Problem'
    this.status = status
    this.refusals = refusals
  }
}
/** Why a request has failed, as a list for `RefusalNote`: what the rules refuse, or else the message. */
export const reasonsOf = (error: unknown): readonly Refused[] =>
  isProblem(error) && error.refusals.length > 0
    ? error.refusals
    : [{ rule: null, reason: error instanceof Error ? error.message : String(error) }]
export const isProblem = (error: unknown): error is Problem => error instanceof Problem

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** The idempotency key. */
  readonly key?: string
}

/** The first call of a new browser creates its guest session. Parallel calls would create several, so all calls wait for this one. */
let sessionRequest: Promise<Response | undefined> | undefined
/** The answer to the first call is still valid. */
let fresh = true
export const ensureSession = (): Promise<Response | undefined> => {
  sessionRequest ??= fetch(`${base}/api/me`, { credentials: 'same-origin' }).catch(() => {
    sessionRequest = undefined // the call itself reports that the server cannot be reached
    return undefined
  })
  return sessionRequest
}
/** The current user, from the answer to the first call while that is valid, so the first load needs one request only. */
export async function whoAmI<T>(): Promise<T> {
  const first = await ensureSession()
  if (!fresh || !first?.ok || first.bodyUsed) return call<T>('/me')
  fresh = false
  return first.json()
}

/** Calls the API and returns the JSON of the answer. Throws a `Problem` on failure. */
export async function call<T>(path: string, { method = 'GET', body, key }: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  const request = { method, headers, credentials: 'same-origin' as const, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  if (method !== 'GET') fresh = false
  await ensureSession()
  const response = await fetch(`${base}/api${path}`, request).catch(() => {
    throw new Problem(0, 'The server cannot be reached. It may be starting, or your connection is down.', [])
  })
  learnServerTime(response.headers)
  const text = await response.text()
  if (!response.ok) throw problemOf(response.status, text)
  // The cast is safe: server and page are built from the same protocol package.
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** The message is the first reason of a refusal, otherwise the detail or the title of the problem document. */
export function problemOf(status: number, text: string): Problem {
  const body = parsed(text)
  const refusals = Array.isArray(body.refusals) ? body.refusals.filter(isReason) : []
  const message = [refusals[0]?.reason, body.detail, body.title].find((part) => typeof part === 'string' && part !== '')
  return new Problem(status, typeof message === 'string' ? message : `The server reported error ${status}. Try again later.`, refusals)
}

const isReason = (value: unknown): value is Refused =>
  typeof value === 'object' &&
  value !== null &&
  'rule' in value &&
  typeof value.rule === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string'

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // each field is checked where it is read
  } catch {
    return {}
  }
}

/** 32 random hexadecimal digits: an idempotency key, or a seat's value for the dice. */
export function randomValue(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
