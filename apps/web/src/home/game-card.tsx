// A game on the home page: cover, facts, Play now and the first lesson.
import { useKeys } from '@admiralty/board'
import { plural } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { GameDescription } from '../api/types.ts'
import { CoverArt } from '../parts/cover.tsx'
import { FirstLesson } from '../parts/first-lesson.tsx'
import { usePreparedStart } from './prepare-tables.ts'
import { chosenWords, quickWords } from './quick-match.ts'
import { useQuickMatch } from './use-quick-match.ts'

interface GameCardProps {
  readonly game: GameDescription
  /** The key P presses the Play now button of this card. */
  readonly hasKey: boolean
}

export function GameCard({ game, hasKey }: GameCardProps) {
  const { about, scenarios } = game
  const [least, most] = about.seats
  const title = useId()
  return (
    <article className="game" aria-labelledby={title}>
      <CoverArt system={about.id} />
      <div className="tx">
        <h2 id={title}>
          <Link to="/set" search={{ game: about.id }}>
            {about.title}
          </Link>
        </h2>
        <p>{about.line}</p>
        <p className="ft">
          <span>{least === most ? plural(least, 'player') : `${least}–${plural(most, 'player')}`}</span>
          <span>{plural(scenarios.length, 'scenario')}</span>
          <span>{about.minutes} min</span>
        </p>
      </div>
      <Starts game={game} hasKey={hasKey} />
      <p className="credits">{about.credits}</p>
    </article>
  )
}

function Starts({ game, hasKey }: GameCardProps) {
  const { about } = game
  const start = useQuickMatch()
  const preparing = usePreparedStart(about.id)
  const begin = (against: 'computer' | 'same screen', prepared: boolean) => start.mutate({ game, against, prepared })
  const playNow = () => begin('computer', true)
  const canPlay = hasKey && !start.isPending
  useKeys({ title: 'Games', bindings: canPlay ? [{ keys: ['p'], does: `Play ${about.title} now`, run: playNow }] : [] })
  return (
    <div className="starts">
      <div className="main-starts">
        <button type="button" className="btn go" disabled={start.isPending} onClick={playNow} {...preparing}>
          <span>
            Play now <span className="unseen">{about.title}</span>
          </span>
          {hasKey && <kbd>P</kbd>}
        </button>
        <FirstLesson about={about} look="btn" />
      </div>
      <div className="quick-words">
        <p>
          {quickWords(game)} {chosenWords(game, 'are')}
        </p>
        {about.quick.chosen !== null && (
          <button
            type="button"
            className="linkish tap"
            aria-label={`Change ${about.quick.chosen}`}
            disabled={start.isPending}
            onClick={() => begin('computer', false)}
          >
            Change
          </button>
        )}
      </div>
      <div className="more-starts">
        <Link to="/set" search={{ game: about.id }} className="btn">
          New game
        </Link>
        <button type="button" className="btn" disabled={start.isPending} onClick={() => begin('same screen', false)}>
          Two players, one screen
        </button>
      </div>
      {start.error && <p className="bad">{start.error.message}</p>}
    </div>
  )
}
