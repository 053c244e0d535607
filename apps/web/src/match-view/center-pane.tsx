// The map or the text view, with the odds of the aimed choice or the catch-up list.
import { type ActiveMotions, Board, withRegions } from '@admiralty/board'
import { later, type Recap, withRecap } from '@admiralty/game-ui'
import type { Choice, Refusal, Viewer } from '@admiralty/kernel'
import { memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { CatchUp, type CatchUpState } from './catch-up.tsx'
import { MapNote, nothingHere } from './map-note.tsx'
import { Odds } from './odds.tsx'
import type { Aiming } from './use-aiming.ts'
import type { Selection } from './use-selection.ts'

// Loaded on demand, since most players look at the map.
const TextView = later(() => import('./text-view.tsx'), 'TextView')

/** The part of a match and its question that the map and the record show. */
export interface Drawn extends Pick<Aiming, 'about' | 'question' | 'choices' | 'regions' | 'choiceAt'> {
  readonly view: unknown
  readonly draft: unknown
  /** The observations of the latest log lines. */
  readonly observations: readonly unknown[]
  /** The animation that is running. */
  readonly moving: ActiveMotions | null
  pick(choice: Choice): void
}

interface CenterPaneProps {
  readonly recap: Recap
  readonly game: LoadedGame
  readonly view: unknown
  readonly drawn: Drawn
  readonly viewer: Viewer
  readonly aiming: Aiming
  readonly selection: Selection
  /** Entries since the last visit; a lesson has none. */
  readonly catchUp: CatchUpState | undefined
}

const hasNumbers = ({ because, spread }: Choice): boolean => because.length > 0 || spread !== null

export function CenterPane(props: CenterPaneProps) {
  const { game, drawn, viewer, catchUp } = props
  const { asText, selected, shown, setSelected } = props.selection
  const { aim, aimAt } = props.aiming
  // While no choice is aimed at, the panel shows the odds of the main button.
  const main = drawn.choices.find((choice) => choice.role === 'main' && hasNumbers(choice))
  const choice = aim?.choice ?? main
  const odds = choice && hasNumbers(choice) ? choice : undefined
  const firm = aim === null || aim.by === 'key'
  const shownOdds = useMemo(() => odds && <Odds choice={odds} firm={firm} />, [odds, firm])
  const panel = shownOdds ?? (catchUp !== undefined && catchUp.entries.length > 0 && <CatchUp {...catchUp} />)
  return (
    <main className={asText ? 'map in-words' : 'map'}>
      {asText ? (
        <Suspense>
          <TextView game={game} view={props.view} selection={props.selection} aiming={props.aiming} />
        </Suspense>
      ) : (
        <Chart
          {...{ game, drawn, recap: props.recap, viewer, panel, panelAbout: odds ?? null, selected, shown, setSelected, aimAt }}
          aimed={aim?.choice ?? null}
        />
      )}
      {asText && panel}
    </main>
  )
}

interface ChartProps
  extends Pick<CenterPaneProps, 'game' | 'drawn' | 'recap' | 'viewer'>,
    Pick<Aiming, 'aimAt'>,
    Pick<Selection, 'selected' | 'shown' | 'setSelected'> {
  readonly aimed: Choice | null
  readonly panel: ReactNode
  readonly panelAbout: Choice | null
}

/** The chart is not drawn again while an order is on its way. */
const Chart = memo(function Chart({ game: { ui, words }, drawn, recap, viewer, panel, panelAbout, ...props }: ChartProps) {
  const { view, draft, choices, question, regions, choiceAt, observations, moving, pick } = drawn
  const { aimed, selected, shown, aimAt, setSelected } = props
  const [pressed, setPressed] = useState<{ readonly choices: readonly Choice[]; readonly refusal: Refusal | null } | null>(null)
  // The chart draws the shot whose odds the panel shows, so that the panel leaves shooter and target free.
  const previewed = aimed ?? panelAbout
  const moment = useMemo(
    () => ({ view, draft, choices, selected, aimed: previewed, observations }),
    [view, draft, choices, selected, previewed, observations],
  )
  const scene = useMemo(() => withRecap(withRegions(ui.scene(moment), regions), recap), [ui, moment, regions, recap])
  return (
    <>
      <Board
        scene={scene}
        choices={choices}
        choiceAt={choiceAt}
        aimed={aimed}
        shown={shown}
        moving={moving}
        own={viewer === 'public' ? null : ui.sideStyle(view, viewer)}
        panel={panel}
        panelAbout={panelAbout}
        label={`Map, ${words.phase(view).title}`}
        occasion={words.phase(view).turn}
        onAim={aimAt}
        onPick={pick}
        onSelect={(thing, hex) => {
          setSelected(thing)
          const refusal =
            question && choices.length > 0 ? (ui.refusalAt(moment, hex) ?? (thing === null ? nothingHere(question) : null)) : null
          setPressed({ choices, refusal })
        }}
      />
      {pressed?.refusal && pressed.choices === choices && <MapNote refusal={pressed.refusal} />}
    </>
  )
})
