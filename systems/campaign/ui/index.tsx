// The screen of a campaign that is fought with a battle game. It contains no rule; choices and legality come from the rules.
import { type GameUi, later, type PageProps, type SceneMoment } from '@admiralty/game-ui'
import { type Refusal, refuse } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import type { Campaign } from '../src/campaign.ts'
import { hexOf, worldsOf } from '../src/land/geometry.ts'
import type { View } from '../src/state.ts'
import type { BattleGame } from '../src/tactics-port.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { groupName } from '../src/words/names.ts'
import { Record } from './record.tsx'
import { sceneOf } from './scene.ts'
import { styleOf } from './sites.ts'
import { motionsOf } from './week/motions.ts'
import { ownHoldings } from './week/own.ts'
import { draftOfOrders } from './week/sealed.ts'

// Loaded on demand.
const PurchasePage = later(() => import('./purchase/page.tsx'), 'PurchasePage')
const WorldsPage = later(() => import('./pages/worlds.tsx'), 'WorldsPage')
const EmpiresPage = later(() => import('./pages/empires.tsx'), 'EmpiresPage')

const OrdersPage = later(() => import('./week/orders-page.tsx'), 'OrdersPage')
const SealedPage = later(() => import('./week/sealed-page.tsx'), 'SealedPage')
const StatementPage = later(() => import('./pages/statement.tsx'), 'StatementPage')
const FleetPage = later(() => import('./pages/fleet.tsx'), 'FleetPage')

const isAsked = (view: View, kind: string): boolean =>
  view.calls.some((call) => call.kind === kind && call.seats.some((seat) => seat === view.me))
/** Labels of counters in a hex, then its world. */
const thingsAt = (view: View, [q, r]: Hex): readonly string[] => {
  const isThere = (at: string | null): boolean => at !== null && hexOf(at)[0] === q && hexOf(at)[1] === r
  return [
    ...view.counters.flatMap(({ label, at }) => (isThere(at) ? [label] : [])),
    ...worldsOf(view.land).flatMap(({ at }) => (isThere(at) ? [at] : [])),
  ]
}
/** The counter or the world of the open list of the order book. */
function attentionOf(view: View, draft: CampaignDraft | null): string | null {
  if (draft?.kind !== 'book' || draft.about === null) return null
  if (view.land.worlds[draft.about]) return draft.about
  return ownHoldings(view)?.groups.find(({ id }) => id === draft.about)?.label ?? null
}
/** CR-5.1b: a hex that the group of the open list does not reach. */
function notReached({ view, draft }: SceneMoment<Campaign, CampaignDraft>, hex: Hex): Refusal | null {
  if (draft?.kind !== 'book' || draft.page !== 'group' || draft.about === null || thingsAt(view, hex).length > 0) return null
  return refuse('CR-5.1b', `${groupName(draft.about)} cannot reach this hex in one week`)
}

/** The screen of a campaign with the designs of a battle game. */
export const uiWith = (game: BattleGame): GameUi<Campaign, CampaignDraft> => ({
  sideStyle: styleOf,
  scene: sceneOf,
  motions: motionsOf,
  things: thingsAt,
  attention: attentionOf,
  refusalAt: notReached,
  Record: (props) => <Record {...props} game={game} />,
  Page: (props: PageProps<Campaign, CampaignDraft>) =>
    isAsked(props.view, 'orders') ? <OrdersPage {...props} game={game} /> : <PurchasePage {...props} game={game} />,
  hasPage: (view) => isAsked(view, 'purchase') || isAsked(view, 'orders'),
  sealedOrders: { draftOf: draftOfOrders, Page: (props) => <SealedPage {...props} game={game} /> },
  pages: [
    { id: 'statement', title: 'Statement', Page: StatementPage },
    { id: 'fleet', title: 'Fleet', Page: (props) => <FleetPage {...props} game={game} /> },
    { id: 'worlds', title: 'Worlds', Page: WorldsPage },
    { id: 'empires', title: 'Empires', Page: EmpiresPage },
  ],
  designsOf: game.id,
  designer: null,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: [] },
})
