// The settings that a server would have in this environment.
import { parseSettings, type Settings } from '@admiralty/server'
import { fail } from './fail.ts'

export function readSettings(): Settings {
  const settings = parseSettings(process.env)
  return 'wrong' in settings ? fail(`invalid settings:\n  ${settings.wrong.join('\n  ')}`) : settings
}
