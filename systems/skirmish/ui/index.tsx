// The screen of this game. It contains no rule; choices and legality come from the rules.
import { sideStyleOf } from '@admiralty/board'
import { type GameUi, onlyMap } from '@admiralty/game-ui'
import type { Skirmish } from '../src/chapter.ts'
import type { Draft } from '../src/dialogs.ts'
import { squadsOf } from '../src/lookup.ts'
import { hexOf } from './chart.ts'
import { motionsOf } from './motions.ts'
import { Record } from './record.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

export const ui: GameUi<Skirmish, Draft> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (view, [q, r]) =>
    squadsOf(view).flatMap(({ seat }) => {
      const hex = hexOf(view, seat)
      return hex[0] === q && hex[1] === r ? [seat] : []
    }),
  /** Selects the squad of this seat, or the shooter if this seat is the target. */
  attention: ({ shot, me }) => (shot?.at === me ? shot.from : me === 'public' ? null : me),
  refusalAt,
  Record,
  ...onlyMap,
  designer: null,
  print: null,
}
