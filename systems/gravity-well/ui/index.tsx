// The screen of Gravity Well. It asks the rules for all facts and knows no rule itself.
import { sideStyleOf } from '@admiralty/board'
import { type GameUi, later, onlyMap } from '@admiralty/game-ui'
import { sameHex } from '@admiralty/space'
import type { GravityWell } from '../src/game.ts'
import { unitsOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { attention } from './attention.ts'
import { motionsOf } from './motions.ts'
import { Record } from './record/record.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

export const ui: GameUi<GravityWell, Draft> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (view, hex) => [
    ...unitsOf(view)
      .filter(({ at }) => sameHex(at, hex))
      .toSorted((a, b) => Number(a.kind === 'station') - Number(b.kind === 'station'))
      .map(({ id }) => id),
    ...view.moons.filter(({ at }) => sameHex(at, hex)).map(({ id }) => id),
  ],
  attention,
  refusalAt,
  Record,
  ...onlyMap,
  designer: null,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: ['fleet', 'damage'] },
}
