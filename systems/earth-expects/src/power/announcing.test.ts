// Announcements before power: their effect on the order of power (EE-ITL, EE-REV), and undocking (EE-DOC-10).
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import type { Switch } from '../setting/options.ts'
import type { Color } from '../shapes.ts'
import { type Allocation, ASKED } from '../state.ts'
import { shipOf } from '../table.ts'
import { fleet, power } from './power-for-tests.ts'
import { NOTHING } from './questions.ts'
import { NO_POWER } from './supply.ts'

const announce = (ship: string, announcement: Partial<Announcement>): OrderOf<'announce'> => ({
  order: 'announce',
  policy: ASKED,
  ships: { [ship]: { ...NOTHING, ...announcement } },
})

describe('improved tailing with reverse', () => {
  /** Blue is straight ahead of yellow's bow and has a lock-on. */
  const ahead = (more: Partial<Placed> = {}): TestBattle =>
    battle(
      { ours: { seat: 'yellow', design: 'Icarus', hex: [0, 0], ...more }, theirs: { seat: 'blue', design: 'Icarus', hex: [0, -3] } },
      { at: 'announce', locks: { theirs: ['ours'] } },
      setupWith(['reverse', 'improvedTailing']),
    )
  test('EE-ITL-01, EE-REV-04: a ship that tails because of a change of direction gives power second', () => {
    expect(ahead().go({}).asked).toBe('yellow+blue: power')
    const turned = ahead().go({ yellow: announce('ours', { reverse: true }) })
    expect(turned.asked).toBe('yellow: power')
    const heard = turned.go({})
    expect(heard.asked).toBe('blue: power')
    expect(view(heard.state, 'blue').secret.blue?.heard.ours).toMatchObject({ speedPower: 0 })
  })
  test('EE-ITL-01, EE-REV-04: a ship that no longer tails gives power with the others after the turn of the change', () => {
    const back = ahead({ reversing: true })
    expect(back.go({ yellow: announce('ours', { reverse: true }) }).asked).toBe('yellow: power')
    const changing = back.go({ yellow: announce('ours', { reverse: false }) })
    expect(changing.asked).toBe('yellow: power')
    expect(ahead({ reversing: false }).go({}).asked).toBe('yellow+blue: power')
  })
})

describe('undocking', () => {
  const pair = (owner: Color = 'yellow', still = true): TestBattle =>
    battle(
      {
        ours: { seat: owner, design: 'Icarus', hex: [0, 0], still, docked: [{ to: 'tender', offset: [4, 0], active: true }] },
        tender: { seat: 'yellow', design: 'Icarus', hex: [0, 0], docked: [{ to: 'ours', offset: [-4, 0], active: false }] },
        theirs: { seat: 'blue', design: 'Icarus', hex: [30, 30] },
        mine: { seat: 'yellow', design: 'Icarus', hex: [-30, 30] },
      },
      { at: 'announce' },
    )
  test('EE-DOC-05: an inactive docked ship may not reverse or prepare for FTL', () => {
    expect(refused(pair(), announce('tender', { reverse: true }), 'yellow')).toBe('EE-DOC-05')
    expect(refused(pair(), announce('tender', { ftl: true }), 'yellow')).toBe('EE-DOC-05')
  })
  test('EE-SEQ-09: a seat is asked if any of its ships can announce something', () => {
    expect(pair().state.play.calls[0]?.seats).toContain('yellow')
    expect(sole.forcedOrder(view(pair().state, 'yellow'), 'yellow')).toBeUndefined()
    expect(sole.forcedOrder(view(pair().state, 'blue'), 'blue')).toBeDefined()
  })
  test('EE-DOC-10: either ship of a pair may announce it', () => {
    const begun = pair().go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(begun.eventsOf('undockingBegun')).toMatchObject([{ ship: 'tender', with: 'ours' }])
    const free = begun.until('announce')
    expect([shipOf(free.state, 'ours').docked, shipOf(free.state, 'tender').docked]).toEqual([[], []])
    expect(shipOf(free.state, 'tender').hex).toEqual([0, 0])
  })
  test('EE-DOC-10, EE-DOC-05: an inactive docked ship announces nothing else', () => {
    expect(refused(pair(), announce('tender', { ftl: true }), 'yellow')).toBe('EE-DOC-05')
    expect(refused(pair(), announce('tender', { undock: 'mine' }), 'yellow')).toBe('EE-DOC-10')
    expect(refused(pair(), announce('theirs', {}), 'yellow')).toBe('EE-SEQ-09')
  })
  test('EE-DOC-10: if both announce it, it begins once', () => {
    const both = pair().go({
      yellow: {
        ...announce('tender', { undock: 'ours' }),
        ships: { tender: { ...NOTHING, undock: 'ours' }, ours: { ...NOTHING, undock: 'tender' } },
      },
    })
    expect(both.eventsOf('undockingBegun')).toHaveLength(1)
    expect(both.eventsOf('dockingFailed')).toEqual([])
    expect(shipOf(both.until('announce').state, 'tender').docked).toEqual([])
  })
  test('EE-DOC-10: needs a turn without movement power of the active ship before it', () => {
    expect(refused(pair('yellow', false), announce('tender', { undock: 'ours' }), 'yellow')).toBe('EE-DOC-10')
  })
  test('EE-DOC-10: the movement power of an enemy is secret, so the attempt is made and fails', () => {
    const prize = pair('blue', false)
    expect(refused(prize, announce('tender', { undock: 'ours' }), 'yellow')).toBeUndefined()
    const tried = prize.go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(tried.eventsOf('dockingFailed')).toMatchObject([{ ship: 'tender', with: 'ours' }])
    expect(shipOf(tried.until('announce').state, 'tender').docked).toHaveLength(1)
    const loosed = pair('blue', true).go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(loosed.eventsOf('dockingFailed')).toEqual([])
    expect(shipOf(loosed.until('announce').state, 'tender').docked).toEqual([])
  })
})

describe('refused announcements', () => {
  const at = (on: readonly Switch[], more: Partial<Placed> = {}): TestBattle => fleet(more, {}, 'announce', setupWith(on))
  const says = (from: TestBattle, announcement: Partial<Announcement>) => refused(from, announce('ours', announcement), 'yellow')
  const BASE = { design: { ...column('CPE'), base: true, hull: 'BS-0' } } as const
  test('EE-OPT-01: FTL, reverse and rolling need their options', () => {
    const each = (on: readonly Switch[]) => [says(at(on), { ftl: true }), says(at(on), { reverse: true }), says(at(on), { roll: true })]
    expect(each([])).toEqual(['EE-FTL-01', 'EE-REV-01', 'EE-ROL-01'])
    expect(each(['ftl', 'reverse', 'rolling'])).toEqual([undefined, undefined, undefined])
  })
  test('EE-BAS-03: a base does not use FTL, go in reverse or roll', () => {
    const base = at(['ftl', 'reverse', 'rolling'], BASE)
    expect([says(base, { ftl: true }), says(base, { reverse: true }), says(base, { roll: true })]).toEqual([
      'EE-FTL-01',
      'EE-REV-01',
      'EE-ROL-01',
    ])
    expect(refused(base, { ...announce('ours', {}), ships: {} }, 'yellow')).toBeUndefined()
  })
  test('EE-SEQ-09: one refused ship is enough to refuse the order', () => {
    const two = fleet({}, { second: { seat: 'yellow', design: 'Icarus', hex: [5, 5] } }, 'announce', setupWith(['ftl']))
    const of = (first: boolean, second: boolean) =>
      refused(
        two,
        { ...announce('ours', { roll: first }), ships: { ours: { ...NOTHING, roll: first }, second: { ...NOTHING, roll: second } } },
        'yellow',
      )
    expect([of(false, false), of(true, false), of(false, true)]).toEqual([undefined, 'EE-ROL-01', 'EE-ROL-01'])
    expect(refused(two, { order: 'pass' }, 'yellow')).toBe('EE-SEQ-09')
  })
  test('EE-ROL-01: a ship without an announcement continues to roll for its second and third turn', () => {
    const after = (rolling: number) => {
      const from = at(['rolling'], { rolling }).go({ yellow: { order: 'announce', policy: ASKED, ships: {} } })
      return [shipOf(from.state, 'ours').rolling, ...from.eventsOf('rolling').map(({ turns }) => turns)]
    }
    expect([0, 1, 2, 3].map(after)).toEqual([[0], [2, 2], [3, 3], [0, 0]])
    const broken = (rolling: number) => shipOf(at(['rolling'], { rolling }).go({ yellow: announce('ours', {}) }).state, 'ours').rolling
    expect([1, 2, 3].map(broken)).toEqual([0, 3, 0])
  })
  test('EE-REV-03, EE-FTL-01: only a change is reported to all', () => {
    const under = at(['ftl', 'reverse'], { ftl: 2, reversing: true }).go({ yellow: announce('ours', { ftl: true, reverse: true }) })
    expect([under.eventsOf('ftlAnnounced'), under.eventsOf('turnedRound')]).toEqual([[], []])
    const changed = at(['ftl', 'reverse'], { ftl: 2, reversing: true }).go({ yellow: announce('ours', {}) })
    expect(changed.eventsOf('ftlAnnounced')).toEqual([{ type: 'ftlAnnounced', ship: 'ours', seat: 'yellow', to: null, announced: false }])
    expect(changed.eventsOf('turnedRound')).toEqual([{ type: 'turnedRound', ship: 'ours', seat: 'yellow', to: null, reversing: false }])
    expect(shipOf(changed.state, 'ours')).toMatchObject({ ftl: null, reversing: false, turnedRound: true })
  })
  test('EE-FTL-02: hexes count from the announcement', () => {
    const preparing = at(['ftl'], {}).go({ yellow: announce('ours', { ftl: true }) })
    expect(shipOf(preparing.state, 'ours').ftl).toBe(0)
  })
})

describe('power under adjudicated movement', () => {
  const design = column('lSEeCPH')
  const written = (allocation: Partial<Allocation>, on: readonly Switch[] = ['adjudicated']) =>
    refused(fleet({ design, before: 40 }, {}, 'power', setupWith(on)), power({ ...NO_POWER, ...allocation }), 'yellow')
  test('EE-IMP-01, EE-POW-07: each box that takes power is written once', () => {
    const lit = (...boxes: readonly string[]) => written({ lit: boxes })
    expect([lit('0,0', '0,1'), lit('0,0', '0,0'), lit('0,4'), lit('0,6'), lit('9,9'), lit('0,2')]).toEqual([
      undefined,
      ...Array<string>(5).fill('EE-POW-07'),
    ])
  })
  test('EE-IMP-01, EE-ENG-06, EE-HEN-01: no engine box takes more than its limit', () => {
    const runs = (id: string, boxes: Readonly<Record<string, number>>) => written({ engines: { [id]: { makes: 'manoeuvre', boxes } } })
    expect([runs('E1', { '0,2': 4, '0,3': 2 }), runs('E1', { '0,2': 5 }), runs('E1', { '0,3': 3 }), runs('E1', { '0,5': 1 })]).toEqual([
      undefined,
      'EE-ENG-06',
      'EE-HEN-01',
      'EE-ENG-03',
    ])
    expect([runs('E9', {}), runs('L1', {})]).toEqual(['EE-ENG-03', 'EE-ENG-03'])
  })
  test('EE-IMP-01: with the option, too much power is accepted and reported to its side', () => {
    const rash = { lit: ['0,0', '0,1'] }
    expect([written(rash), written(rash, [])]).toEqual([undefined, 'EE-POW-05'])
    const given = fleet({ design, before: 0 }, {}, 'power', setupWith(['adjudicated'])).go({ yellow: power({ ...NO_POWER, ...rash }) })
    expect(given.eventsOf('overreached')).toEqual([
      { type: 'overreached', ship: 'ours', seat: 'yellow', own: ['yellow'], why: 'EE-POW-05' },
    ])
  })
})
