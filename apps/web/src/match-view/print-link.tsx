// Link from a match to its printed records, as this viewer knows them. It opens a new tab, so that the match stays open.
import type { Viewer } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { printViewer } from './print-viewer.ts'
import './print-link.css'

interface PrintLinkProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly viewer: Viewer
}
export function PrintLink({ match, game, viewer }: PrintLinkProps) {
  if (!game.ui.print || printViewer(match, viewer) !== viewer) return null
  return (
    <Link
      to="/print/$system"
      params={{ system: match.system }}
      search={{ match: match.id, as: viewer }}
      target="_blank"
      className="loc to-print"
    >
      print the records
    </Link>
  )
}
