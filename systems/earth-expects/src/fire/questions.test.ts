// Questions of the Weapons step: refusals of wrong answers, offers and default orders.
import { describe, expect, test } from 'vitest'
import {
  battle,
  chooseDie,
  defend,
  guide,
  hold,
  impacts,
  keepPart,
  pass,
  refused,
  row,
  rowSet,
  type TestBattle,
} from '../battle-for-tests.ts'
import { askedOf, view } from '../game.ts'
import { midShot } from './chase-for-tests.ts'
import { column, type Flying, hulk, inLine, missileAt, ship } from './ships-for-tests.ts'
import { waysOf } from './ways.ts'

const LASER = column('lC')
const AFAR: Flying = { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1 }
const flying = (missiles: Readonly<Record<string, Flying>>): TestBattle =>
  battle(
    {
      a: ship('yellow', column('MC')),
      b: ship('blue', hulk(2), { hex: [2, -5] }),
      d: ship('blue', hulk(1), { hex: [9, 9], status: 'destroyed' }),
    },
    { turn: 2, missiles, at: 'guide' },
  )
const attacked = (design: string, missiles: Readonly<Record<string, Flying>>): TestBattle =>
  battle(
    { a: ship('yellow', LASER, { hex: [0, -9] }), b: ship('blue', column(design)), c: ship('blue', hulk(1), { hex: [0, 9] }) },
    { turn: 2, missiles, at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] },
  )
const diced = (): TestBattle => attacked('AC', { m: missileAt(0), n: missileAt(0) }).go(defend('b', '0,0', 'm'), 3, 6)
const striking = (): TestBattle => {
  const home = { ...AFAR, hex: [0, -4], entry: [0, -3] } as const
  return battle(inLine(column('MC'), hulk(3), 4), { turn: 2, missiles: { m: home, n: home }, at: [{ step: 'impacts' }] })
}
const broken = (): TestBattle => battle({ b: ship('blue', hulk(5), { levels: { '0,2': 'destroyed' } }) }, { at: [{ step: 'sever' }] })

test('EE-WEP-01: each question of the step accepts only an answer of its kind', () => {
  const asked = [
    [flying({ m: AFAR }), 'EE-MIS-06'],
    [battle(inLine(LASER, hulk(2), 1)), 'EE-WEP-02'],
    [attacked('lC', { m: missileAt(0) }), 'EE-PD-03'],
    [diced(), 'EE-AMI-02'],
    [midShot({ kind: 'laser', points: 1, headings: [0, 1] }), 'EE-POI-02'],
    [midShot({ kind: 'laser', points: 1, headings: [1] }), 'EE-POI-01'],
    [striking(), 'EE-MIS-09'],
    [broken(), 'EE-SEV-01'],
  ] as const
  const orders = [guide({}), hold, pass, chooseDie(0), rowSet(0), row(0, 'left'), impacts(), keepPart('b', '0,0')]
  for (const [at, [open, rule]] of asked.entries()) {
    const refusals = orders.map((order) => refused(open, order))
    expect(refusals[at], open.asked).toBeUndefined()
    expect(
      refusals.filter((_, of) => of !== at),
      open.asked,
    ).toEqual(Array(7).fill(rule))
  }
})

test('EE-WEP-01: each question of the step offers its choices', () => {
  const offered = ({ state }: TestBattle) => {
    const known = view(state, state.play.calls[0]?.seats[0] ?? '')
    const asked = askedOf(known)
    return asked?.question.offer(known, asked.me)
  }
  const both = ['m', 'n']
  expect(offered(flying({ m: AFAR, n: AFAR, late: { ...AFAR, launched: 2 } }))).toEqual({ kind: 'guide', orders: ['guide'], of: both })
  expect(offered(battle(inLine(column('lMC'), hulk(2), 1)))).toEqual({ kind: 'commit', orders: ['commit'], of: ['a/L1', 'a/0,1'] })
  expect(offered(attacked('lC', { m: missileAt(1), n: missileAt(0) }))).toEqual({
    kind: 'defend',
    orders: ['defend', 'pass'],
    of: ['b/L1/n', 'b/L1/m'],
  })
  expect(offered(diced())).toEqual({ kind: 'chooseDie', orders: ['chooseDie'], of: ['3', '6'] })
  const tie = midShot({ kind: 'laser', points: 1, headings: [0, 1] })
  expect(offered(tie)).toEqual({ kind: 'rowSet', orders: ['rowSet'], of: ['0', '1'] })
  expect(offered(tie.go(rowSet(0)))).toEqual({ kind: 'row', orders: ['row'], of: ['-2', '-1', '0', '1', '2'] })
  expect(offered(striking())).toEqual({ kind: 'impacts', orders: ['impacts'], of: both })
  expect(offered(broken())).toEqual({ kind: 'keep', orders: ['keep'], of: ['b'] })
})
test('EE-MIS-09: a list with a missile that does not strike is refused', () => {
  expect([impacts('m', 'x'), impacts('x', 'm'), impacts()].map((order) => refused(striking(), order))).toEqual([
    'EE-MIS-09',
    'EE-MIS-09',
    undefined,
  ])
})

describe('missiles in flight', () => {
  test('EE-MIS-06: an order may guide only the seat’s own missiles in flight with a live target, along existing routes', () => {
    const open = flying({
      m: AFAR,
      late: { ...AFAR, launched: 2 },
      lost: { ...AFAR, target: 'd' },
      theirs: { ...AFAR, seat: 'blue', target: 'a' },
    })
    const { m } = open.state.missiles
    const ways = m ? waysOf(open.state, m).length : 0
    expect(ways).toBe(2)
    expect([0, ways - 1, ways].map((way) => refused(open, guide({ m: way })))).toEqual([undefined, undefined, 'EE-MIS-06'])
    for (const id of ['late', 'lost', 'theirs', 'nothing']) expect(refused(open, guide({ [id]: 0 }), 'yellow'), id).toBe('EE-MIS-06')
    expect(refused(open, guide({ m: 0, nothing: 0 }))).toBe('EE-MIS-06')
  })
  test('EE-MIS-06: by default each missile takes its first route', () => {
    const open = flying({ m: AFAR, n: AFAR })
    const [first, second] = open.state.missiles.m ? waysOf(open.state, open.state.missiles.m) : []
    expect(open.go({}).eventsOf('missileMoved')).toMatchObject([
      { missile: 'm', ...first },
      { missile: 'n', ...first },
    ])
    expect(open.go(guide({ n: 1 })).eventsOf('missileMoved')).toMatchObject([
      { missile: 'm', ...first },
      { missile: 'n', ...second },
    ])
  })
  test('EE-MIS-06: nobody is asked if every missile has at most one route', () => {
    expect(flying({ m: AFAR }).asked).toBe('yellow: guide')
    expect(flying({ m: { ...AFAR, hex: [2, 0] } }).eventTypes[0]).toBe('missileMoved')
    expect(flying({ m: { ...AFAR, target: 'd' } }).eventTypes[0]).toBe('missileLost')
  })
})

describe('point defence', () => {
  const missiles = { m: missileAt(0), n: missileAt(0), y: missileAt(0, { seat: 'blue', from: 'b', target: 'a' }) }
  test('EE-PD-01, EE-PD-10: an engagement needs an armed weapon of the seat’s own and an enemy missile', () => {
    const open = attacked('lC', missiles)
    expect(refused(open, defend('b', 'L1', 'm'))).toBeUndefined()
    expect(refused(open, defend('a', 'L1', 'm'))).toBe('EE-DOC-05')
    expect(refused(open, defend('b', 'L2', 'm'))).toBe('EE-PD-10')
    expect(['y', 'b', 'nothing'].map((at) => refused(open, defend('b', 'L1', at)))).toEqual(Array(3).fill('EE-PD-01'))
  })
})

describe('severed sections', () => {
  const two = battle(
    {
      b: ship('blue', hulk(5), { levels: { '0,1': 'destroyed' } }),
      c: ship('blue', hulk(3), { hex: [1, 1], levels: { '0,1': 'destroyed' } }),
      d: ship('blue', hulk(3), { hex: [1, 2] }),
      a: ship('yellow', hulk(3), { hex: [1, 3], levels: { '0,1': 'destroyed' } }),
    },
    { at: [{ step: 'keep', seat: 'blue' }] },
  )
  test('EE-SEV-01: an order may keep only an existing part of the seat’s own ship in parts', () => {
    const orders = [
      ['b', '0,0'],
      ['b', '0,4'],
      ['c', '0,0'],
      ['b', '0,1'],
      ['b', '9,9'],
      ['d', '0,0'],
      ['a', '0,0'],
      ['x', '0,0'],
    ] as const
    expect(orders.map(([id, box]) => refused(two, keepPart(id, box)))).toEqual([...Array(3).fill(undefined), ...Array(5).fill('EE-SEV-01')])
  })
  test('EE-SEV-01: by default the largest part survives, of equal parts the upper one', () => {
    const lost = (at: TestBattle) => at.eventsOf('severed').map(({ ship: id, seat, to, boxes }) => [id, seat, to, boxes])
    expect(lost(two.go({}))).toEqual([
      ['b', 'blue', null, ['0,0']],
      ['c', 'blue', null, ['0,2']],
    ])
    expect(lost(two.go(keepPart('c', '0,2')))).toEqual([
      ['b', 'blue', null, ['0,0']],
      ['c', 'blue', null, ['0,0']],
    ])
  })
})
