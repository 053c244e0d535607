// Animations of observations.
import { type Motion, sideStyleOf } from '@admiralty/board'
import { type MotionTable, motionKit, motionsBy } from '@admiralty/game-ui'
import { type Place, plural } from '@admiralty/kernel'
import type { GameObservation } from '../src/chapter.ts'
import type { View } from '../src/state.ts'
import { defenceDice, mountDice, strikeDice } from '../src/words/dice-marks.ts'
import { placeOfThing, seatOfThing } from '../src/words/say.ts'
import { countersOf } from './counters.ts'

const { flash, mark, die, dice, fade, shot } = motionKit<View>({
  placeOf: placeOfThing,
  sideStyleOf: (view, thing) => sideStyleOf(seatOfThing(view, thing) ?? ''),
  counters: (view) => countersOf(view, null),
})
const glide = (thing: string, ...poses: readonly (readonly [at: Place, facing: number])[]): readonly Motion[] => [
  { kind: 'glide', thing, poses: poses.map(([at, facing]) => ({ at, facing })) },
]
const table: MotionTable<View, GameObservation> = {
  shipMoved: ({ ship, from, middle, to, course }, { before }) => {
    const facing = before.ships[ship]?.course ?? course
    return glide(ship, [from, facing], [middle, facing], [to, course])
  },
  groupLaunched: ({ group, ship }, { before }) => [{ kind: 'appear', thing: group, from: before.ships[ship]?.at ?? null }],
  groupFlew: ({ group, at, course }, { before }) => {
    const was = before.groups[group]
    return was ? glide(group, [was.at, was.course], [at, course]) : []
  },
  salvoLaunched: ({ salvo }, { before }) => [{ kind: 'appear', thing: salvo.id, from: before.ships[salvo.ship]?.at ?? null }],
  salvoLost: ({ salvo }, around) => fade(around, salvo, 'nothing'),
  salvoStruck: ({ salvo, ship, dice }, around) => [
    ...shot(around, { from: salvo, at: ship, manner: 'missile', result: dice.length > 0 ? 'hit' : 'stopped' }),
    ...fade(around, salvo, 'nothing'),
  ],
  defenceFired: (event, around) => [
    ...shot(around, { from: event.ship, at: event.target.id, manner: 'burst', result: event.kills > 0 ? 'hit' : 'miss' }),
    ...dice(around, event.target.id, defenceDice(around.before, event)),
  ],
  salvoRolled: ({ salvo, die: face }, around) => die(around, salvo, face, null),
  groupStruck(event, around) {
    const { group, ship, torpedoes, normal, penetrating, hits } = event
    const result = normal + penetrating + hits.length > 0 ? 'hit' : 'miss'
    return [
      ...shot(around, { from: group, at: ship, manner: torpedoes ? 'torpedo' : 'swarm', result }),
      ...dice(around, ship, strikeDice(around.before, event)),
    ]
  },
  dogfought: ({ losses }, around) => Object.entries(losses).flatMap(([group, lost]) => flash(around, group, `−${lost}`)),
  mountFired(event, around) {
    const { ship, target, normal, penetrating, hits, kills } = event
    if (event.dice.length === 0) return []
    const result = normal + penetrating + hits.length + kills > 0 ? 'hit' : 'miss'
    return [
      ...shot(around, { from: ship, at: target.id, manner: 'beam', result }),
      ...dice(around, target.id, mountDice(around.before, event)),
    ]
  },
  damaged: ({ ship, armour, hull }, around) => flash(around, ship, `−${armour + hull}`),
  systemsChecked: ({ ship, lost }, around) => (lost.length > 0 ? mark(around, ship, plural(lost.length, 'system')) : []),
  shipDestroyed: ({ ship }, around) => fade(around, ship, 'wreck'),
  shipJumped: ({ ship }, around) => fade(around, ship, 'nothing'),
}
export const motionsOf = motionsBy<View, GameObservation>(table)
