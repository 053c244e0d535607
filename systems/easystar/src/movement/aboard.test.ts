import { describe, expect, test } from 'vitest'
import { battle, type PositionShip, refused, shot } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { setupFor } from '../setting/setup-for-tests.ts'

const bays = (count: number): PositionShip['items'] => Array.from({ length: count }, () => ({ kind: 'bay' }))
const wing = (count: number): PositionShip['fighters'] =>
  Array.from({ length: count }, (_, n) => ({ kind: 'interceptor', id: `f${n + 1}` }))
const go = (ship: string, path: string): Order => ({ order: 'move', ship, change: 0, path, rams: [] })

describe('the carriers’ line', () => {
  const carriers = setupFor('carriers')
  const ships: Position['ships'] = {
    y: { seat: 'yellow', hex: [5, 6], hull: 'cruiser', items: bays(6), fighters: wing(12) },
    b: { seat: 'blue', hex: [9, -4], hull: 'cruiser', facing: 3, items: [{ kind: 'beam', range: 5, damage: 5 }, ...(bays(1) ?? [])] },
  }
  test('ES-SCN-04, ES-FTR-07: the line is lifted when all fighters have left the map aboard their carrier', () => {
    const leaving: Position['ships'] = {
      ...ships,
      y: { ...ships.y, seat: 'yellow', hex: [0, 5], facing: 5 },
      s: { seat: 'yellow', hex: [3, 6] },
    }
    const field = battle(leaving, { at: { step: 'ships', seat: 'yellow' } }, carriers)
    expect(refused(field, go('s', 'F'))).toBe('ES-SCN-04')
    const gone = field.go(go('y', 'F'))
    expect(gone.eventsOf('shipLeft')[0]?.fighters).toHaveLength(12)
    expect(gone.state.secret.yellow?.sheets.y?.fighters).toEqual([])
    expect(refused(gone, go('s', 'F'))).toBeUndefined()
  })
  test('ES-SCN-04, ES-DST-05: fighters lost aboard their carrier count as lost', () => {
    const field = battle(
      { ...ships, y: { seat: 'yellow', hex: [9, -1], hull: 'cruiser', hurt: 7, items: bays(6), fighters: wing(12) } },
      { at: { step: 'fire', side: 'blue', seat: 'blue', passes: 0 }, turn: 2 },
      carriers,
    ).go(shot('b', 'beam-1', 'y'), 5)
    expect(Object.values(view(field.state, 'blue').fighters).filter(({ status }) => status === 'lost')).toHaveLength(12)
  })
})

describe('off the map', () => {
  test('ES-FTR-07, ES-MOV-06: in other scenarios fighters never seen leave without an event', () => {
    const at = { step: 'ships', seat: 'yellow' } as const
    const gone = battle({ y: { seat: 'yellow', hex: [0, 5], facing: 5, items: bays(1), fighters: wing(2) } }, { at }).go(go('y', 'F'))
    expect(gone.eventsOf('shipLeft')).toMatchObject([{ fighters: [] }])
    const landed = battle(
      { y: { seat: 'yellow', hex: [0, 5], facing: 5, items: bays(1), fighters: wing(2) } },
      { at, fighters: { f1: { seat: 'yellow', hex: [1, 5], status: 'aboard' } } },
    ).go(go('y', 'F'))
    expect(landed.state.fighters).toMatchObject({ f1: { status: 'left' } })
    expect(Object.keys(landed.state.fighters)).toEqual(['f1'])
  })
})

describe('allies', () => {
  const team = setupFor('four')
  const [one, ally] = team.seats.filter(({ side }) => side === 'yellow').map(({ seat }) => seat)
  const carrier: PositionShip = { seat: ally ?? 'red', hex: [10, 5], items: bays(1) }
  const visit: Partial<Position> = { fighters: { f: { seat: one ?? 'yellow', hex: [10, 7] } } }
  test('ES-FTR-06: a fighter may land on an ally’s carrier, and only its own player may launch it again', () => {
    const field = battle({ carrier }, { ...visit, at: { step: 'fighters', seat: one ?? 'yellow' } }, team)
    const landed = field.go({ order: 'fly', fighter: 'f', path: 'F', rams: [], board: 'carrier' })
    expect(landed.eventsOf('fighterLanded')).toMatchObject([{ fighter: 'f', ship: 'carrier', bay: { id: 'bay-1' } }])
    const launch: Order = { order: 'launch', ship: 'carrier', fighter: 'f', hex: [10, 4] }
    expect(refused(landed, launch)).toBe('ES-FTR-06')
    const aboard: Position['fighters'] = { f: { seat: one ?? 'yellow', hex: [10, 6], status: 'aboard' } }
    const berthed = { carrier: { ...carrier, fighters: [{ kind: 'interceptor' as const, id: 'f' }] } }
    const next = (seat: PositionShip['seat']) => battle(berthed, { fighters: aboard, at: { step: 'fighters', seat } }, team)
    expect(
      next(one ?? 'yellow')
        .go(launch)
        .eventsOf('fighterLaunched'),
    ).toMatchObject([{ fighter: { id: 'f', seat: one, status: 'flying' } }])
    expect(refused(next(ally ?? 'red'), launch)).toBe('ES-FTR-05')
  })
})

test('ES-SCN-03: a freighter that enters the far row has arrived, even if it collides there', () => {
  const convoy = setupFor('convoy')
  const scout: PositionShip = { seat: 'yellow', hull: 'scout', hex: [4, -1], freighter: true, hurt: 1 }
  const field = battle({ scout, b: { seat: 'blue', hex: [4, -2], facing: 3 } }, { at: { step: 'ships', seat: 'yellow' } }, convoy)
  const met = field.go(go('scout', 'F'), 6, 1, 1, 6)
  expect(met.eventTypes.slice(0, 4)).toEqual(['shipSetOff', 'shipMoved', 'freighterReached', 'collisionRolled'])
  expect(met.state).toMatchObject({ reached: 1, ships: { scout: { status: 'wreck' } } })
})

test('ES-FTR-06, ES-COL-05: an enemy who decides about his displacer does not see the rest of a fighter’s path', () => {
  const field = battle(
    { home: { seat: 'yellow', hex: [11, 5], items: bays(1) }, b: { seat: 'blue', hex: [10, 7], items: [{ kind: 'displacer' }] } },
    { at: { step: 'fighters', seat: 'yellow' }, fighters: { f: { seat: 'yellow', hex: [10, 8] } } },
  ).go({ order: 'fly', fighter: 'f', path: 'FF', rams: ['b'], board: 'home' }, 5)
  expect(field.asked).toBe('blue: slipTarget')
  const steps = (viewer: string) => view(field.state, viewer).agenda.map(({ step }) => step)
  expect(steps('yellow')).toContain('land')
  expect(steps('blue')).not.toContain('land')
})
