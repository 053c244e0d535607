// What can be set from outside: environment variables, each checked, and printed where it differs from its default.
import { addressWithoutCredentials } from '@admiralty/store'
import { z } from 'zod'
import { DEFAULT_AWAY_AFTER } from './ports.ts'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** ms: servers tell each other every twenty seconds who is there. */
const AWAY_SHARED = 30_000

const settingsSchema = z.object({
  /** Where to listen. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Where matches are kept: in a PostgreSQL that several servers may share, or else in a folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s]+$/, 'is an address like postgres://user:password@host:5432/database')
    .optional(),
  /** s for which a PostgreSQL that cannot be reached yet is waited for at the start. */
  DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).default(60),
  DATA_DIR: z.string().default('.admiralty'),
  /** Folder of the built web. */
  WEB_DIR: z.string().optional(),
  /** Where it stands on its host, behind a proxy that has other houses too: /games/admiralty. */
  BASE_PATH: z
    .string()
    .regex(/^((\/[\w.~-]+)+|)$/, 'is a path like /games/admiralty, without a slash at its end')
    .default(''),
  /** Requests a minute from one address; 0: as many as they like. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  /** 1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: flag,
  /** Who shows it may read /metrics; without one nobody may. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'is 16 to 200 letters, figures and . _ ~ + / = -')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** ms from a question to a bot's answer, and to that of a seat that answers by itself where it has no choice. */
  PACE_BOT: z.coerce.number().int().min(0).default(500),
  PACE_AUTO: z.coerce.number().int().min(0).default(1500),
  /** ms without a stream of a table after which somebody has left it: then a bot may sit in. */
  AWAY_AFTER: z.coerce.number().int().min(1_000).max(86_400_000).default(DEFAULT_AWAY_AFTER),
  /** 1 adds the games that tests are played with. */
})
const soundSchema = settingsSchema.refine(({ DATABASE_URL, AWAY_AFTER }) => DATABASE_URL === undefined || AWAY_AFTER >= AWAY_SHARED, {
  path: ['AWAY_AFTER'],
  message: `is ${AWAY_SHARED} or more where several servers may share a database`,
})
export type Settings = z.infer<typeof settingsSchema>

/** The settings, or what is wrong with them in words. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings | { readonly wrong: readonly string[] } {
  const parsed = soundSchema.safeParse(environment)
  if (parsed.success) return parsed.data
  return { wrong: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}

/** What is not as it would be by itself, a line each; no password and no token. */
export function settingsLines(settings: Settings): readonly string[] {
  const usual: Readonly<Record<string, unknown>> = settingsSchema.parse({})
  return Object.entries(settings).flatMap(([name, value]) => (value === usual[name] ? [] : [`${name}=${shown(name, value)}`]))
}
function shown(name: string, value: unknown): string {
  if (name === 'DATABASE_URL') return addressWithoutCredentials(String(value))
  if (name === 'METRICS_TOKEN') return '(set)'
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
