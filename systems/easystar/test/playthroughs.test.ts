// Three matches stored as text, so that a change of the rules shows as a difference.
import { readFileSync } from 'node:fs'
import { parseOrders, playMatch, replayed } from '@admiralty/testkit/playthrough'
import { describe, test } from 'vitest'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'

describe('playthroughs', () => {
  // `expect` of the test itself: mutation runs repeat the test, and a snapshot belongs to its test.
  test.for(Object.entries(MATCHES))('%s', async ([name, match], { expect }) => {
    const orders = parseOrders(game, readFileSync(ordersFile(name), 'utf8'))
    const { text, given } = playMatch(game, match, replayed(game, orders))
    expect(text.split('\n').length).toBeLessThan(600)
    await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.playthrough.txt`)
    expect(given).toEqual(orders)
  })
})
