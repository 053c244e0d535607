// The page of the fleet: own groups, ships and keels with place, condition, endurance and upkeep, sorted by any of them.
import type { ExtraPageProps } from '@admiralty/game-ui'
import { Rule } from '@admiralty/game-ui/panel'
import { SortTable } from '@admiralty/game-ui/sorted'
import type { Campaign } from '../../src/campaign.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { ownHoldings } from '../week/own.ts'
import '../campaign.css'
import '../week/week.css'
import { groupColumns, keelColumns, shipColumns } from './fleet-columns.tsx'
import type { ShownFleet } from './place-cell.tsx'

interface FleetPageProps extends ExtraPageProps<Campaign> {
  readonly game: BattleGame
}

export function FleetPage({ game, view, selected, onShow }: FleetPageProps) {
  const holdings = ownHoldings(view)
  if (!holdings) return <p className="gu-panel cp-page gu-none">A fleet belongs to a player, and begins with week 1.</p>
  const shown: ShownFleet = { game, view, holdings, onShow }
  return (
    <div className="gu-panel cp-page">
      <header className="gu-line">
        <h2>Groups</h2>
        <p>Nobody else sees what is behind a counter.</p>
        <Rule id="CR-15.3" />
      </header>
      <SortTable title="Groups" columns={groupColumns(shown)} rows={holdings.groups} keyOf={({ id }) => id} selected={selected} />
      <header className="gu-line">
        <h2>Ships</h2>
        <p>Upkeep is for fuel and crew. Weaponry is paid after battles.</p>
        <Rule id="CR-3.6b" />
      </header>
      <SortTable title="Ships" columns={shipColumns(shown)} rows={holdings.ships} keyOf={({ id }) => id} selected={selected} />
      {holdings.keels.length > 0 && (
        <>
          <header className="gu-line">
            <h2>Keels</h2>
            <Rule id="CR-13.1a" />
          </header>
          <SortTable title="Keels" columns={keelColumns(shown)} rows={holdings.keels} keyOf={({ id }) => id} selected={null} />
        </>
      )}
    </div>
  )
}
