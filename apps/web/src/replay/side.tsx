// The panels beside the map: perspective, log, record, dice, downloads.

import { PrintLink } from '../match-view/print-link.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { DiceBox } from './dice-box.tsx'
import { Downloads } from './downloads.tsx'
import { perspectiveLabel, perspectiveName, perspectivesOffered, viewerOf } from './perspective.ts'
import { thingsIn } from './replay-chart.tsx'
import { ReplayLog } from './replay-log.tsx'
import type { SideProps, SideTab } from './side-props.ts'

const TABS: readonly SideTab[] = ['log', 'record', 'dice', 'share']
const NAMES: Readonly<Record<SideTab, string>> = { log: 'Log', record: 'Record', dice: 'Dice', share: 'Share and save' }

export function ReplaySide(props: SideProps) {
  const { selection } = props
  return (
    <aside className="replay-side" aria-label="Log, record and dice">
      <PerspectiveChoice {...props} />
      <nav className="replay-tabs" aria-label="Panels">
        {TABS.map((tab) => (
          <button key={tab} type="button" aria-current={tab === selection.tab ? 'true' : undefined} onClick={() => selection.setTab(tab)}>
            {NAMES[tab]}
          </button>
        ))}
      </nav>
      {selection.tab === 'log' && <LogOf {...props} />}
      {selection.tab === 'record' && <RecordOf {...props} />}
      {selection.tab === 'dice' && <DiceBox {...props} />}
      {selection.tab === 'share' && <Downloads {...props} />}
    </aside>
  )
}

function PerspectiveChoice({ match, perspective, onSee, onAgain }: SideProps) {
  const over = match.status === 'over'
  const offered = perspectivesOffered(match)
  return (
    <div className="replay-perspectives">
      {offered.length < 2 && <span className="dim">{perspectiveName(perspective)}</span>}
      <fieldset className="seg" hidden={offered.length < 2} aria-label="View">
        {offered.map((other) => (
          <button
            key={other}
            type="button"
            aria-pressed={other === perspective}
            onClick={() => onSee(other)}
            title={perspectiveName(other)}
          >
            {perspectiveLabel(other, { brief: offered.length > 4 })}
          </button>
        ))}
      </fieldset>
      {!over && (
        <button type="button" className="linkish" onClick={onAgain}>
          Refresh
        </button>
      )}
    </div>
  )
}

function LogOf({ game, stops, earlier, at, playing, onGo }: SideProps) {
  const view = stops[at]?.view
  return <ReplayLog stops={stops} earlier={earlier} at={at} quick={playing} ui={game.ui} view={view} onGo={onGo} />
}

/** The number of earlier stops whose observations the record shows. */
const RECENT = 30
/** The record of the selected thing, otherwise of the one that acts. */
function RecordOf({ match, perspective, game, stops, at, selection }: SideProps) {
  const stop = stops[at]
  if (!stop) return null
  return (
    <ScrollBox className="replay-pane" aria-label="Record">
      <h2 className="unseen">Record</h2>
      <game.ui.Record
        view={stop.view}
        selected={selection.selected ?? thingsIn(stop.line)[0] ?? null}
        draft={null}
        choices={[]}
        observations={stops.slice(Math.max(0, at - RECENT), at + 1).flatMap(({ changes }) => changes.map(({ observation }) => observation))}
        onPick={() => undefined}
        onDraft={() => undefined}
        onSelect={selection.setSelected}
      />
      <PrintLink match={match} game={game} viewer={viewerOf(perspective)} />
    </ScrollBox>
  )
}
