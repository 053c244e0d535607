// The record of the selected ship or fighter, and below it a list of all ships.
import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { RecordHead, Rule } from '@admiralty/game-ui/panel'
import { makeHexNumber } from '@admiralty/space'
import type { Fighter } from '../../src/state.ts'
import { COLORS, FIGHTER_NAMES, facingName } from '../../src/words/say.ts'
import type { Draft } from '../../src/words.ts'
import { ShipsToPlace } from '../deploy/ships-to-place.tsx'
import '../sheet.css'
import './record.css'
import type { EasyStar } from '../../src/game.ts'
import { DamageBoxes, Header } from './header.tsx'
import { isSpecial, Objectives } from './objectives.tsx'
import { ShipLists } from './roster.tsx'
import { Sheet } from './sheet.tsx'

const selectedWeapon = (draft: Draft | null): string | null => (draft && 'weapon' in draft ? draft.weapon : null)

function FighterHead({ fighter }: { readonly fighter: Fighter }) {
  const state = [fighter.moved ? 'has moved' : 'has not moved', fighter.fired ? 'has fired' : 'has not fired']
  const line = (
    <>
      {COLORS[fighter.seat]}, facing {facingName(fighter.facing)}, <span className="loc">{makeHexNumber(fighter.hex)}</span>{' '}
      <Rule id="ES-FTR-01" />
    </>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol="fighter" sideStyle={sideStyleOf(fighter.seat)} name={FIGHTER_NAMES[fighter.kind]} line={line} facts={null} />
      <p className="gu-note">{state.join(', ')} this turn</p>
    </section>
  )
}

export function Record({ view, selected, draft, choices, onPick, onSelect }: RecordProps<EasyStar, Draft>) {
  if (view.turn === 0)
    return (
      <div className="gu-panel es-record">
        <ShipsToPlace view={view} draft={draft} choices={choices} onPick={onPick} />
        <Objectives view={view} />
      </div>
    )
  const [special, aims] = [isSpecial(view), <Objectives key="aims" view={view} />]
  const ship = selected === null ? undefined : view.ships[selected]
  const fighter = selected === null ? undefined : view.fighters[selected]
  return (
    <div className="gu-panel es-record">
      {special && aims}
      {ship && (
        <>
          <Header view={view} ship={ship} />
          <DamageBoxes view={view} ship={ship} />
          <Sheet view={view} ship={ship} choices={choices} selectedWeapon={selectedWeapon(draft)} onPick={onPick} />
        </>
      )}
      {fighter && <FighterHead fighter={fighter} />}
      {!special && aims}
      <ShipLists view={view} selected={selected} onSelect={onSelect} />
    </div>
  )
}
