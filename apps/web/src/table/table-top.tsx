// The top bar of a match; on a phone it has a menu.
import { useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { MatchInfo } from '../api/types.ts'
import { MatchTop } from '../match-view/match-top.tsx'

interface TableTopProps {
  readonly match: MatchInfo
  /** 'turn 4, fire' */
  readonly moment: string
  readonly asText: boolean
  onAsText(): void
}

/** The phase of the turn does not draw it again. */
const PhoneMenu = memo(function PhoneMenu({ match, asText, onAsText }: Omit<TableTopProps, 'moment'>) {
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
          <MenuItem onAction={onAsText}>{asText ? 'Map view' : 'Text view'}</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/rules/$system', params: { system: match.system } })}>Rule book</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/fairness' })}>Fair dice</MenuItem>
          <MenuItem onAction={() => navigate({ to: '/' })}>Games</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
})

export const TableTop = memo(function TableTop({ match, moment, ...menu }: TableTopProps) {
  return <MatchTop title={match.title} line={moment} narrow={<PhoneMenu match={match} {...menu} />} />
})
