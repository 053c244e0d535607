// The screen of a campaign that is fought with a battle game. It contains no rule; choices and legality come from the rules.
import { type GameUi, later, type PageProps } from '@admiralty/game-ui'
import type { Campaign } from '../src/campaign.ts'
import { hexOf, worldsOf } from '../src/land/geometry.ts'
import type { BattleGame } from '../src/tactics-port.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { Record } from './record.tsx'
import { sceneOf } from './scene.ts'
import { styleOf } from './sites.ts'

// Loaded on demand.
const PurchasePage = later(() => import('./purchase/page.tsx'), 'PurchasePage')
const WorldsPage = later(() => import('./pages/worlds.tsx'), 'WorldsPage')
const EmpiresPage = later(() => import('./pages/empires.tsx'), 'EmpiresPage')

/** The screen of a campaign with the designs of a battle game. */
export const uiWith = (game: BattleGame): GameUi<Campaign, CampaignDraft> => ({
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
  Page: (props: PageProps<Campaign, CampaignDraft>) => <PurchasePage {...props} game={game} />,
  hasPage: (view) => view.calls.some(({ kind, seats }) => kind === 'purchase' && seats.some((seat) => seat === view.me)),
  pages: [
    { id: 'worlds', title: 'Worlds', Page: WorldsPage },
    { id: 'empires', title: 'Empires', Page: EmpiresPage },
  ],
  designsOf: game.id,
  designer: null,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: [] },
})
