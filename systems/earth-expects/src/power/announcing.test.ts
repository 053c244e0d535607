// What is announced before power, and what hangs on it: who waits for whom (EE-ITL, EE-REV), and who may undock (EE-DOC-10).
import { describe, expect, test } from 'vitest'
import { type Battle, battle, type Placed, refused, setupWith } from '../battle-for-tests.ts'
import type { Announcement, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { ASKED } from '../state.ts'
import { shipOf } from '../table.ts'
import { view } from '../view.ts'
import { NOTHING } from './questions.ts'

const announce = (ship: string, said: Partial<Announcement>): OrderOf<'announce'> => ({
  order: 'announce',
  policy: ASKED,
  ships: { [ship]: { ...NOTHING, ...said } },
})

describe('improved tailing with reverse', () => {
  /** Blue lies right ahead of yellow's bow, locked on. */
  const ahead = (more: Partial<Placed> = {}): Battle =>
    battle(
      { ours: { seat: 'yellow', design: 'Icarus', hex: [0, 0], ...more }, theirs: { seat: 'blue', design: 'Icarus', hex: [0, -3] } },
      { at: 'announce', locks: { theirs: ['ours'] } },
      setupWith(['reverse', 'improvedTailing']),
    )
  test('EE-ITL-01, EE-REV-04: who comes to tail by this turn’s change of direction gives power after hearing', () => {
    expect(ahead().go({}).asked).toBe('yellow+blue: power')
    const turned = ahead().go({ yellow: announce('ours', { reverse: true }) })
    expect(turned.asked).toBe('yellow: power')
    const heard = turned.go({})
    expect(heard.asked).toBe('blue: power')
    expect(view(heard.state, 'blue').secret.blue?.heard.ours).toMatchObject({ speedPower: 0 })
  })
  test('EE-ITL-01, EE-REV-04: who loses a ship’s stern by it waits no more once the turn of change is over', () => {
    const back = ahead({ reversing: true })
    expect(back.go({ yellow: announce('ours', { reverse: true }) }).asked).toBe('yellow: power')
    const changing = back.go({ yellow: announce('ours', { reverse: false }) })
    expect(changing.asked).toBe('yellow: power')
    expect(ahead({ reversing: false }).go({}).asked).toBe('yellow+blue: power')
  })
})

describe('undocking', () => {
  const pair = (owner: Color = 'yellow', still = true): Battle =>
    battle(
      {
        ours: { seat: owner, design: 'Icarus', hex: [0, 0], still, docked: [{ to: 'tender', offset: [4, 0], active: true }] },
        tender: { seat: 'yellow', design: 'Icarus', hex: [0, 0], docked: [{ to: 'ours', offset: [-4, 0], active: false }] },
        theirs: { seat: 'blue', design: 'Icarus', hex: [30, 30] },
        mine: { seat: 'yellow', design: 'Icarus', hex: [-30, 30] },
      },
      { at: 'announce' },
    )
  test('EE-DOC-10: the inactive ship of a pair may announce it as well as the active one', () => {
    const begun = pair().go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(begun.told('undockingBegun')).toMatchObject([{ ship: 'tender', with: 'ours' }])
    const free = begun.until('announce')
    expect([shipOf(free.state, 'ours').docked, shipOf(free.state, 'tender').docked]).toEqual([[], []])
    expect(shipOf(free.state, 'tender').hex).toEqual([0, 0])
  })
  test('EE-DOC-10, EE-DOC-05: docked and inactive it announces nothing else', () => {
    expect(refused(pair(), announce('tender', { ftl: true }), 'yellow')).toBe('EE-DOC-05')
    expect(refused(pair(), announce('tender', { undock: 'mine' }), 'yellow')).toBe('EE-DOC-10')
    expect(refused(pair(), announce('theirs', {}), 'yellow')).toBe('EE-SEQ-09')
  })
  test('EE-DOC-10: both may say so; it is begun once', () => {
    const both = pair().go({
      yellow: {
        ...announce('tender', { undock: 'ours' }),
        ships: { tender: { ...NOTHING, undock: 'ours' }, ours: { ...NOTHING, undock: 'tender' } },
      },
    })
    expect(both.told('undockingBegun')).toHaveLength(1)
    expect(both.told('dockingFailed')).toEqual([])
    expect(shipOf(both.until('announce').state, 'tender').docked).toEqual([])
  })
  test('EE-DOC-10: the turn before must have been still, of the ship whose engines run', () => {
    expect(refused(pair('yellow', false), announce('tender', { undock: 'ours' }), 'yellow')).toBe('EE-DOC-10')
  })
  test('EE-DOC-10: what an enemy’s engines did is not known, so the attempt is made and fails', () => {
    const prize = pair('blue', false)
    expect(refused(prize, announce('tender', { undock: 'ours' }), 'yellow')).toBeUndefined()
    const tried = prize.go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(tried.told('dockingFailed')).toMatchObject([{ ship: 'tender', with: 'ours' }])
    expect(shipOf(tried.until('announce').state, 'tender').docked).toHaveLength(1)
    const loosed = pair('blue', true).go({ yellow: announce('tender', { undock: 'ours' }) })
    expect(loosed.told('dockingFailed')).toEqual([])
    expect(shipOf(loosed.until('announce').state, 'tender').docked).toEqual([])
  })
})
