// A bot of one's own, in a process of its own: the example of docs/api.md, and bots that fail.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isCommand, parseBotChoice } from '../src/own-bot.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const apiPage = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const [, COMMAND = ''] = /npx admiralty (play .*--bot.*)\n/.exec(apiPage) ?? []
const [, EXAMPLE = ''] = /```js\n(.*?)```/s.exec(apiPage) ?? []

/** Runs a command line in a folder that has this bot. */
function run(bot: string, line: string) {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'my-bot.mjs'), bot)
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  return spawnSync('node', [main, ...words], { cwd: folder, input: '', encoding: 'utf8' })
}
/** A bot that runs this for each message. */
const botThat = (does: string): string => EXAMPLE.replace(/ {2}if .*\n/, `${does}\n`)
const OWN = "play skirmish --me none --seed 7 --bot 'node my-bot.mjs'"
const lastLine = (text: string): string | undefined => text.trim().split('\n').at(-1)

test('the bot of docs/api.md plays a match to its end with the command of docs/api.md', () => {
  const { stdout, stderr, status } = run(EXAMPLE, COMMAND)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(lastLine(stdout)).toMatch(/^== /)
})

test('a bot reads begin, its questions with the view of its seat, and the result', () => {
  const { stderr, status } = run(
    botThat("console.error(line)\nif (message.type === 'call') console.log(JSON.stringify({ order: message.legal }))"),
    `${OWN} --bot red=ensign`,
  )
  expect(status).toBe(0)
  const messages = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(messages[0]).toEqual({ type: 'begin', game: 'skirmish', seats: ['blue'] })
  expect(messages.at(-1)).toMatchObject({ type: 'over', outcome: { why: expect.stringMatching(/^SK-END-/) } })
  const calls = messages.slice(1, -1)
  expect(calls.every(({ type, seat, call }) => type === 'call' && seat === 'blue' && call.seats.includes('blue'))).toBe(true)
  expect(Object.keys(calls[0])).toEqual(['type', 'seat', 'call', 'view', 'offer', 'legal'])
})

test('an illegal order is refused with its clause, and after three of them the seat gets its default order', () => {
  const { stdout, stderr, status } = run(
    botThat(
      "if (message.type === 'refused') console.error(message.refusals[0].rule)\nif (message.type !== 'over' && message.type !== 'begin') console.log('{\"order\":{\"order\":\"nonsense\"}}')",
    ),
    OWN,
  )
  expect(status).toBe(0)
  expect(stderr).toMatch(/^SK-/m)
  expect(stderr).toContain('The rules refused 3 orders of the bot')
  expect(lastLine(stdout)).toMatch(/^== /)
})

test.each([
  ['process.exit(0)', "the bot 'node my-bot.mjs' ended before the match"],
  ["console.log('hello')", "wrote 'hello' instead of an object"],
  ["console.log('{}')", "wrote '{}' instead of an object"],
])('a bot that does %s ends the program with a message', (does, message) => {
  const { stderr, status } = run(botThat(does), OWN)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})

test('a value of --bot is a rank or a command, for one seat or for all', () => {
  const seats = ['red', 'blue']
  expect(parseBotChoice('captain', seats)).toEqual({ seat: null, text: 'captain' })
  expect(parseBotChoice('blue=node a.js', seats)).toEqual({ seat: 'blue', text: 'node a.js' })
  expect(parseBotChoice('LEVEL=3 ./bot', seats)).toEqual({ seat: null, text: 'LEVEL=3 ./bot' })
  expect(['./bot', 'node bot.js', 'captian'].map(isCommand)).toEqual([true, true, false])
})
