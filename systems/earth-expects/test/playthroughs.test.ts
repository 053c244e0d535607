// Matches as everybody heard them, kept as text: a change of the rules shows as a difference.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MATCHES, ordersFile } from './matches.ts'
import { parseOrders, playMatch, replayed } from './playthrough.ts'

describe('playthroughs', () => {
  test.each(Object.entries(MATCHES))('%s', async (name, match) => {
    const orders = parseOrders(readFileSync(ordersFile(name), 'utf8'))
    const { text, given } = playMatch(match, replayed(orders))
    expect(text.split('\n').length).toBeLessThan(900)
    await expect(text).toMatchFileSnapshot(`./playthroughs/${name}.playthrough.txt`)
    expect(given).toEqual(orders)
  })
})
