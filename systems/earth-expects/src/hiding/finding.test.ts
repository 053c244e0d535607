import { describe, expect, test } from 'vitest'
import { battle, defend, fire, type Placed, refused, repair, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { powerUsed } from './finding.ts'

const hider: Placed = { seat: 'blue', design: 'Vigilance', hex: [0, -4], facing: 3, hidden: true }
const seeker: Placed = { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0, power: { lit: ['-1,-3', '1,-4'] } }
const LIT = ['9,-1', '8,-1', '2,2', '-2,4', '-8,7']
const at = (ships: Position['ships'], step: Position['at'], more: Omit<Partial<Position>, 'ships' | 'at'> = {}): TestBattle =>
  battle(ships, { ...more, at: step ?? 'commit' })
const found = (battle: TestBattle): readonly string[] => battle.eventsOf('shipFound').map(({ ship, why }) => `${ship.id} ${why}`)
const search = (...hex: readonly [number, number]): Order => ({ order: 'sense', ships: { v: [{ sensors: ['-1,-3'], at: hex }] } })

describe('the discovery of a hidden ship', () => {
  test('EE-HID-02, GT-34: an enemy within as many hexes as the points of power used finds the ship', () => {
    const lit = (count: number, hex: Placed['hex']): TestBattle =>
      at({ v: seeker, h: { ...hider, hex, power: { lit: LIT.slice(0, count) } } }, [{ step: 'powered' }, { step: 'announce' }])
    expect(found(lit(4, [0, -4]))).toEqual(['h EE-HID-02'])
    expect(found(lit(4, [0, -5]))).toEqual([])
    expect(found(lit(5, [0, -5]))).toEqual(['h EE-HID-02'])
  })
  test('EE-HID-02, GT-34: half engines count, so four boxes and a half engine use 4½ points', () => {
    const ship = { ...hider, power: { lit: LIT.slice(0, 4) }, points: { speedPower: 2 } }
    const { state } = at({ v: seeker, h: ship }, 'announce')
    const hidden = state.secret.blue?.hidden.h
    expect(hidden && powerUsed(state, hidden)).toBe(18)
    expect(hidden && powerUsed({ ...state, secret: {} }, hidden)).toBe(0)
  })
  test('EE-HID-03: speed power reveals the ship at the end of the Power step, at any distance', () => {
    const running = { ...hider, hex: [0, -60], points: { speedPower: 1 } } as const
    expect(found(at({ v: seeker, h: running }, [{ step: 'powered' }, { step: 'announce' }]))).toEqual(['h EE-HID-03'])
  })
  test('EE-HID-03: manoeuvre power reveals the ship too', () => {
    const turning = { ...hider, hex: [0, -60], points: { manoeuvrePower: 1 } } as const
    expect(found(at({ v: seeker, h: turning }, [{ step: 'powered' }, { step: 'announce' }]))).toEqual(['h EE-HID-03'])
  })
  test('EE-HID-02: allies and destroyed ships do not find the ship; a hidden enemy does', () => {
    const near = (more: Partial<Placed>): readonly string[] =>
      found(
        at({ v: { ...seeker, hex: [0, 40] }, h: hider, k: { ...seeker, hex: hider.hex, power: { lit: [] }, ...more } }, [
          { step: 'powered' },
          { step: 'announce' },
        ]),
      )
    expect(near({})).toEqual(['h EE-HID-02'])
    expect(near({ seat: 'blue' })).toEqual([])
    expect(near({ status: 'destroyed' })).toEqual([])
    expect(near({ hidden: true }).toSorted()).toEqual(['h EE-HID-02', 'k EE-HID-02'])
  })
  test('EE-HID-03: a hidden ship that fires is found before fire is revealed', () => {
    const armed = { ...hider, hex: [0, -20], power: { lit: ['9,-1', '8,-1'] } } as const
    const fired = at({ v: seeker, h: armed }, 'commit').go({ blue: fire('h', 'L4@v') }, 1)
    expect(fired.eventTypes.slice(0, 2)).toEqual(['shipFound', 'fireRevealed'])
    expect(found(fired)).toEqual(['h EE-HID-03'])
  })
  test('EE-HID-03: point defence reveals a hidden ship', () => {
    const armed = { ...hider, hex: [0, -20], power: { lit: ['2,2'] } } as const
    const missiles = { m: { seat: 'yellow', from: 'v', target: 'i', hex: [0, -20], entry: [0, -21], launched: 1 } } as const
    const bait = { seat: 'blue', design: 'Bolt', hex: [0, -20] } as const
    const step = [{ step: 'defend', seat: 'blue', passed: ['yellow'], chain: null } as const, { step: 'commit' } as const]
    const asked = at({ v: seeker, h: armed, i: bait }, step, { turn: 2, missiles })
    const laser = asked.state.secret.blue?.hidden.h?.design.boxes.find(({ at: box }) => box.join() === '2,2')?.system ?? ''
    const shot = asked.go(defend('h', laser, 'm'), 1)
    expect(shot.eventTypes.slice(0, 2)).toEqual(['shipFound', 'defended'])
  })
  test('EE-HID-03: a powered sensor reveals the ship at the end of the Power step, used or not', () => {
    const powered = (lit: readonly string[], levels: Placed['levels'] = {}) =>
      found(at({ v: seeker, h: { ...hider, hex: [0, -60], power: { lit }, levels } }, [{ step: 'powered' }, { step: 'announce' }]))
    expect([powered(['-1,-3']), powered(['9,-1']), powered([])]).toEqual([['h EE-HID-03'], [], []])
    // A damaged sensor does not operate.
    expect(powered(['-1,-3'], { '-1,-3': 'light' })).toEqual([])
  })
  test('EE-HID-04, EE-UNP-04: unpowered flight does not reveal the ship', () => {
    const drifting = at({ v: seeker, h: hider }, 'plot').go({ blue: { order: 'plot', ships: { h: { path: 'R', glide: false } } } })
    expect(found(drifting)).toEqual([])
    expect(drifting.state.secret.blue?.hidden.h?.facing).toBe(4)
    expect(drifting.eventsOf('shipFlew').find(({ ship }) => ship === 'h')?.to).toEqual(['blue'])
  })
  test('EE-HID-02: hidden ships are checked at the end of the Repairs step', () => {
    const lit = { ...hider, power: { lit: LIT.slice(0, 4) }, levels: { '0,2': 'moderate' } } as const
    expect(found(at({ v: seeker, h: lit }, 'repair').go({ blue: repair('h', '0,2') }))).toEqual(['h EE-HID-02'])
  })
})

describe('searching', () => {
  const far = { ...hider, hex: [0, -3] } as const
  test('EE-HID-05: a die that would lock on finds the ship, and a second die is rolled for the lock-on', () => {
    const seen = at({ v: seeker, h: far }, 'sense').go({ yellow: search(0, -3) }, 4, 4)
    expect(found(seen)).toEqual(['h EE-HID-05'])
    expect(seen.state.locks).toEqual({ v: { h: 1 } })
    const missed = at({ v: seeker, h: far }, 'sense').go({ yellow: search(0, -3) }, 4, 3)
    expect(found(missed)).toEqual(['h EE-HID-05'])
    expect(missed.state.locks).toEqual({})
  })
  test('EE-HID-05: a low die finds nothing, and a die is rolled for an empty hex too', () => {
    expect(found(at({ v: seeker, h: far }, 'sense').go({ yellow: search(0, -3) }, 3))).toEqual([])
    const empty = at({ v: seeker, h: far }, 'sense').go({ yellow: search(0, -2) }, 6)
    expect(empty.eventsOf('searched')).toMatchObject([{ hex: [0, -2], die: 6 }])
    expect(found(empty)).toEqual([])
  })
})

describe('secrecy of hidden ships', () => {
  const both = at({ v: seeker, h: hider }, 'commit')
  test('EE-HID-01: everybody knows the area of a hidden ship, only its own side its hex', () => {
    expect(Object.keys(view(both.state, 'yellow').hiding)).toEqual(['h'])
    expect(view(both.state, 'yellow').ships.h).toBeUndefined()
    expect(JSON.stringify(view(both.state, 'yellow').secret)).not.toContain('"h"')
    expect(view(both.state, 'blue').secret.blue?.hidden.h?.hex).toEqual([0, -4])
  })
  test('EE-HID-06: a hidden ship cannot be a target', () => {
    const other = { seat: 'blue', design: 'Bolt', hex: [1, -4] } as const
    const able = at({ v: { ...seeker, power: { lit: ['9,-1', '8,-1'] } }, h: hider, i: other }, 'commit')
    expect(refused(able, fire('v', 'L4@h'), 'yellow')).toBe('EE-HID-06')
  })
  test('EE-HID-07: a ship that was found stays visible', () => {
    const fired = at({ v: seeker, h: { ...hider, power: { lit: ['9,-1', '8,-1'] } } }, 'commit').go({ blue: fire('h', 'L4@v') }, 1)
    expect(Object.keys(fired.state.hiding)).toEqual([])
    expect(Object.keys(fired.state.ships)).toContain('h')
  })
  test('EE-SEQ-02: a seat with only hidden ships is asked like all others', () => {
    expect(at({ v: seeker, h: hider }, 'plot').asked).toBe('yellow+blue: plot')
  })
  test('EE-ENG-14, EE-SHX-01: a hidden ship has no deemed displacement to a ship in its hex', () => {
    const near = { ...hider, hex: [0, 0] } as const
    const { state } = at({ v: { ...seeker, points: { manoeuvre: 3, manoeuvrePower: 12 } }, h: near }, 'plot')
    expect(state.deemed).toEqual({})
  })
  test('EE-DAM-11: the loss of a hidden ship is public', () => {
    const wreck = { ...hider, design: 'Icarus', levels: {}, before: 40, hex: [0, -30] } as const
    const boxes = Object.fromEntries(
      ['0,-2', '0,-1', '1,0', '-1,0', '1,-1', '0,1', '0,0', '-1,1', '-1,2', '1,1', '-2,3'].map((box) => [box, 'destroyed' as const]),
    )
    const last = { ...wreck, levels: { ...boxes, '2,1': 'destroyed' as const } }
    const over = at({ v: seeker, h: last }, [{ step: 'move' }, { step: 'announce' }])
    expect(over.eventTypes.slice(0, 2)).toEqual(['shipFound', 'shipDestroyed'])
    expect(over.eventsOf('shipDestroyed')[0]?.to).toBeNull()
    expect(found(at({ v: seeker, h: { ...last, hidden: false } }, [{ step: 'move' }, { step: 'announce' }]))).toEqual([])
  })
  test('EE-GEN-21: nobody can escape while an enemy is hidden', () => {
    const setup = setupWith([], { objectives: [{ aim: 'escape', side: 'yellow', ships: ['v'] }, { aim: 'lastArmed' }] })
    const runner = { seat: 'yellow', design: 'Needle', hex: [0, 90] } as const
    const over = (hidden: boolean): boolean =>
      battle({ v: runner, h: { ...hider, design: 'Bolt', hidden } }, { at: [{ step: 'turnEnd' }] }, setup).state.outcome !== null
    expect([over(false), over(true)]).toEqual([true, false])
  })
})
