// The top edge of a table: on a phone its title and a menu.
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { MatchInfo } from '../api/types.ts'
import { Top } from '../shell/shell.tsx'
import { ThemeButton } from '../shell/theme-button.tsx'

interface TableTopProps {
  readonly match: MatchInfo
  readonly moment: string
  readonly asText: boolean
  onAsText(): void
}

export function TableTop({ match, moment, asText, onAsText }: TableTopProps) {
  return (
    <div className="table-top">
      <div className="wide-top">
        <Top>
          <b>{match.title}</b>
          <span className="dim">{moment}</span>
        </Top>
      </div>
      <header className="ph-top">
        <Link to="/" className="tap back" aria-label="To the shelf">
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
        </Link>
        <div className="t">
          {match.title}
          <small>{moment}</small>
        </div>
        <ThemeButton />
        <PhoneMenu match={match} asText={asText} onAsText={onAsText} />
      </header>
    </div>
  )
}

function PhoneMenu({ match, asText, onAsText }: Omit<TableTopProps, 'moment'>) {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <Button className="iconbtn tap" aria-label="Menu">
        <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.500 4.500h11M2.500 8h11M2.500 11.500h11" />
        </svg>
      </Button>
      <Popover className="float menu-float" placement="bottom end">
        <Menu className="menu">
          <MenuItem onAction={onAsText}>{asText ? 'The position as a chart' : 'The position as text'}</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/rules/$system', params: { system: match.system } })}>Rule book</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/fair' })}>Fair dice</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/' })}>Shelf</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
