// Settings from environment variables: each is checked, and printed when it differs from its default.
import { addressWithoutCredentials } from '@admiralty/store'
import { z } from 'zod'
import { BUSY_AFTER } from './load.ts'
import { DEFAULT_AWAY_AFTER, DEFAULT_CONSENT_AFTER } from './ports.ts'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** Least value of AWAY_AFTER in ms with a shared database, because servers announce presence about every 20 seconds. */
const AWAY_SHARED = 30_000

const settingsSchema = z.object({
  /** Port and address to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Processes that share the port. More than one need DATABASE_URL, because a data folder belongs to one process. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Database for matches. Several servers may share a PostgreSQL; without one, matches are stored in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s]+$/, 'must be an address like postgres://user:password@host:5432/database')
    .optional(),
  /** Seconds to wait for PostgreSQL at start-up. */
  DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).default(60),
  DATA_DIR: z.string().default('.admiralty'),
  /** Folder of the built web client. */
  WEB_DIR: z.string().optional(),
  /** Path prefix behind a proxy that serves other sites too: /games/admiralty. */
  BASE_PATH: z
    .string()
    .regex(/^((\/[\w.~-]+)+|)$/, 'must be a path like /games/admiralty, without a trailing slash')
    .default(''),
  /** The address of this server for its users, with BASE_PATH: it begins the links in mails. Without it links lead to this machine. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*$/, 'must be an address like https://play.example.org/games, without a trailing slash')
    .optional(),
  /** Requests per minute from one address; 0 disables the limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  /** Milliseconds for which requests wait on average in a busy server, which refuses new work; 0: it refuses none. */
  BUSY_AFTER: z.coerce.number().int().min(0).default(BUSY_AFTER),
  /** 1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: flag,
  /** The server that takes mails, and their sender. Both or neither; without them no mail is sent. */
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"]+@[\w.-]+$/, 'must be an address like admiralty@example.org')
    .optional(),
  /** The address to which notices come back, with a key after a +. */
  MAIL_BOUNCES: z
    .string()
    .regex(/^[^\s@<>,;:"+]{1,30}@[\w.-]+$/, 'must be an address like bounces@example.org, with at most 30 characters before the @')
    .optional(),
  /** Bearer token for /metrics; without one, /metrics is disabled. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and . _ ~ + / = -')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** Milliseconds from a call to a bot's answer, and to an automatic answer. */
  PACE_BOT: z.coerce.number().int().min(0).default(500),
  PACE_AUTO: z.coerce.number().int().min(0).default(1500),
  /** Milliseconds without a stream after which a player counts as absent and a bot may stand in. */
  AWAY_AFTER: z.coerce.number().int().min(1_000).max(86_400_000).default(DEFAULT_AWAY_AFTER),
  /** Milliseconds for which the others may decline a new player of a seat. After that their silence is consent. */
  CONSENT_AFTER: z.coerce.number().int().min(60_000).max(2_592_000_000).default(DEFAULT_CONSENT_AFTER),
})
const soundSchema = settingsSchema
  .refine(({ DATABASE_URL, AWAY_AFTER }) => DATABASE_URL === undefined || AWAY_AFTER >= AWAY_SHARED, {
    path: ['AWAY_AFTER'],
    message: `must be at least ${AWAY_SHARED} when servers share a database (DATABASE_URL)`,
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => (MAIL_URL === undefined) === (MAIL_FROM === undefined), {
    path: ['MAIL_FROM'],
    message: 'must be set together with MAIL_URL',
  })
  .refine(({ MAIL_URL, MAIL_BOUNCES }) => MAIL_BOUNCES === undefined || MAIL_URL !== undefined, {
    path: ['MAIL_BOUNCES'],
    message: 'needs MAIL_URL',
  })
  .refine(({ DATABASE_URL, PROCESSES }) => DATABASE_URL !== undefined || PROCESSES === 1, {
    path: ['PROCESSES'],
    message: 'must be 1 without DATABASE_URL, because only PostgreSQL can be shared by several processes',
  })

/** The settings of a server after all checks. */
export type Settings = z.infer<typeof settingsSchema>

/** The settings, or a message for each one that is invalid. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings | { readonly wrong: readonly string[] } {
  const parsed = soundSchema.safeParse(environment)
  if (parsed.success) return parsed.data
  return { wrong: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}

/** One line for each setting that differs from its default, without passwords and tokens. */
export function settingsLines(settings: Settings): readonly string[] {
  const defaults: Readonly<Record<string, unknown>> = settingsSchema.parse({})
  return Object.entries(settings).flatMap(([name, value]) => (value === defaults[name] ? [] : [`${name}=${printable(name, value)}`]))
}
function printable(name: string, value: unknown): string {
  if (name === 'DATABASE_URL') return addressWithoutCredentials(String(value))
  if (name === 'METRICS_TOKEN' || name === 'MAIL_URL') return '(set)'
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
