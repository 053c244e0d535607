// The cover of a game in the list of games. Until the artwork of the game is loaded, it shows only a hex grid.
import type { Cover } from '@admiralty/game-ui'
import { useQuery } from '@tanstack/react-query'
import { coverQuery } from '../api/games.ts'
import './cover.css'

/** The colour of a cover without artwork. */
const PLAIN: Cover['color'] = 5

interface CoverProps {
  readonly system: string
  /** The small version for a table row. */
  readonly mini?: boolean
}

export function CoverArt({ system, mini = false }: CoverProps) {
  const { data: cover } = useQuery(coverQuery(system))
  const pattern = `cover-hexes-${system}${mini ? '-mini' : ''}`
  return (
    <svg
      className={`art night g${cover?.color ?? PLAIN}${mini ? ' mini' : ''}`}
      viewBox={mini ? '10 70 190 111' : '0 0 216 300'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={pattern} width="54" height="31.177" patternUnits="userSpaceOnUse" x="-8" y="8">
          <path className="ahx" d="M18 0H36M18 0L9 15.588L18 31.177M36 0L45 15.588L36 31.177M0 15.588H9M45 15.588H54" />
        </pattern>
      </defs>
      <rect x="-200" y="-200" width="800" height="800" fill={`url(#${pattern})`} />
      {cover && <cover.Art />}
    </svg>
  )
}
