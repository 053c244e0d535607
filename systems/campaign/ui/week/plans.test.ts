import { plainMoment, type SceneMoment } from '@admiralty/game-ui'
import { hexKey } from '@admiralty/space'
import { expect, test } from 'vitest'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf } from '../../src/land/geometry.ts'
import type { Position } from '../../src/position.ts'
import type { View } from '../../src/state.ts'
import { setupFor, stateFor, worldsWith } from '../../src/table-for-tests.ts'
import type { Book } from '../../src/week/book.ts'
import { EMPTY_BOOK } from '../../src/week/standing-book.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { game, system } from '../../test/battle-game.ts'
import { uiWith } from '../index.tsx'
import { sceneOf } from '../scene.ts'

const POSITION: Position = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 3,
  worlds: { ...worldsWith({ '0505': 6, '0507': 4, '1111': 7 }), '0808': { rolled: 5, resource: 'hub' } },
  lanes: [['0505', '0808']],
  links: [{ worlds: ['0505', '0507'], flows: true }],
  battles: [{ at: '1111', batch: 1, seats: ['red', 'blue'], holder: null, contested: true }],
  seats: {
    red: {
      worlds: ['0505', '0507'],
      holdings: {
        capital: '0505',
        groups: [
          { id: 'group-1', at: '0505', ships: [{ design: 'Tern' }] },
          { id: 'group-2', at: null, to: '0507', ships: [{ design: 'Lancer' }] },
        ],
      },
    },
    blue: { worlds: ['1111'], holdings: { capital: '1111', groups: [{ id: 'group-1', at: '1111', ships: [{ design: 'Roc' }] }] } },
  },
}
const STATE = stateFor(POSITION, setupFor(2))
const [own, other, open] = [system.view(STATE, 'red'), system.view(STATE, 'blue'), system.view(STATE, 'public')]
type Moment = SceneMoment<Campaign, CampaignDraft>
const moment = (view: View, more: Partial<Moment> = {}): Moment => ({ ...plainMoment<Campaign>(view), ...more })
const draftOf = (book: Partial<Book>): CampaignDraft => ({
  kind: 'book',
  page: 'all',
  about: null,
  picked: [],
  book: { ...EMPTY_BOOK, ...book },
})
const MOVED = draftOf({
  groups: [
    {
      group: 'group-1',
      ships: ['fleet-1'],
      move: { by: 'lane', path: ['0808'] },
      stance: 'none',
      answers: { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: null },
    },
  ],
})
const looks = (view: View) => sceneOf(moment(view)).counters.map(({ id, symbol, look }) => [id, symbol, look])

test('CR-15.3: counters are drawn by label, and only their owner sees ships behind them', () => {
  expect(looks(open)).toEqual([
    ['red-1', 'unknown', 'plain'],
    ['blue-1', 'unknown', 'plain'],
  ])
  expect(looks(own)).toEqual([
    ['red-1', 'destroyer', 'plain'],
    ['blue-1', 'unknown', 'plain'],
    ['group-2', 'unknown', 'pencilled'],
  ])
  expect(looks(other).map(([id]) => id)).toEqual(['red-1', 'blue-1'])
})
test('a plotted move is a track over its stops, for its owner only', () => {
  expect(sceneOf(moment(own, { draft: MOVED })).tracks).toMatchObject([
    { places: ['0505', '0808'].map(hexOf), style: 'planned', notes: ['Group 1'] },
  ])
  expect(sceneOf(moment(open, { draft: MOVED })).tracks).toEqual([])
})
test('CR-5.1b, CR-5.2: the selected group shows what it reaches', () => {
  const overlays = sceneOf(moment(own, { selected: 'red-1' })).overlays ?? []
  const [jumps, lanes] = ['Group 1 may jump to', 'Group 1 may go by lane to'].map((legend) => {
    const shape = overlays.find((overlay) => overlay.legend === legend)?.shape
    return shape?.kind === 'region' ? shape.hexes.map(hexKey) : []
  })
  expect(jumps).toContain(hexKey(hexOf('0507')))
  expect(lanes).toEqual([hexKey(hexOf('0808'))])
  expect(sceneOf(moment(other, { selected: 'red-1' })).overlays?.map(({ legend }) => legend)).not.toContain('Group 1 may jump to')
})
test('CR-10.1b: trade is drawn beside the lanes, and links that the book asks for', () => {
  const legends = (draft: CampaignDraft | null) => sceneOf(moment(own, { draft })).overlays?.map(({ legend }) => legend)
  expect(legends(null)).toEqual(['trade', 'space lanes'])
  expect(legends(draftOf({ links: [['0507', '0808']] }))).toEqual(['trade', 'trade that you ask for', 'space lanes'])
})
test('CR-X.10: battles are marked for all', () => {
  expect(sceneOf(moment(open)).marked).toEqual([{ at: hexOf('1111'), kind: 'look', note: 'battle: Red and Blue' }])
})
test('a press on a hex finds its counters and then its world, and says why a group does not reach it', () => {
  const ui = uiWith(game)
  expect(ui.things(own, hexOf('0505'))).toEqual(['red-1', '0505'])
  const writing: CampaignDraft = { kind: 'book', page: 'group', about: 'group-1', picked: [], book: EMPTY_BOOK }
  expect(ui.refusalAt(moment(own, { draft: writing }), hexOf('1212'))).toMatchObject({ rule: 'CR-5.1b' })
  expect(ui.attention(own, writing)).toBe('red-1')
  expect(ui.hasPage(own)).toBe(true)
  expect(ui.hasPage(open)).toBe(false)
})
