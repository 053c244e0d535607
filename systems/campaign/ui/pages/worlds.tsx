// The page of all worlds, sorted by any of their facts.
import { SideBadge } from '@admiralty/board'
import type { ExtraPageProps } from '@admiralty/game-ui'
import { Rule } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, SortTable, sumColumn, textColumn } from '@admiralty/game-ui/sorted'
import { list, plural } from '@admiralty/kernel'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf, worldsOf } from '../../src/land/geometry.ts'
import { lanesFrom } from '../../src/land/lanes.ts'
import type { World } from '../../src/land/world.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { empireName, resourceName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { knownDefence } from '../../src/worlds/known-defence.ts'
import { knownAttitude, nearestOwn, ownSeat, partnersOf } from '../facts.ts'
import { styleOf } from '../sites.ts'
import '../campaign.css'

type Props = ExtraPageProps<Campaign>

function columnsFor({ view, onShow }: Props): readonly SortColumn<World>[] {
  const seat = ownSeat(view)
  const own = seat ? worldsOfEmpire(view, seat) : []
  const ownColumns: readonly SortColumn<World>[] = [
    numberColumn('near', 'hexes to own world', ({ at }) => nearestOwn(view, at)?.hexes ?? null),
    textColumn(
      'own',
      'own worlds in reach',
      ({ at }) =>
        list(
          partnersOf(view.land, at)
            .filter((one) => own.includes(one))
            .map(worldTitle),
        ) || null,
    ),
  ]
  return [
    textColumn(
      'at',
      'world',
      ({ at }) => at,
      ({ at }) => (
        <button type="button" className="linkish" onClick={() => onShow(at, hexOf(at))}>
          {worldTitle(at)}
        </button>
      ),
    ),
    sumColumn('base', 'base income', ({ base }) => base),
    textColumn('resource', 'resource', ({ resource }) => resource && resourceName(resource)),
    textColumn(
      'owner',
      'owner',
      ({ owner }) => owner && empireName(owner),
      ({ owner }) =>
        owner && (
          <>
            <SideBadge sideStyle={styleOf(view, owner)} /> {empireName(owner)}
          </>
        ),
    ),
    sumColumn('lanes', 'lanes', ({ at }) => lanesFrom(view.land, at).length),
    numberColumn('partners', 'trade partners in reach', ({ at }) => partnersOf(view.land, at).length),
    ...(own.length > 0 ? ownColumns : []),
    ...(seat ? [textColumn<World>('attitude', 'attitude', (world) => knownAttitude(view, world))] : []),
    numberColumn('defence', 'defence if neutral', (world) => (world.owner ? null : knownDefence(view, seat, world).total)),
  ]
}
export function WorldsPage(props: Props) {
  const { view, selected } = props
  const worlds = worldsOf(view.land)
  return (
    <div className="gu-panel cp-page">
      <header className="gu-line">
        <h2>Worlds</h2>
        <p>
          {plural(worlds.length, 'world')} and {plural(view.land.lanes.length, 'space lane')}, as everybody knows them.
        </p>
        <Rule id="CR-1.2b" />
      </header>
      <SortTable title="Worlds" columns={columnsFor(props)} rows={worlds} keyOf={({ at }) => at} selected={selected} />
    </div>
  )
}
