// Texts and questions of a turn: power plans by their effects, figures of a shot, launches that can be guided, short answers.
import { describe, expect, test } from 'vitest'
import { battle, type Placed, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import type { Position } from '../position.ts'
import type { View } from '../state.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

type More = Omit<Partial<Position>, 'ships'>
const yellow = (ships: Position['ships'], more: More): View => view(battle(ships, more).state, 'yellow')
const rows = (known: View, draft: Draft | null = null) => words.choices(known, draft)
const labels = (known: View, draft: Draft | null = null): readonly string[] => rows(known, draft).map(({ label }) => label)
const after = (known: View, key: string, draft: Draft | null = null): Draft => {
  const choice = rows(known, draft).find((one) => one.key === key)
  if (choice?.then.kind !== 'draft') throw new Error(`no row ${key}`)
  return choice.then.draft
}
const order = (known: View, draft: Draft | null) => {
  const main = rows(known, draft).find(({ role }) => role === 'main')
  if (main?.then.kind !== 'order') throw new Error('no main answer')
  return main.then.order
}

describe('power plans', () => {
  const duel = (more: Partial<Placed> = {}) =>
    yellow(
      {
        a: { seat: 'yellow', design: 'Vigilance', hex: [0, 5], before: 8, ...more },
        b: { seat: 'blue', design: 'Vigilance', hex: [0, -5] },
      },
      { at: 'power' },
    )
  const plans = (known: View, draft: Draft | null = null) => rows(known, draft).filter(({ key }) => key.startsWith('posture:'))
  test('EE-DES-01: the question says how much speed a point of power makes, or takes', () => {
    const textOf = (design: string): string => words.question(duel({ design }), null)?.text ?? ''
    expect(textOf('Bolt')).toContain('one point of power makes 4 of speed')
    expect(textOf('Vigilance')).toMatch(/one of speed takes \d+ of power/)
  })
  test('EE-POW-03: are named by the speed, manoeuvre and boxes that they give now', () => {
    const [keep, ...others] = plans(duel())
    expect(keep).toMatchObject({ label: 'Speed 1 as before, no manoeuvre' })
    expect(keep?.note).toMatch(/^In force: \d+ of \d+ weapon boxes, \d+ of 8 sensor boxes$/)
    expect(others.every(({ note }) => !note?.startsWith('In force'))).toBe(true)
    expect(plans(duel({ before: 4 })).map(({ label }) => label)).toContain('Faster, speed 1, manoeuvre 1')
  })
  test('EE-POW-03: plans that give the same are listed once, and the chosen one is in force', () => {
    const names = plans(duel()).map(({ label }) => label)
    expect(new Set(names).size).toBe(names.length)
    const draft = after(duel(), 'posture:eyes')
    const marked = plans(duel(), draft).filter(({ note }) => note?.startsWith('In force'))
    expect(marked.map(({ label }) => label)).toEqual(['Speed 1 as before, manoeuvre 1, sensors and shields first'])
  })
  test('EE-SEQ-09: automatic decisions change with the power order', () => {
    const open = after(duel(), 'policies')
    const draft = after(duel(), 'done', after(duel(), 'policy:rows', open))
    expect(order(duel(), draft)).toMatchObject({ order: 'power', policy: { rows: 'middle', defence: 'asked' } })
    expect(order(duel(), null)).not.toHaveProperty('policy')
    const two = battle(
      { a: { seat: 'yellow', design: 'Bolt', hex: [0, 0] }, b: { seat: 'blue', design: 'Bolt', hex: [0, -9] } },
      { at: 'power' },
    ).go({ yellow: order(yellowOf(), yellowPolicy()) })
    expect(two.eventsOf('policySet')).toMatchObject([{ seat: 'yellow', policy: { rows: 'middle' } }])
  })
  const bolts = () =>
    battle({ a: { seat: 'yellow', design: 'Bolt', hex: [0, 0] }, b: { seat: 'blue', design: 'Bolt', hex: [0, -9] } }, { at: 'power' })
  const yellowOf = (): View => view(bolts().state, 'yellow')
  const yellowPolicy = (): Draft => after(yellowOf(), 'done', after(yellowOf(), 'policy:rows', after(yellowOf(), 'policies')))
})

describe('a shot', () => {
  const GUN = column('lLHCP')
  const known = (range: number, more: More = LOCKED) => yellow(inLine(GUN, hulk(4), range), { at: 'commit', ...more })
  const target = (view: View) => rows(view, { kind: 'commit', ships: {}, ship: 'a', weapon: 'L1' }).find(({ key }) => key === 'at:b')
  test('EE-POI-05: shows the chance to touch the target, not the chance to score', () => {
    const shot = target(known(1))
    const chances = Object.fromEntries((shot?.spread?.also ?? []).map(({ what, chance }) => [what, chance]))
    expect(chances['scores, before the impact roll']).toBeCloseTo(1, 9)
    expect(shot?.odds).toBe(chances['touches the target, on its surest row'])
    expect(shot?.odds).toBeLessThan(0.7)
    expect(shot?.spread?.title).toBe('points of damage on the target')
    expect(shot?.spread?.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(chances).toHaveProperty(['destroys a hull box or more'])
  })
  test('EE-POI-06: no shot is certain before the impact roll, however wide the target', () => {
    const { state } = battle(
      { a: { ...ship('yellow', column('iIJ'.replace('J', 'H'))), hex: [0, 0] }, b: { seat: 'blue', design: 'Vigilance', hex: [0, -1] } },
      { at: 'commit', ...LOCKED },
    )
    const odds = rows(view(state, 'yellow')).flatMap((choice) => choice.odds ?? [])
    expect(odds.length).toBeGreaterThan(0)
    expect(Math.max(...odds)).toBeLessThan(1)
  })
  test('EE-WEP-02: each weapon shows its chance at once, and the question says what the percentages are', () => {
    const list = rows(known(1))
    expect(list.find(({ key }) => key === 'weapon:L1')?.odds).toBe(target(known(1))?.odds)
    expect(words.question(known(1), null)?.text).toContain('Percentages: for a gun the chance to touch its target')
  })
})

describe('launches', () => {
  /** Two launchers, one control box, one sensor at the bow. */
  const SHIP = column('SCPMMH')
  const far = (range: number, a: Partial<Placed> = {}): TestBattle =>
    battle({ a: { ...ship('yellow', SHIP), ...a }, b: ship('blue', hulk(4), { hex: [range, -range] }) }, { at: 'commit' })
  const best = (range: number): View => view(far(range).state, 'yellow')
  test('EE-MIS-05: a preset launches no more missiles than the ship can guide', () => {
    expect(order(best(2), after(best(2), 'best'))).toMatchObject({ ships: { a: [{ weapon: '0,3', at: 'b', nuclear: false }] } })
    expect(words.question(best(2), null)?.text).toContain('The ship can guide 1 more missile.')
  })
  test('EE-MIS-04: a preset launches none that no lock-on can keep, and the question says why', () => {
    const known = view(
      battle(
        { a: ship('yellow', column('SCPMMHl')), b: ship('blue', hulk(4), { hex: [7, -7] }), c: ship('blue', hulk(4), { hex: [2, -2] }) },
        { at: 'commit' },
      ).state,
      'yellow',
    )
    expect(rows(known).map(({ key }) => key)).not.toContain('salvo:b')
    expect(order(known, after(known, 'best'))).toMatchObject({
      ships: { a: [expect.objectContaining({ at: 'c' }), expect.objectContaining({ at: 'c' })] },
    })
    const lost = rows(known, { kind: 'commit', ships: {}, ship: 'a', weapon: '0,3' }).find(({ key }) => key === 'at:b')
    expect(lost).toMatchObject({ odds: 0, note: 'range 7, no lock-on is possible' })
  })
  test('EE-GEN-25: the question says how many launchers are empty and how they are reloaded', () => {
    const known = view(far(2, { empty: ['0,3'] }).state, 'yellow')
    expect(words.question(known, null)?.text).toContain('1 launcher is empty; the ship reloads in a turn without manoeuvre power.')
  })
})

describe('short answers', () => {
  test('EE-WEP-07: the main answer fires what "every weapon at its best target" would, until weapons are chosen; holding fire is a row', () => {
    const known = yellow(inLine(column('lLHCP'), hulk(4), 1), { at: 'commit', ...LOCKED })
    const best = after(known, 'best')
    expect(order(known, null)).toEqual(order(known, best))
    expect(Object.keys(order(known, null))).toContain('ships')
    expect(rows(known).find(({ key }) => key === 'pass')?.then).toEqual({ kind: 'order', order: { order: 'commit', ships: {} } })
  })
  test.each([
    ['commit', 'best', column('lLHCP')],
    ['sense', 'likeliest', column('SCPH')],
  ] as const)('EE-HID-03: the main answer of %s leaves hidden ships out, though a row offers them', (at, row, hider) => {
    const known = yellow(inLine(hider, hulk(4), 1, { a: { hidden: true } }), { at, ...(at === 'commit' ? LOCKED : {}) })
    expect(order(known, null)).toEqual({ order: at, ships: {} })
    expect(order(known, after(known, row))).toMatchObject({ ships: { a: [expect.anything()] } })
  })
  test('EE-SEN-05: the main answer makes the likeliest attempts; making none is a row', () => {
    const known = yellow(inLine(column('SCPHl'), hulk(4), 1), { at: 'sense' })
    expect(order(known, null)).toEqual(order(known, after(known, 'likeliest')))
    expect(rows(known).find(({ key }) => key === 'none')?.then).toEqual({ kind: 'order', order: { order: 'sense', ships: {} } })
  })
  const MOVER = column('PHECe')
  const plot = (more: Partial<Placed>): View =>
    yellow({ a: { ...ship('yellow', MOVER), ...more }, b: ship('blue', hulk(2), { hex: [5, 5] }) }, { at: 'plot' })
  const points = { speedPower: 8, manoeuvrePower: 4, speed: 2, manoeuvre: 1, unspent: 1 }
  test('EE-MOV-01: straight on is one press, and Ahead is the first row', () => {
    const known = plot({ points })
    expect(labels(known).slice(0, 2)).toEqual(['Ahead to 01/−01', 'One hex forward, to 0100'])
    expect(order(known, null)).toEqual({ order: 'plot', ships: { a: { path: 'FF', glide: false } } })
    expect(labels(known, after(known, 'letter:F'))[1]).toBe('One hex forward, to 01/−01')
  })
  test('EE-POI-01: the main answer is the surest row, and all further rows can be left to the middle one', () => {
    const rail = battle(inLine(column('lLHCP'), hulk(4), 1), { at: 'commit', ...LOCKED }).go(
      { order: 'commit', ships: { a: [{ weapon: 'L1', at: 'b', nuclear: false }] } },
      2,
    )
    const known = view(rail.state, 'yellow')
    expect(order(known, null)).toEqual({ order: 'row', row: 0, high: 'right' })
    const always = rows(known).find(({ key }) => key === 'always')
    if (always?.then.kind !== 'order') throw new Error('no row for the rest')
    const done = rail.go(always.then.order, 3, 4, 3)
    expect(done.eventsOf('policySet')).toMatchObject([{ seat: 'yellow', policy: { rows: 'middle' } }])
  })
})
