import { expect, test } from 'vitest'
import { parseSettings, type Settings, settingsLines } from './settings.ts'

function settingsOf(environment: Readonly<Record<string, string>>): Settings {
  const settings = parseSettings(environment)
  if ('wrong' in settings) throw new Error(settings.wrong.join())
  return settings
}

test('prints one line for each setting that differs from its default', () => {
  expect(settingsLines(settingsOf({}))).toEqual([])
  expect(settingsLines(settingsOf({ PORT: '8080', TRUST_PROXY: '1', DATA_DIR: '/srv/admiralty', PATH: '/bin' }))).toEqual([
    'DATA_DIR=/srv/admiralty',
    'TRUST_PROXY=1',
  ])
})

test('prints no password and no token', () => {
  const lines = settingsLines(settingsOf({ DATABASE_URL: 'postgres://anna:sesame@db:5432/games', METRICS_TOKEN: 'open-sesame-open' }))
  expect(lines).toEqual(['DATABASE_URL=postgres://db:5432/games', 'METRICS_TOKEN=(set)'])
})

test('names each invalid setting', () => {
  const settings = parseSettings({ PORT: '70000', LOG_LEVEL: 'loud', METRICS_TOKEN: 'short', DATABASE_URL: 'mysql://x' })
  const wrong = 'wrong' in settings ? settings.wrong : []
  expect(wrong.map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'METRICS_TOKEN', 'LOG_LEVEL'])
})

test('refuses an AWAY_AFTER below one second, or below 30 seconds with a shared database', () => {
  expect(settingsOf({}).AWAY_AFTER).toBe(60_000)
  expect(settingsLines(settingsOf({ AWAY_AFTER: '3000' }))).toEqual(['AWAY_AFTER=3000'])
  for (const environment of [{ AWAY_AFTER: '0' }, { AWAY_AFTER: 'soon' }, { AWAY_AFTER: '3000', DATABASE_URL: 'postgres://db:5432/games' }])
    expect.soft(parseSettings(environment)).toMatchObject({ wrong: [expect.stringMatching(/^AWAY_AFTER: /)] })
})
