// The screen of a campaign. It contains no rule; choices and legality come from the rules.
import type { GameUi } from '@admiralty/game-ui'
import type { Campaign } from '../src/campaign.ts'
import { hexOf, worldsOf } from '../src/land/geometry.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { Record } from './record.tsx'
import { sceneOf, styleOf } from './scene.ts'

export const ui: GameUi<Campaign, CampaignDraft> = {
  sideStyle: styleOf,
  scene: sceneOf,
  motions: () => [],
  things: (view, [q, r]) =>
    worldsOf(view.land).flatMap(({ at }) => {
      const hex = hexOf(at)
      return hex[0] === q && hex[1] === r ? [at] : []
    }),
  attention: () => null,
  refusalAt: () => null,
  Record,
  Page: () => null,
  hasPage: () => false,
  pages: [],
  designsOf: null,
  designer: null,
  print: null,
}
