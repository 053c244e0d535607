// Play now: one click starts a game with the usual options.
import type { Seat } from '@admiralty/kernel'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { randomValue } from '../api/client.ts'
import { createMatch } from '../api/queries.ts'
import type { GameDescription, SeatHolder } from '../api/types.ts'
import { isTyping } from '../table/choice-keys.ts'

type Against = 'computer' | 'same screen'

/** The request for a match with the usual options of the game. */
export function quickMatch({ about, scenarios }: GameDescription, against: Against) {
  const scenario = scenarios.find(({ id }) => id === about.quick.scenario) ?? scenarios[0]
  if (!scenario) throw new Error(`${about.title} has no scenario`)
  const players = scenario.seats.filter(({ kind }) => kind === 'player')
  const seats: Record<Seat, SeatHolder> = Object.fromEntries(
    players.map(({ seat }, index) => [seat, index === 0 || against === 'same screen' ? 'me' : 'bot:ensign']),
  )
  return { system: about.id, scenario: scenario.id, options: about.quick.options, seats, value: randomValue() }
}

/** Describes the game of Play now, such as 'EasyStar, 250 build points, against the computer.' */
export function quickWords({ about, options }: GameDescription): string {
  const optionTexts = Object.entries(about.quick.options).flatMap(([name, value]) => {
    const title = options.find((option) => option.name === name)?.title
    return title === undefined || typeof value === 'boolean' ? [] : [`${value} ${title.toLowerCase()}`]
  })
  return `${[about.title, ...optionTexts, 'against the computer'].join(', ')}.`
}

export function PlayNow({ game }: { readonly game: GameDescription }) {
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: (against: Against) => createMatch(quickMatch(game, against)),
    onSuccess: ({ id }) => navigate({ to: '/table/$id', params: { id } }),
  })
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target))
        play.current?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="play">
      <div className="row1">
        <div>
          <h2 className="big">Play now</h2>
          <p>
            {quickWords(game)} About {game.about.minutes} minutes, nothing to set up.
          </p>
        </div>
        <button ref={play} type="button" className="btn go" disabled={start.isPending} onClick={() => start.mutate('computer')}>
          Play <kbd>P</kbd>
        </button>
      </div>
      <div className="alts">
        <button type="button" className="btn" disabled={start.isPending} onClick={() => start.mutate('same screen')}>
          Two players, one screen
        </button>
        <Link to="/set" search={{ game: game.about.id }} className="btn">
          New game
        </Link>
      </div>
      {start.error && <p className="bad">{start.error.message}</p>}
      <LearnIt game={game} />
    </div>
  )
}

/** Every game names its first lesson 'first-battle'. */
const LearnIt = ({ game: { about } }: { readonly game: GameDescription }) => (
  <div className="learn-it">
    <span>New to {about.title}?</span>
    <Link to="/learn/$system/$lesson" params={{ system: about.id, lesson: 'first-battle' }} className="btn">
      Learn it in ten moves
    </Link>
    <Link to="/learn/$system" params={{ system: about.id }} className="btn">
      All lessons
    </Link>
  </div>
)
