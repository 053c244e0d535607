import type { Scene } from '@admiralty/board'
import { plainMoment, type SceneMoment } from '@admiralty/game-ui'
import { hexKey } from '@admiralty/space'
import { expect, test } from 'vitest'
import type { Campaign } from '../src/campaign.ts'
import { hexOf } from '../src/land/geometry.ts'
import type { View } from '../src/state.ts'
import { pairing, setupFor, stateFor, worldsWith } from '../src/table-for-tests.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { system } from '../test/battle-game.ts'
import { nearestOwn, partnersOf } from './facts.ts'
import { printedScene, sceneOf } from './scene.ts'
import { siteOf } from './sites.ts'

const LAND = stateFor(
  {
    at: [{ step: 'purchase' }],
    worlds: { ...worldsWith({ '0101': 6, '0105': 4 }), '0301': { rolled: 5, resource: 'hub', linked: 1 }, '1313': { rolled: 7 } },
    lanes: [['0105', '0301']],
    seats: { red: { worlds: ['0101'] }, blue: { worlds: ['0105'] } },
  },
  setupFor(2),
)
const view = system.view(LAND, 'red')
const momentOf = (of: View, more: Partial<SceneMoment<Campaign, CampaignDraft>> = {}): SceneMoment<Campaign, CampaignDraft> => ({
  ...plainMoment<Campaign>(of),
  ...more,
})
const siteAt = (at: string, selected: string | null = null) => {
  const world = view.land.worlds[at]
  return world && siteOf(view, world, selected)
}

test('each world is a site with the style of its owner, its income and a drawing of its resource', () => {
  expect(sceneOf(momentOf(view)).sites).toHaveLength(4)
  expect(siteAt('0101')).toMatchObject({ sideStyle: 2, symbol: 'dot', figure: '6', name: 'Malura', selected: false })
  expect(siteAt('0105')).toMatchObject({ sideStyle: 1, title: 'Barode 0105, income 4, owned by Blue' })
  expect(siteAt('0301', '0301')).toMatchObject({ sideStyle: null, symbol: 'rings', figure: '6', name: 'Zelynd 0301', selected: true })
})
test('lanes are an overlay of links', () => {
  expect(sceneOf(momentOf(view)).overlays).toEqual([
    { look: 'field', shape: { kind: 'links', pairs: [[hexOf('0105'), hexOf('0301')]] }, legend: 'space lanes', printed: false },
  ])
})
test('the hexes of the pairs are marked for their player only, in place of the names of their worlds, and never on paper', () => {
  const state = stateFor(pairing)
  const [own, other] = [system.view(state, 'red'), system.view(state, 'public')]
  const marked = sceneOf(momentOf(own)).marked
  expect(marked.map(({ kind }) => kind)).toEqual(['look', 'look'])
  expect(sceneOf(momentOf(other)).marked).toEqual([])
  const named = (moment: Scene) => moment.sites?.map(({ name }) => name)
  expect([named(sceneOf(momentOf(own))), named(sceneOf(momentOf(other)))]).toEqual([
    ['', '', 'Toleth'],
    ['Malura', 'Doroa', 'Toleth'],
  ])
  expect(printedScene(own).marked).toEqual([])
})
test('a selected pair shows its hex and the worlds beside it', () => {
  const own = system.view(stateFor(pairing), 'red')
  const [reach] = sceneOf(momentOf(own, { selected: 'H2+C2' })).overlays ?? []
  const hexes = reach?.shape.kind === 'region' ? reach.shape.hexes.map(hexKey) : []
  expect(hexes).toEqual(['0202', '0303'].map((at) => hexKey(hexOf(at))))
  expect(sceneOf(momentOf(view, { selected: 'H2+C2' })).overlays).toHaveLength(1)
})
test('CR-10.1a: worlds within one jump or on one network of lanes are in reach of trade', () => {
  expect(partnersOf(view.land, '0101')).toEqual(['0301'])
  expect(partnersOf(view.land, '0105')).toEqual(['0301'])
  expect(partnersOf(view.land, '1313')).toEqual([])
})
test('the distance to the nearest own world is the viewer’s, and spectators have none', () => {
  expect(nearestOwn(view, '0105')).toEqual({ at: '0101', hexes: 4 })
  expect(nearestOwn(view, '0101')).toBeUndefined()
  expect(nearestOwn(system.view(LAND, 'public'), '0105')).toBeUndefined()
})
