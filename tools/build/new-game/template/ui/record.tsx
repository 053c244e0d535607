// The panel beside the chart: the shared record, filled with this game's ships and supplies.
import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { ClauseTable, Roster } from '@admiralty/game-ui/panel'
import { SEATS } from '../src/state.ts'
import type { Template } from '../src/steps.ts'
import { type Draft, shipName } from '../src/words.ts'

export const Record = ({ view, ...selection }: RecordProps<Template, Draft>) => (
  <div className="gu-panel">
    {SEATS.map((seat) => {
      const { hull, used } = view.ships[seat]
      const isAfloat = hull > 0
      const ship = { id: seat, symbol: isAfloat ? 'fighter' : 'wreck', name: shipName(seat), line: `${used} supplies used` }
      return (
        <Roster
          key={seat}
          name={seat === view.me ? 'Your ship' : 'Ship'}
          sideStyle={sideStyleOf(seat)}
          ships={[{ ...ship, left: [hull, view.setup.hull], look: isAfloat ? '' : 'gone' }]}
          {...{ aside: 'hull', look: '', sectionLook: '', selected: selection.selected, onSelect: selection.onSelect }}
        />
      )
    })}
    <ClauseTable
      look=""
      heads={['supplies left', 'torpedoes', 'repairs']}
      rows={SEATS.map((seat) => {
        const { torpedoes, repairs } = view.secret[seat] ?? { torpedoes: 'unknown', repairs: 'unknown' }
        return { key: seat, cells: [shipName(seat), torpedoes, repairs], rule: 'TP-SUP-01' }
      })}
    />
  </div>
)
