// A list of the games with their covers, on the pages Learn and Rules.
import type { ReactNode } from 'react'
import type { GameDescription } from '../api/types.ts'
import { CoverArt } from './cover.tsx'
import './game-rows.css'

type About = GameDescription['about']

interface GameRowsProps {
  readonly games: readonly GameDescription[]
  /** A link with the title of the game. */
  readonly title: (about: About) => ReactNode
  readonly text: (about: About) => string
  /** The button at the right, or nothing. */
  readonly action: (about: About) => ReactNode
}

export const GameRows = ({ games, title, text, action }: GameRowsProps) => (
  <ul className="game-rows">
    {games.map(({ about }) => (
      <li key={about.id}>
        <CoverArt system={about.id} />
        <div>
          <h2>{title(about)}</h2>
          <p>{text(about)}</p>
        </div>
        {action(about)}
      </li>
    ))}
  </ul>
)
