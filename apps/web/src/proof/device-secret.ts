// The secrets of this device. The keys of all its seats are derived from them, so a personal link need carry only one text.
import { randomValue } from '../api/client.ts'

const KEY = 'admiralty.secrets'
/** Whether a text is a secret: 32 bytes in hexadecimal. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** Used while storage is forbidden; lost with the page. */
let unstored: readonly string[] = []

/** All secrets, the current one first. Earlier ones remain, because seats taken with them still need their keys. */
export function deviceSecrets(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const secrets = Array.isArray(stored) ? stored.filter(isSecret) : []
    return secrets.length > 0 ? secrets : unstored
  } catch {
    return unstored
  }
}

function keep(secrets: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(secrets))
  } catch {
    unstored = secrets
  }
}

/** The secret for new seats. The first call makes it. */
export function currentSecret(): string {
  const [known] = deviceSecrets()
  if (known !== undefined) return known
  const made = randomValue() + randomValue()
  keep([made])
  return made
}

/** Makes the secret of a personal link the current one. Ignores any other text. */
export function takeSecret(text: string): void {
  if (isSecret(text)) keep([text, ...deviceSecrets().filter((known) => known !== text)])
}

/** Adds the secrets of an opened copy. Its current one becomes the current one here, so that both devices sign new seats with the same key. */
export function takeSecrets(secrets: readonly string[]): void {
  for (const secret of secrets.toReversed()) takeSecret(secret)
}
