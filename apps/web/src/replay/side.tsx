import { PrintLink } from '../print/print-link.tsx'
import { DiceBox } from './dice-box.tsx'
import { TakeHome } from './downloads.tsx'
import { eyesLabel, eyesName, eyesOffered, viewerOf } from './perspective.ts'
import { ReplayLog } from './replay-log.tsx'
import { thingsIn } from './shown-chart.tsx'
import type { SideProps, SideTab } from './side-props.ts'

const TABS: readonly SideTab[] = ['log', 'record', 'dice', 'share']
const NAMES: Readonly<Record<SideTab, string>> = { log: 'Log', record: 'Record', dice: 'Dice', share: 'Share and save' }

export function Side(props: SideProps) {
  const { looking } = props
  return (
    <aside className="replay-side" aria-label="Log, record and dice">
      <EyesChoice {...props} />
      <nav className="replay-tabs" aria-label="Beside the chart">
        {TABS.map((tab) => (
          <button key={tab} type="button" aria-current={tab === looking.tab ? 'true' : undefined} onClick={() => looking.setTab(tab)}>
            {NAMES[tab]}
          </button>
        ))}
      </nav>
      {looking.tab === 'log' && <LogOf {...props} />}
      {looking.tab === 'record' && <RecordOf {...props} />}
      {looking.tab === 'dice' && <DiceBox {...props} />}
      {looking.tab === 'share' && <TakeHome {...props} />}
    </aside>
  )
}

function EyesChoice({ match, eyes, onSee, onAgain }: SideProps) {
  const over = match.status === 'over'
  const offered = eyesOffered(match)
  return (
    <div className="replay-eyes">
      {offered.length < 2 && <span className="dim">{eyesName(eyes, over)}</span>}
      <fieldset className="seg" hidden={offered.length < 2} aria-label="Whose eyes">
        {offered.map((other) => (
          <button key={other} type="button" aria-pressed={other === eyes} onClick={() => onSee(other)} title={eyesName(other, over)}>
            {eyesLabel(other, { over, brief: offered.length > 4 })}
          </button>
        ))}
      </fieldset>
      {!over && (
        <button type="button" className="linkish" onClick={onAgain}>
          what came since
        </button>
      )}
    </div>
  )
}

function LogOf({ game, stops, at, playing, onGo }: SideProps) {
  const view = stops[at]?.view
  return <ReplayLog stops={stops} at={at} quick={playing} ui={game.ui} view={view} onGo={onGo} />
}

/** Steps before this one whose traces a record still shows. */
const RECENT = 30
/** Of what the reader chose, else of who acts. */
function RecordOf({ match, eyes, game, stops, at, looking, onRule }: SideProps) {
  const stop = stops[at]
  if (!stop) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className="replay-pane" tabIndex={0} aria-label="Record">
      <h2 className="unseen">Record</h2>
      <game.ui.Record
        view={stop.view}
        selected={looking.selected ?? thingsIn(stop.line)[0] ?? null}
        draft={null}
        choices={[]}
        observations={stops.slice(Math.max(0, at - RECENT), at + 1).flatMap(({ told }) => told.map(({ news }) => news))}
        onPick={() => undefined}
        onSelect={looking.setSelected}
        onRule={onRule}
      />
      <PrintLink match={match} game={game} viewer={viewerOf(eyes)} />
    </section>
  )
}
