// Calls to the server. What it answers in anger arrives as a Problem, with the rule where a rule refused.
import { base } from './base.ts'

export class Problem extends Error {
  readonly status: number
  readonly rule: string | null
  constructor(status: number, title: string, rule: string | null) {
    super(title)
    this.name = 'Problem'
    this.status = status
    this.rule = rule
  }
}
export const isProblem = (error: unknown): error is Problem => error instanceof Problem

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly key?: string
}

/** The first call of a browser makes its guest session; calls side by side would make one each, so all wait for one. */
let sessionRequest: Promise<Response | undefined> | undefined
/** What it said of me is still true. */
let fresh = true
export const ensureSession = (): Promise<Response | undefined> => {
  sessionRequest ??= fetch(`${base}/api/me`, { credentials: 'same-origin' }).catch(() => {
    sessionRequest = undefined // the call itself will say that the server cannot be reached
    return undefined
  })
  return sessionRequest
}
/** Who I am: from the greeting where it has just said so and nothing was changed since, so that the first load asks once. */
export async function whoAmI<T>(): Promise<T> {
  const first = await ensureSession()
  if (!fresh || !first?.ok || first.bodyUsed) return call<T>('/me')
  fresh = false
  return first.json()
}

export async function call<T>(path: string, { method = 'GET', body, key }: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  const asked = { method, headers, credentials: 'same-origin' as const, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  if (method !== 'GET') fresh = false
  await ensureSession()
  const response = await fetch(`${base}/api${path}`, asked).catch(() => {
    throw new Problem(0, 'The server cannot be reached. It may be starting, or your connection is down.', null)
  })
  const text = await response.text()
  if (!response.ok) throw problemOf(response.status, text)
  // Ours to trust: server and page are built from the same protocol package.
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** The words a person is to read: the reason of a refusal, else the detail, else the title. */
export function problemOf(status: number, text: string): Problem {
  const told = parsed(text)
  const words = [told.reason, told.detail, told.title].find((part) => typeof part === 'string' && part !== '')
  return new Problem(
    status,
    typeof words === 'string' ? words : `The server answered ${status}.`,
    typeof told.rule === 'string' ? told.rule : null,
  )
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A random value that nobody else had a hand in: a key for a request, a seat's share in the dice. */
export function randomValue(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
