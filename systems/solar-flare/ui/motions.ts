// Animations of observations. A chain is shown blast by blast, in the order of its events.
import { type Motion, sideStyleOf } from '@admiralty/board'
import { type Around as MotionsAround, motionKit, motionsBy } from '@admiralty/game-ui'
import type { FlareObservation } from '../src/chapter.ts'
import { hitsAmong } from '../src/damage/damage.ts'
import type { Torpedo, View } from '../src/state.ts'
import { fittedAt, shieldOf } from '../src/table.ts'
import { blastHits } from '../src/weapons/blasts.ts'
import { hexOf } from '../src/weapons/targets.ts'
import { countersOf } from './counters.ts'

type Around = MotionsAround<View>
const thingIn = (view: View, id: string) => view.ships[id] ?? view.torpedoes[id]
const { flash, mark, fade, shot, dice } = motionKit<View>({
  placeOf: (view, id) => thingIn(view, id)?.hex,
  sideStyleOf: (view, id) => sideStyleOf(thingIn(view, id)?.seat ?? ''),
  counters: (view) => countersOf(view, null),
})

/** A blast: a line from the explosion to every unit that it attacks. */
function blast({ before }: Around, torpedo: Torpedo): readonly Motion[] {
  const from = { thing: torpedo.id, at: torpedo.hex }
  const sideStyle = sideStyleOf(torpedo.seat)
  const lines = blastHits(before, torpedo).map(
    ({ id, target }): Motion => ({ kind: 'shot', manner: 'burst', sideStyle, from, to: { thing: id, at: hexOf(target) }, result: 'hit' }),
  )
  return [{ kind: 'flash', at: from, text: `blast ${torpedo.warhead}`, good: false }, ...lines]
}

/** The animations of an observation between two views; empty if it has none. */
export const motionsOf = motionsBy<View, FlareObservation>({
  shipPlaced: ({ ship }) => [{ kind: 'appear', thing: ship.id, from: null }],
  shipMoved({ ship, from, hex, facing }, { before }) {
    const was = before.ships[ship]
    return was
      ? [
          {
            kind: 'glide',
            thing: ship,
            poses: [
              { at: from, facing: was.facing },
              { at: hex, facing },
            ],
          },
        ]
      : []
  },
  beamFired: ({ ship, at, strength }, around) =>
    shot(around, { from: ship, at, manner: 'beam', result: strength.total > 0 ? 'hit' : 'stopped' }),
  shipAttacked({ ship, section, faces, shield, armour, core, sectionLost, destroyed }, around) {
    const target = around.before.ships[ship]
    const charge = (target && shieldOf(target, section)?.charge) ?? 0
    const points = shield + armour + core
    return [
      ...dice(around, ship, hitsAmong(faces, charge)),
      ...flash(around, ship, points > 0 ? `−${points}` : 'no damage', points === 0),
      ...(sectionLost ? mark(around, ship, 'section lost') : []),
      ...(destroyed ? fade(around, ship, 'wreck') : []),
    ]
  },
  torpedoAttacked: ({ torpedo, destroyed }, around) => (destroyed ? fade(around, torpedo, 'nothing') : []),
  torpedoLaunched: ({ ship, torpedo }, { before }) => [{ kind: 'appear', thing: torpedo.id, from: before.ships[ship]?.hex ?? null }],
  torpedoMoved({ torpedo, from }, { before }) {
    const facing = before.torpedoes[torpedo.id]?.facing ?? torpedo.facing
    return [
      {
        kind: 'glide',
        thing: torpedo.id,
        poses: [
          { at: from, facing },
          { at: torpedo.hex, facing: torpedo.facing },
        ],
      },
    ]
  },
  torpedoExploded: ({ torpedo }, around) => [...blast(around, torpedo), ...fade(around, torpedo.id, 'nothing')],
  torpedoDisarmed: ({ torpedo }, around) => fade(around, torpedo, 'nothing'),
  beamWorn({ ship, beam, level }, around) {
    const was = around.before.ships[ship]
    const fitted = was && fittedAt(was, beam)
    return fitted && level < fitted.level ? mark(around, ship, `beam ${level}`) : []
  },
  powerMoved: ({ ship, amount }, around) => flash(around, ship, `+${amount}`, true),
})
