// Animations of observations. An impulse moves everything at once.
import { type Motion, sideStyleOf } from '@admiralty/board'
import { motionKit, motionsBy } from '@admiralty/game-ui'
import type { GameObservation } from '../src/chapter.ts'
import type { View } from '../src/state.ts'
import { countersOf } from './counters.ts'

const bodyIn = (view: View, id: string) => view.units[id] ?? view.moons.find((moon) => moon.id === id)
const { flash, mark, fade, shot, die } = motionKit<View>({
  placeOf: (view, id) => bodyIn(view, id)?.at,
  sideStyleOf: (view, id) => sideStyleOf(view.units[id]?.seat ?? ''),
  counters: (view) => countersOf(view, null),
})
const appear = (thing: string, from: Parameters<typeof sideStyleOf>[0] | null, view: View): readonly Motion[] => [
  { kind: 'appear', thing, from: from === null ? null : (view.units[from]?.at ?? null) },
]

/** The animations of an observation between two views; empty if it has none. */
export const motionsOf = motionsBy<View, GameObservation>({
  moonPlaced: ({ moon }, { before }) => appear(moon.id, null, before),
  stationPlaced: ({ unit }, { before }) => appear(unit.id, null, before),
  launched: ({ unit, station }, { before }) => appear(unit.id, station, before),
  thrusted: ({ unit, to }, around) => flash(around, unit, `v${to.velocity}`, true),
  moved({ paths, moons }, { before }) {
    const glides = paths.flatMap(({ unit, path }): readonly Motion[] => {
      const was = before.units[unit]
      if (!was) return []
      const poses = [was, ...path.map(({ motion }) => motion)].map(({ at, vector }) => ({ at, facing: vector }))
      return [{ kind: 'glide', thing: unit, poses }]
    })
    const moonGlides = moons.flatMap(({ moon, motion }): readonly Motion[] => {
      const was = before.moons.find(({ id }) => id === moon)
      if (!was) return []
      const landed = Object.values(before.units).filter((unit) => unit.moon === moon)
      return [moon, ...landed.map(({ id }) => id)].map((thing) => ({
        kind: 'glide',
        thing,
        poses: [was, motion].map(({ at, vector }) => ({ at, facing: vector })),
      }))
    })
    return [...glides, ...moonGlides]
  },
  dropped: ({ units, carrier }, { before }) => units.flatMap(({ id }) => appear(id, carrier, before)),
  deployed: ({ unit }, around) => mark(around, unit.id, 'deployed'),
  pickedUp: ({ unit }, around) => fade(around, unit, 'nothing'),
  controlLost: ({ booster }, around) => [...mark(around, booster, 'no control'), ...fade(around, booster, 'nothing')],
  shotFired: ({ unit, target, face, hit }, around) => [
    ...shot(around, { from: unit, at: target, manner: 'beam', result: hit ? 'hit' : 'miss' }),
    ...die(around, target, face, hit),
  ],
  struck: ({ unit, target, face, hit }, around) => [
    ...shot(around, { from: unit, at: target, manner: 'burst', result: hit ? 'hit' : 'miss' }),
    ...die(around, target, face, hit),
  ],
  damaged: ({ target, face, added, destroyed }, around) => [
    ...flash(around, target, `−${face + added}`),
    ...(destroyed ? mark(around, target, 'destroyed') : []),
  ],
  destroyed: ({ unit }, around) => fade(around, unit, 'wreck'),
  pulsed: ({ units, disabled }, around) => [
    ...units.flatMap((id) => [...flash(around, id, 'pulse'), ...fade(around, id, 'nothing')]),
    ...disabled.flatMap((id) => mark(around, id, 'disabled')),
  ],
  collected: ({ station, amount }, around) => flash(around, station, `+${amount}`, true),
  gasDelivered: ({ station, amount }, around) => flash(around, station, `+${amount}`, true),
  unitBuilt: ({ unit, station }, { before }) => appear(unit.id, station, before),
})
