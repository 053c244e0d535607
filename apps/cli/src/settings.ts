// The settings that the server would be started with, here and now.
import { parseSettings, type Settings } from '@admiralty/server'
import { fail } from './fail.ts'

export function readSettings(): Settings {
  const settings = parseSettings(process.env)
  return 'wrong' in settings ? fail(`invalid settings:\n  ${settings.wrong.join('\n  ')}`) : settings
}
