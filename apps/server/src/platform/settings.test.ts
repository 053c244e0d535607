import { expect, test } from 'vitest'
import { parseSettings, type Settings, settingsLines } from './settings.ts'

function parsed(environment: Readonly<Record<string, string>>): Settings {
  const settings = parseSettings(environment)
  if ('wrong' in settings) throw new Error(settings.wrong.join())
  return settings
}

test('what is not as it would be by itself is printed, a line each', () => {
  expect(settingsLines(parsed({}))).toEqual([])
  expect(settingsLines(parsed({ PORT: '8080', TRUST_PROXY: '1', DATA_DIR: '/srv/admiralty', PATH: '/bin' }))).toEqual([
    'DATA_DIR=/srv/admiralty',
    'TRUST_PROXY=1',
  ])
})

test('no password and no token is printed', () => {
  const lines = settingsLines(parsed({ DATABASE_URL: 'postgres://anna:sesame@db:5432/games', METRICS_TOKEN: 'open-sesame-open' }))
  expect(lines).toEqual(['DATABASE_URL=postgres://db:5432/games', 'METRICS_TOKEN=(set)'])
})

test('each setting that cannot be read is named', () => {
  const settings = parseSettings({ PORT: '70000', LOG_LEVEL: 'loud', METRICS_TOKEN: 'short', DATABASE_URL: 'mysql://x' })
  const wrong = 'wrong' in settings ? settings.wrong : []
  expect(wrong.map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'METRICS_TOKEN', 'LOG_LEVEL'])
})

test('how long somebody is away before a bot may sit in is kept within reason, and longer where several servers have to tell each other', () => {
  expect(parsed({}).AWAY_AFTER).toBe(60_000)
  expect(settingsLines(parsed({ AWAY_AFTER: '3000' }))).toEqual(['AWAY_AFTER=3000'])
  for (const environment of [{ AWAY_AFTER: '0' }, { AWAY_AFTER: 'soon' }, { AWAY_AFTER: '3000', DATABASE_URL: 'postgres://db:5432/games' }])
    expect.soft(parseSettings(environment)).toMatchObject({ wrong: [expect.stringMatching(/^AWAY_AFTER: /)] })
})
