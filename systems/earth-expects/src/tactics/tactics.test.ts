import { seededDice, type YardWork } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { shipNamed } from '../design/ready.ts'
import type { RecordCondition } from './condition.ts'
import { tactics } from './tactics.ts'

const icarus = shipNamed('Icarus')
const SOUND = tactics.pristine(icarus)
const parts = tactics.facts(icarus).parts
const boxes = parts.filter(({ title }) => title !== 'armour').map(({ id }) => id)
const [one = '', two = ''] = boxes
const level = (what: RecordCondition['levels'][string], ...ids: readonly string[]): RecordCondition => ({
  ...SOUND,
  levels: Object.fromEntries(ids.map((id) => [id, what])),
})

describe('facts', () => {
  test('EE-DES-10, EE-GEN-14: class, price and boxes; every box and plate is a part', () => {
    const facts = tactics.facts(icarus)
    expect(facts).toMatchObject({
      title: 'Icarus',
      shipClass: icarus.hull,
      mass: icarus.boxes.length,
      hull: icarus.boxes.length,
      armour: icarus.armour.length,
    })
    expect([facts.parts.length, facts.thrust > 0, facts.crew > 0]).toEqual([icarus.boxes.length + icarus.armour.length, true, true])
  })
})
describe('conditions', () => {
  test('EE-GEN-02, EE-DAM-01, EE-GEN-25: impossible ones are refused with their clause', () => {
    const rules = (condition: RecordCondition) => tactics.checkCondition(icarus, condition).map(({ rule }) => rule)
    expect([rules(SOUND), rules(level('light', one)), rules(level('sound', one)), rules(level('light', '99,99'))]).toEqual([
      ...[[], [], ['EE-DAM-01'], ['EE-GEN-02']],
    ])
    expect(rules({ ...SOUND, empty: ['99,99'] })).toEqual(['EE-GEN-25'])
  })
  test('EE-DAM-01, EE-GEN-06: what a condition amounts to', () => {
    expect(tactics.status(icarus, SOUND)).toMatchObject({
      destroyed: false,
      rowsWhole: 4,
      armed: true,
      mobile: true,
      adrift: false,
      hullLost: 0,
    })
    const worn = tactics.status(icarus, { levels: { [one]: 'destroyed', [two]: 'moderate' }, empty: [] })
    expect(worn).toMatchObject({ rowsWhole: 3, hullLost: 2, parts: { [one]: 'destroyed', [two]: 'damaged' } })
    expect(tactics.status(icarus, level('destroyed', ...boxes))).toMatchObject({
      destroyed: true,
      armed: false,
      mobile: false,
      adrift: true,
      left: { crew: 0 },
    })
  })
  test('EE-DAM-09: repairs are legal in battle, but nothing comes back that was destroyed', () => {
    expect(tactics.healed(icarus, level('moderate', one), SOUND)).toEqual([])
    expect(tactics.healed(icarus, level('destroyed', one), SOUND).map(({ rule }) => rule)).toEqual(['EE-DAM-09'])
  })
  test('EE-MIS-16: each hit is a point of damage; a ship without boxes takes none', () => {
    const marks = { worse: [], weaponSupplyShort: false, outOfSupply: false }
    const hit = (condition: RecordCondition, hits: number) => tactics.applyHits({ design: icarus, condition, marks }, hits, seededDice(3))
    expect([Object.values(hit(SOUND, 1).levels), hit(SOUND, 0)]).toEqual([['light'], SOUND])
    const gone = level('destroyed', ...parts.map(({ id }) => id))
    expect(hit(gone, 5)).toEqual(gone)
  })
})
test('EE-DAM-01, EE-GEN-25: what a yard may do', () => {
  const worn: RecordCondition = { levels: { [one]: 'destroyed', [two]: 'light' }, empty: [] }
  const done = (work: YardWork<Design>) => tactics.repair(icarus, worn, work)
  expect([done({ do: 'part', id: one }), done({ do: 'part', id: '99,99' })]).toMatchObject([
    { levels: { [two]: 'light' } },
    { rule: 'EE-GEN-02' },
  ])
  expect([done({ do: 'hull', boxes: 2 }), done({ do: 'hull', boxes: 3 }), done({ do: 'armour', boxes: 1 })]).toMatchObject([
    ...[{ levels: {} }, { rule: 'EE-DAM-01' }, { rule: 'EE-DAM-01' }],
  ])
  expect([done({ do: 'recrew' }), tactics.repair(icarus, { ...SOUND, empty: [one] }, { do: 'restock' })]).toEqual([worn, SOUND])
})

describe('what is left, and what a ship loses', () => {
  const launchersOf = (design: Design) =>
    tactics
      .facts(design)
      .parts.filter(({ likeness }) => likeness === 'M')
      .map(({ id }) => id)
  const missiles = tactics.catalogue.find((design) => launchersOf(design).length > 1) ?? icarus
  const launchers = launchersOf(missiles)
  const [launcher = ''] = launchers
  test('EE-GEN-25: missiles by launcher', () => {
    const { left, contents } = tactics.status(missiles, { ...SOUND, empty: [launcher] })
    expect([tactics.status(missiles, SOUND).left.salvoes, left.salvoes]).toEqual([launchers.length, launchers.length - 1])
    expect(contents[launcher]).toEqual([0])
    expect(tactics.status(missiles, level('destroyed', launcher)).left.salvoes).toBe(launchers.length - 1)
  })
  test('EE-GEN-06: anti-missiles arm no ship, and a ship that cannot move holds no field', () => {
    const arms = parts.filter(({ kind, likeness }) => kind === 'weapon' && likeness !== 'A').map(({ id }) => id)
    const engines = parts.filter(({ kind }) => kind === 'drive').map(({ id }) => id)
    const flags = (...lost: readonly string[]) => {
      const { armed, holds, adrift } = tactics.status(icarus, level('destroyed', ...lost))
      return [armed, holds, adrift]
    }
    expect([flags(), flags(...arms), flags(...engines)]).toEqual([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ])
    expect(tactics.status({ ...icarus, base: true }, level('destroyed', ...engines))).toMatchObject({ holds: true, adrift: false })
  })
  test('EE-DAM-01, EE-REP-01: what is taken out is destroyed; nothing fails, and nothing is carried', () => {
    const done = (work: YardWork<Design>, condition = SOUND) => tactics.repair(icarus, condition, work)
    expect(done({ do: 'strip', id: one })).toEqual(level('destroyed', one))
    expect([
      done({ do: 'strip', id: one }, level('light', one)),
      done({ do: 'strip', id: '99,99' }),
      done({ do: 'fail', id: one }),
      done({ do: 'lose', id: one }),
    ]).toMatchObject([...[{ rule: 'EE-DAM-01' }, { rule: 'EE-GEN-02' }, { rule: 'EE-REP-01' }, { rule: 'EE-GEN-02' }]])
  })
  test('EE-DES-01: a refit keeps the class, and damage in boxes that stay', () => {
    const worn = level('moderate', one, two)
    expect(tactics.repair(icarus, worn, { do: 'refit', to: icarus })).toEqual(worn)
    const to: Design = { ...icarus, boxes: icarus.boxes.filter(({ at }) => at.join() !== one) }
    expect(tactics.repair(icarus, worn, { do: 'refit', to })).toEqual(level('moderate', two))
    expect(tactics.repair(icarus, worn, { do: 'refit', to: { ...icarus, hull: 'XX' } })).toMatchObject({ rule: 'EE-DES-01' })
    const empty = { ...SOUND, empty: launchers }
    const fewer: Design = { ...missiles, boxes: missiles.boxes.filter(({ at }) => at.join() !== launcher) }
    expect(tactics.repair(missiles, empty, { do: 'refit', to: fewer })).toEqual({ ...SOUND, empty: launchers.slice(1) })
  })
})
