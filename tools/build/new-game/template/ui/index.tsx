// The screen of this game. It contains no rule.
import { sideStyleOf } from '@admiralty/board'
import { type GameUi, onlyMap } from '@admiralty/game-ui'
import { SEATS } from '../src/state.ts'
import type { Template } from '../src/steps.ts'
import type { Draft } from '../src/words.ts'
import { print } from './print.tsx'
import { Record } from './record.tsx'
import { hexOf, motionsOf, sceneOf } from './scene.ts'

export const ui: GameUi<Template, Draft> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (_, [q, r]) => SEATS.filter((seat) => hexOf(seat)[0] === q && hexOf(seat)[1] === r),
  attention: ({ me }) => (me === 'public' ? null : me),
  refusalAt: () => null,
  Record,
  ...onlyMap,
  designer: null,
  print,
}
