import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { type ChooseAction, playMatch } from '../test/host.ts'
import { accountLines, type Journal, verifyJournal } from './index.ts'

const quiet: ChooseAction = () => undefined
const SEED = 4
const linked = { signed: true, linked: true } as const
const played = (choose: ChooseAction = quiet, options: Parameters<typeof playMatch>[3] = linked): Journal =>
  playMatch(system, SEED, choose, options).journal
const accountOf = (journal: Journal) => verifyJournal(system, journal).account
const linesOf = (journal: Journal): readonly string[] => [...accountLines(accountOf(journal), (seat) => seat)]
const lineOf = (journal: Journal, seat: string): string => linesOf(journal).find((line) => line.startsWith(`${seat}: `)) ?? ''
const seqsOf = (journal: Journal, seat: string): readonly number[] =>
  journal.entries.filter(({ orders }) => Object.hasOwn(orders, seat)).map(({ seq }) => seq)

test('every order of every seat is in the account once', () => {
  const journal = played()
  const { seats } = accountOf(journal)
  expect(seats.map(({ seat }) => seat)).toEqual(['red', 'blue'])
  for (const { seat, orders } of seats)
    expect(
      Object.values(orders)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(seqsOf(journal, seat))
})

test('a seat whose link end was left out of the head is named', () => {
  const journal = played()
  const { blue = '' } = journal.head.linkEnds ?? {}
  const without = { ...journal, head: { ...journal.head, linkEnds: { blue } } }
  expect(accountOf(without).seats.map(({ links }) => links[0]?.tally === null)).toEqual([true, false])
  expect(lineOf(without, 'red')).toContain('the match knows no device of it that gives links for the dice')
  expect(lineOf(journal, 'red')).toContain('its device gave a link for the dice of entries')
})

test('a stand-in is named with its orders, its beginning and its end', () => {
  const journal = played(({ seq }) =>
    seq === 1 ? { kind: 'replaced', seat: 'red', by: 'ensign' } : seq === 5 ? { kind: 'returned', seat: 'red' } : undefined,
  )
  const red = accountOf(journal).seats.find(({ seat }) => seat === 'red')
  expect(red?.actions.map(({ seq, action }) => [seq, action.kind])).toEqual([
    [2, 'replaced'],
    [6, 'returned'],
  ])
  expect(lineOf(journal, 'red')).toContain('the server put a bot (ensign) in its place at entry 2; the player returned at entry 6')
})

test('a new key, a concession and a restoration are named with their entries', () => {
  const key = '5'.repeat(64)
  const journal = played(({ seq, status }) => {
    if (seq === 1) return { kind: 'restored', value: 'random' }
    if (seq === 2 && !status.rekeyed.red) return { kind: 'rekeyed', seat: 'red', key }
    return seq === 3 ? { kind: 'conceded', seat: 'blue' } : undefined
  })
  expect(linesOf(journal)).toContain('The server restored the match at entry 2. Each time it chose a value on which all later dice depend.')
  expect(lineOf(journal, 'red')).toContain('it lost a key and signed with a new one from entry 3 on')
  expect(lineOf(journal, 'blue')).toContain('it conceded at entry 4')
})

test('a seat of the server is named with all orders that the server gave', () => {
  const journal = played(quiet, { signed: true, hostSeat: 'red' })
  const red = accountOf(journal).seats.find(({ seat }) => seat === 'red')
  expect(red?.orders.server.length).toBeGreaterThan(0)
  expect(red?.orders.own).toEqual([])
  expect(lineOf(journal, 'red')).toContain('because it holds the key of this seat')
})

test('orders that nobody signed are named, and a beginning from a position is said', () => {
  const journal = played(quiet, { signed: false })
  expect(lineOf(journal, 'red')).toMatch(/nobody signed \d+ orders/)
  expect(linesOf(journal)).not.toContain('The match began from a position that was made for it, not from the set-up of its scenario.')
  const moved = { ...journal, head: { ...journal.head, position: {} } }
  expect(linesOf(moved)[0]).toBe('The match began from a position that was made for it, not from the set-up of its scenario.')
})
