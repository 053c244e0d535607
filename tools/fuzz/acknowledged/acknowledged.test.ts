import { seededDice } from '@admiralty/kernel'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../../../apps/server/test/client.ts'
import { localServer } from '../../../apps/server/test/tables.ts'
import { beginMatch } from '../played-match.ts'
import { accountOf, OrderLedger } from './ledger.ts'
import { makeTally, OrderingMatch } from './players.ts'

/** Plays a match of Skirmish, on a server that has these rules. */
async function played(rules: typeof skirmish.system) {
  const games = { skirmish: { about: skirmish.about, rules: async () => ({ ...skirmish, system: rules }), bots: async () => skirmish } }
  const { url } = await localServer({ games })
  const tally = makeTally()
  const { system } = skirmish
  const match = await beginMatch({
    url,
    system: system as Parameters<typeof beginMatch>[0]['system'],
    dice: seededDice(7),
    holder: 'invite', // the tool takes any system
    auto: () => false,
    client: (base) => new Client(base),
  })
  return {
    tally,
    findings: await new OrderingMatch(match, skirmish.words as ConstructorParameters<typeof OrderingMatch>[1], tally).play(400),
  } // so with words
}

test('every acknowledged order of a sound server is in the journal, and the tally counts them', async () => {
  const { tally, findings } = await played(skirmish.system)
  expect(findings).toEqual([])
  expect(tally.resolved).toBeGreaterThan(5)
  expect(tally.resolved + tally.unanswered + tally.overtaken + tally.announced + tally.replaced + tally.withdrawn).toBe(
    tally.answers['200'],
  )
})
test('a server that keeps another order than the one that was sent is noticed', async () => {
  const { order } = skirmish.system.schema
  const swapped = order.transform((sent): typeof sent => (sent.order === 'muster' ? { ...sent, gear: sent.gear.toReversed() } : sent))
  const { findings } = await played({ ...skirmish.system, schema: { ...skirmish.system.schema, order: swapped } })
  expect(findings.length).toBeGreaterThan(0)
  expect(findings[0]).toContain('sent {"order":"muster"')
})

test('an order is lost if the journal has another one, or none of its seat; not if its call ended or asked it no more, or another seat decided it instead', () => {
  const sent = { call: '1/fire', seat: 'red', order: { aim: 'blue' }, seq: null }
  const entry = (orders: object, instead: readonly string[] = [], seats: readonly string[] = ['red']) =>
    ({ seq: 1, call: { id: '1/fire', kind: 'fire', key: 'red', seats, instead }, orders }) as never // the ledger reads no other field
  const account = (entries: readonly never[], open: readonly string[] = []) => accountOf([sent], { entries }, open)
  expect(account([entry({ red: { aim: 'blue' } })])).toMatchObject({ resolved: 1, losses: [] })
  expect(account([entry({ red: { aim: 'nobody' } })]).losses).toHaveLength(1)
  expect(account([entry({ blue: {} })]).losses).toHaveLength(1)
  expect(account([entry({ blue: {} }, ['blue'])])).toMatchObject({ overtaken: 1, losses: [] })
  expect(account([entry({ blue: {} }, undefined, ['blue'])])).toMatchObject({ overtaken: 1, losses: [] })
  expect(account([], ['1/fire'])).toMatchObject({ unanswered: 1, losses: [] })
  expect(account([])).toMatchObject({ overtaken: 1, losses: [] })
  expect(accountOf([{ ...sent, seq: 2 }], { entries: [entry({ red: { aim: 'blue' } })] }, []).losses).toHaveLength(1)
})
test('an order that its player replaces or withdraws is not looked for', () => {
  const ledger = new OrderLedger()
  const sent = { call: '1/fire', seat: 'red', order: 1, seq: null }
  expect([ledger.acknowledged(sent), ledger.acknowledged({ ...sent, order: 2 })]).toEqual([false, true])
  expect(ledger.all).toEqual([{ ...sent, order: 2 }])
  expect([ledger.forget(sent), ledger.forget(sent), ledger.all]).toEqual([true, false, []])
})
