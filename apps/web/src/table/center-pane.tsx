// The middle: the map or the text view, with the figures of the aimed choice or the catch-up list.
import { type ActiveMotions, Board } from '@admiralty/board'
import type { Choice, Place } from '@admiralty/kernel'
import { type ReactNode, useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { Aim } from './ask.tsx'
import { CatchUp } from './catch-up.tsx'
import { Odds } from './odds.tsx'
import { TextTables } from './text-tables.tsx'
import type { CatchUpState } from './use-catch-up.ts'

interface CenterPaneProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly draft: unknown
  readonly choices: readonly Choice[]
  readonly aimed: Choice | null
  /** Aimed at by the keyboard. */
  readonly firm: boolean
  readonly selected: string | null
  /** A hex to look at. */
  readonly shown: Place | null
  readonly asText: boolean
  readonly catchUp: CatchUpState
  /** The last of the log. */
  readonly observations: readonly unknown[]
  /** What happens at this moment. */
  readonly moving: ActiveMotions | null
  onAim(aim: Aim | null): void
  onPick(choice: Choice): void
  onSelect(thing: string | null): void
}

const hasNumbers = ({ because, spread }: Choice): boolean => because.length > 0 || spread !== null

export function CenterPane(props: CenterPaneProps) {
  const { aimed, catchUp, asText, choices } = props
  // With nothing aimed at, the numbers of the one big button are what is at stake.
  const main = choices.find((choice) => choice.role === 'main' && hasNumbers(choice))
  const weighed = aimed ?? main
  const odds = weighed && hasNumbers(weighed) ? weighed : undefined
  const panel = odds ? (
    <Odds choice={odds} firm={props.firm || aimed === null} />
  ) : (
    catchUp.entries.length > 0 && <CatchUp told={catchUp.entries} onClose={catchUp.close} />
  )
  return (
    <main className={asText ? 'map in-words' : 'map'}>
      {asText ? <AsText {...props} /> : <Chart {...props} panel={panel} />}
      {asText && panel}
    </main>
  )
}

interface ChartProps extends CenterPaneProps {
  readonly panel: ReactNode
}

function AsText({ game: { words }, view }: CenterPaneProps) {
  const tables = useMemo(() => words.table(view), [words, view])
  return <TextTables tables={tables} />
}

function Chart({
  game: { ui, words },
  view,
  draft,
  choices,
  aimed,
  selected,
  shown,
  panel,
  observations,
  moving,
  onAim,
  onPick,
  onSelect,
}: ChartProps) {
  const scene = useMemo(
    () => ui.scene({ view, draft, choices, selected, aimed, observations }),
    [ui, view, draft, choices, selected, aimed, observations],
  )
  return (
    <Board
      scene={scene}
      choices={choices}
      aimed={aimed}
      shown={shown}
      moving={moving}
      panel={panel}
      label={`Chart, ${words.phase(view).title}`}
      onAim={(choice) => onAim(choice && { choice, by: 'pointer' })}
      onPick={onPick}
      onSelect={onSelect}
    />
  )
}
