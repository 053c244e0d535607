import { COMMON_SCRIPTS, makeScripted, playBout } from '@admiralty/bots'
import { type Call, type Dice, playersAmong } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { contenderOf, nameOf, scriptIdsOf } from './contender.ts'
import { gameIds, openGame, openPolicy, openScripts } from './games.ts'
import { pairsOf, playLeague } from './league.ts'

const scripts = (
  await Promise.all(gameIds.map(async (game) => (await openScripts(game)).map((script) => [game, script.id, script] as const)))
).flat()
/** Calls that a script is watched in; every script has something to say within them. */
const WATCHED = 250

test.each(scripts)(
  '%s, %s: the orders of the script are legal, and not those that it would give without its idea',
  async (game, _, script) => {
    const { system } = await openGame(game)
    const policy = await openPolicy(game)
    const setup = system.scenarios[0]?.setup({})
    let own = 0
    let refused = 0
    const watched = makeScripted(
      { system, policy },
      {
        ...script,
        order(view: unknown, dice: Dice) {
          const order = script.order(view, dice)
          if (order !== undefined) own += 1
          return order
        },
      },
    )
    const bots = Object.fromEntries(
      playersAmong(system.seats(setup)).map(({ seat }) => [
        seat,
        (view: unknown, call: Call, dice: Dice) => {
          const before = own
          const answer = watched(view, call, dice)
          const [order] = own > before ? [script.order(view, dice)] : []
          if (order !== undefined && system.check(view, call, order)) refused += 1
          return answer
        },
      ]),
    )
    playBout({ system, start: { setup, position: null }, bots, seed: 1, most: WATCHED })
    expect(own).toBeGreaterThan(0)
    expect(refused).toBe(0)
  },
)

test('every game has the common scripts, and no two scripts of a game share an id', async () => {
  for (const game of gameIds) {
    const ids = await scriptIdsOf(game)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(expect.arrayContaining(COMMON_SCRIPTS.map(({ id }) => id)))
  }
})
test('a contender is a rank, a rank with steps, a rank of another copy, or a script', async () => {
  const read = async (text: string) => nameOf(await contenderOf('skirmish', text))
  expect(await read('captain')).toBe('captain')
  expect(await read('captain:9')).toBe('captain with 9 steps')
  expect(await read('admiral:0@../before')).toBe('admiral with 0 steps of ../before')
  expect(await read('charge')).toBe('charge')
})
test('the league has each rank against the one below, equal ranks, the version before, and each script against captains and admirals', () => {
  const named = (before: string | null) => pairsOf(['run'], before).map((pair) => pair.map(nameOf).join(', '))
  const alone = ['captain, ensign', 'admiral, captain', 'captain, captain', 'admiral, admiral', 'run, captain', 'run, admiral']
  expect(named(null)).toEqual(alone)
  expect(named('old')).toEqual([...alone.slice(0, 4), 'captain, captain of old', 'admiral, admiral of old', ...alone.slice(4)])
})
test('the table has a row for each pair in each scenario, with won, drawn and lost games and the interval', async () => {
  const lines: string[] = []
  const plan = { games: ['skirmish'], scenario: 'duel', each: 2, seed: 1, jobs: 1, before: null, most: 20_000 }
  expect(await playLeague(plan, (line) => lines.push(line))).toBe(0)
  const pairs = pairsOf(await scriptIdsOf('skirmish'), null).map((pair) => pair.map(nameOf).join(', '))
  expect(lines.slice(2).map((line) => line.split(' | ')[2])).toEqual(pairs)
  for (const line of lines.slice(2)) expect(line).toMatch(/^\| skirmish \| duel \| .* \| \d, \d, \d \| [\d.]+ % \| [\d.]+ % to [\d.]+ % \|/)
})
