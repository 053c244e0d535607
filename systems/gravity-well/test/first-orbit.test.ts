// The scenario *first orbit*: who came first, and who has spent less thrust (GW-SCN-07, R-GW-88).

import type { Outcome } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import { flyImpulse, hexesOfRing, orbitSense } from '../src/orbit/motion.ts'
import type { Burn } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { answer, beginWith, blue, eventOf, type PlayedPosition, setupFor, typesOf, yellow } from './played.ts'

const SETUP = setupFor('first-orbit', { debris: 'none' })
const pass = { order: 'build', recycle: [], repairs: [], installs: [], builds: [] } as const
type Burns = Readonly<Record<string, Burn>>
const thrusts = (yellows: Burns, blues: Burns) =>
  ({ yellow: { order: 'thrust', burns: yellows, returns: {} }, blue: { order: 'thrust', burns: blues, returns: {} } }) as const
/** The outcome of a turn that is played on without orders. */
function outcomeAfter(played: PlayedPosition): Outcome | null {
  let now = played
  while (now.state.outcome === null && now.state.play.calls[0]?.kind !== 'launch')
    now = answer(now, now.state.play.calls[0]?.kind === 'build' ? { yellow: pass, blue: pass } : {})
  return now.state.outcome
}

/** A bus that circles ring 5 except that it is too slow or too fast. Its turn begins with the thrust step. */
const bus = (seat: 'yellow' | 'blue', velocity: number) => ({ seat, kind: 'bus', at: [3, -6], vector: 2, velocity }) as const
const into = { vector: 2, velocity: 2 } as const
const race = (position: Position): PlayedPosition => beginWith(SETUP, { at: 'thrust', turn: 3, ...position })

describe('two first orbits in one turn', () => {
  const even = (thrustSpent: NonNullable<Position['thrustSpent']>) =>
    race({ thrustSpent, units: [yellow, blue, bus('yellow', 3), bus('blue', 4)] })
  test('GW-SCN-07, R-GW-88: in the same thrust step, who has spent less thrust since the start wins', () => {
    const both = thrusts({ u3: into }, { u4: into })
    expect(outcomeAfter(answer(even({}), both))).toMatchObject({ winners: ['yellow'], why: 'GW-SCN-07' })
    expect(outcomeAfter(answer(even({ yellow: 4, blue: 2 }), both))).toMatchObject({ winners: ['blue'], why: 'GW-SCN-07' })
  })
  test('GW-SCN-07, R-GW-88: as much thrust draws', () => {
    const played = answer(even({ yellow: 4, blue: 3 }), thrusts({ u3: into }, { u4: into }))
    expect(played.state.thrustSpent).toEqual({ yellow: 5, blue: 5 })
    expect(outcomeAfter(played)).toMatchObject({ winners: [], why: 'GW-SCN-07' })
  })
  test('GW-SCN-07: one alone wins, whatever it has spent', () => {
    expect(outcomeAfter(answer(even({ blue: 50 }), thrusts({}, { u4: into })))).toMatchObject({ winners: ['blue'] })
  })
})

describe('the impulse of arrival', () => {
  // A slow station falls out of ring 4, where its bus circles.
  const slow = { seat: 'blue', at: [5, -3], vector: 3, velocity: 2 } as const
  const left = { seat: 'blue', kind: 'bus', at: [-5, 0], sense: 'clockwise' } as const
  const late = { seat: 'yellow', at: [-5, 4], vector: 5, velocity: 3 } as const
  test('GW-SCN-07, R-GW-88: an orbit of the thrust step comes before one of an impulse, whatever thrust it has taken', () => {
    const played = answer(race({ thrustSpent: { yellow: 40 }, units: [yellow, slow, bus('yellow', 3), left] }), thrusts({ u3: into }, {}))
    expect(played.events.filter(({ type }) => type === 'orbitReached')).toEqual([
      { type: 'orbitReached', unit: 'u3', impulse: 0 },
      { type: 'orbitReached', unit: 'u4', impulse: 8 },
    ])
    expect(outcomeAfter(played)).toMatchObject({ winners: ['yellow'], why: 'GW-SCN-07' })
  })
  test('GW-SCN-07: a craft that is picked up is no longer in its orbit', () => {
    const start = beginWith(SETUP, {
      at: [{ step: 'cargo', seat: 'yellow' }, { step: 'control' }, { step: 'build' }],
      turn: 3,
      impulse: 4,
      orbits: { u3: 2, u4: 2 },
      units: [yellow, blue, { ...bus('yellow', 2), kind: 'gunship' }, bus('yellow', 2)],
    })
    const played = answer(start, { yellow: { order: 'cargo', actions: [{ do: 'pickUp', carrier: 'u3', unit: 'u4' }] } })
    expect(eventOf(played, 'orbitLeft')).toEqual({ type: 'orbitLeft', unit: 'u4' })
    expect(played.state.orbits).toEqual({ u3: 2 })
    expect(system.view(played.state, 'public').orbits).toEqual({ u3: 2 })
  })
  test('GW-SCN-07: without a station no orbit counts', () => {
    const alone = race({ units: [yellow, late, bus('blue', 3)] })
    expect(typesOf(answer(alone, thrusts({}, { u3: into })))).not.toContain('orbitReached')
  })
  test('GW-SCN-07: other scenarios record no orbits', () => {
    const played = answer(beginWith(setupFor('fast'), { at: 'thrust', units: [yellow, blue, bus('yellow', 3)] }), thrusts({ u3: into }, {}))
    expect(typesOf(played)).not.toContain('orbitReached')
    expect(played.state.thrustSpent).toEqual({ yellow: 1 })
  })
  test('R-GW-88: no flight comes into a circular orbit by itself, so a craft arrives in a thrust step unless its station moves away', () => {
    const motions = [1, 2, 3, 4, 5, 6].flatMap((ring) =>
      hexesOfRing(ring).flatMap((at) =>
        ([0, 1, 2, 3, 4, 5] as const).flatMap((vector) =>
          Array.from({ length: 9 }, (_, index) => ({ at, vector, velocity: index + 1 })).filter((motion) => !orbitSense(motion)),
        ),
      ),
    )
    const arrivals = motions.flatMap((motion) => {
      let now: { readonly at: typeof motion.at; readonly vector: typeof motion.vector | null; readonly velocity: number } = motion
      return ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((impulse) => {
        const path = flyImpulse(now, impulse)
        now = path.at(-1)?.motion ?? now
        return path.some(({ fate }) => fate === 'flying') && orbitSense(now) ? [{ motion, impulse }] : []
      })
    })
    expect(motions.length).toBeGreaterThan(8000)
    expect(arrivals).toEqual([])
  })
})
