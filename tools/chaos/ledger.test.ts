import { expect, test } from 'vitest'
import { Ledger, type SentOrder } from './ledger.ts'

const GIVEN: SentOrder = {
  seat: 'red',
  call: '1/muster',
  order: { order: 'muster', gear: ['shield', 'flare'] },
  signature: { after: 0, value: 'ab'.repeat(64) },
  key: 'the-key-of-an-order',
}
const entry = (seq: number, orders: Readonly<Record<string, unknown>>, call = GIVEN.call) => ({ seq, call: { id: call }, orders })
const OPENING = { seq: 0, call: null, orders: {} }
const WHOLE = [OPENING, entry(1, { red: GIVEN.order, blue: { order: 'muster', gear: [] } })]

function acknowledged(seq: number | null): Ledger {
  const ledger = new Ledger()
  ledger.answered(ledger.give(GIVEN), seq)
  return ledger
}
const findings = (ledger: Ledger, entries: Parameters<Ledger['audit']>[0]): readonly string[] => {
  ledger.audit(entries)
  return ledger.findings
}

test('an order that is in the journal once and unchanged gives no finding', () => {
  expect(findings(acknowledged(1), WHOLE)).toEqual([])
  expect(findings(acknowledged(null), WHOLE)).toEqual([])
})
test('a lost order is a finding, whether its call, its entry or its seal is missing', () => {
  expect(findings(acknowledged(null), [OPENING, entry(1, { blue: 1 })])).toEqual(['1/muster of red was acknowledged and is lost'])
  expect(findings(acknowledged(1), [OPENING])).toEqual(['1/muster of red was acknowledged and is lost'])
  const ledger = acknowledged(null)
  ledger.lostUnderSeal(GIVEN)
  expect(ledger.findings).toHaveLength(1)
})
test('a sealed order whose call was never decided is counted and not a finding', () => {
  expect(acknowledged(null).audit([OPENING])).toBe(1)
})
test('a doubled order is a finding', () => {
  expect(findings(acknowledged(1), [...WHOLE, entry(2, { red: GIVEN.order })])).toContain('1/muster is doubled: entries 1 and 2')
})
test('an altered order is a finding, acknowledged or not', () => {
  const altered = [OPENING, entry(1, { red: { order: 'muster', gear: ['flare', 'shield'] } })]
  expect(findings(acknowledged(null), altered)).toEqual(['1/muster of red is not as it was given'])
  const ledger = new Ledger()
  ledger.give(GIVEN)
  expect(findings(ledger, altered)).toEqual(['1/muster of red is not as it was given'])
})
test('a changed answer is a finding: another entry, sealed again, refused later, or received with other contents', () => {
  for (const now of [2, null]) {
    const ledger = acknowledged(1)
    ledger.answered(GIVEN, now)
    expect(ledger.findings).toHaveLength(1)
  }
  expect(findings(acknowledged(2), WHOLE)).toEqual(['1/muster of red led to entry 2, and is in 1'])
  const ledger = acknowledged(null)
  ledger.refused(GIVEN, 409)
  ledger.received('red', 'entry 1', 'as it was')
  ledger.received('red', 'entry 1', 'as it was')
  expect(ledger.findings).toHaveLength(1)
  ledger.received('red', 'entry 1', 'otherwise')
  expect(ledger.findings).toHaveLength(2)
})
test('an order is at risk once, a sealed one until it is decided or the match is over', () => {
  const ended = acknowledged(null)
  ended.over = true
  expect([ended.atRisk(), ended.atRisk()]).toEqual([[GIVEN], []])
  const ledger = acknowledged(null)
  expect(ledger.atRisk()).toEqual([GIVEN])
  expect(ledger.atRisk()).toEqual([GIVEN])
  ledger.answered(GIVEN, 1)
  expect(ledger.atRisk()).toEqual([GIVEN])
  expect(ledger.atRisk()).toEqual([])
})
test('after an invalidated order the seat sends another one, which counts', () => {
  const ledger = acknowledged(null)
  ledger.invalidate(GIVEN)
  expect([ledger.answerOf('red', '1/muster'), ledger.atRisk(), ledger.invalidated]).toEqual([undefined, [], 1])
  const next = ledger.give({ ...GIVEN, order: 'another', key: 'another-key' })
  ledger.answered(next, 1)
  expect(findings(ledger, WHOLE)).toEqual(['1/muster of red is not as it was given'])
})
