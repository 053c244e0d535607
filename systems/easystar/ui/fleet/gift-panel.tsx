// The flagship's gift and its placement. A part that is not placed is forfeited.

import { Die, InOrder } from '@admiralty/board'
import { Segments } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { list } from '@admiralty/kernel'
import { FIGHTER_KINDS } from '../../data/tables.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { PART_RULE } from '../../src/design/cost.ts'
import * as edit from '../../src/design/edit.ts'
import { type GiftPiece, giftOf, piecesOf, placedUnits, placeGifts } from '../../src/design/gifts.ts'
import { PART_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { Advantage, FleetDesign, ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'

export interface GiftPanelProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  readonly advantage: Advantage
  onFleet(fleet: FleetDesign): void
}

interface GiftProps {
  readonly flagship: ShipDesign
  readonly gift: ReturnType<typeof giftOf>
  onFlagship(to: (ship: ShipDesign) => ShipDesign): void
}
/** A choice of one kind, or none. */
const Piece = ({ piece: { ways, aboard, remove }, flagship, onFlagship }: Omit<GiftProps, 'gift'> & { readonly piece: GiftPiece }) => (
  <Segments
    label={list(ways.map(({ kind }) => PART_TITLE[kind]))}
    values={[...ways, null]}
    value={ways.find(({ kind }) => kind === aboard(flagship)) ?? null}
    titleOf={(way) => (way === null ? 'None' : capital(PART_TITLE[way.kind]))}
    ruleOf={(way) => way?.kind && PART_RULE[way.kind]}
    onValue={(way) => onFlagship((ship) => (way === null ? remove(ship) : way.place(remove(ship))))}
  />
)

function Fighters({ flagship, gift, onFlagship }: GiftProps) {
  const placed = flagship.fighters.filter((fighter) => fighter.gift).length
  return (
    <p className="gu-buttons">
      <span>
        {placed} of {gift.fighters} fighters aboard
      </span>
      {placed < gift.fighters &&
        FIGHTER_KINDS.map((kind) => (
          <button
            type="button"
            className="btn"
            key={kind}
            data-clause="ES-FTR-01"
            onClick={() => onFlagship((ship) => edit.giveFighter(ship, kind))}
          >
            {capital(FIGHTER_NAMES[kind])}
          </button>
        ))}
      {placed > 0 && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => onFlagship((ship) => ({ ...ship, fighters: ship.fighters.filter((fighter) => !fighter.gift) }))}
        >
          Remove fighters
        </button>
      )}
    </p>
  )
}

const UNITS = [
  ['range', 1],
  ['damage', 1],
  ['range', -1],
  ['damage', -1],
] as const
function Units({ flagship, gift, onFlagship }: GiftProps) {
  const left = gift.units - placedUnits(flagship, gift)
  return (
    <div>
      <p className="gu-note">
        {left} of {gift.units} units still to place
      </p>
      <InOrder of={flagship.weapons}>
        {(weapon, index) => (
          <p className="gu-buttons">
            <span>
              {capital(weapon.mount)} {WEAPON_TITLE[weapon.kind]}, {weapon.range} and {weapon.damage}
            </span>
            {UNITS.map(([what, by]) => {
              const isMore = by > 0
              if (!isMore && (weapon.gift || weapon[edit.GIVEN[what]] === 0)) return null
              return (
                <button
                  type="button"
                  className={isMore ? 'btn' : 'btn quiet'}
                  key={what + by}
                  disabled={isMore && (left <= 0 || weapon[what] >= 5)}
                  onClick={() => onFlagship((ship) => edit.setWeapon(ship, index, (one) => edit.withUnit(one, what, by)))}
                >
                  {isMore ? '+1' : '−1'} {what}
                </button>
              )
            })}
          </p>
        )}
      </InOrder>
    </div>
  )
}

export function GiftPanel({ fleet, limits, advantage, onFleet }: GiftPanelProps) {
  const gift = giftOf(advantage.rows)
  const pieces = piecesOf(gift)
  const flagship = fleet.ships[fleet.flagship]
  const placing = flagship && {
    flagship,
    gift,
    onFlagship: (to: (ship: ShipDesign) => ShipDesign) => onFleet(edit.withShip(fleet, fleet.flagship, to)),
  }
  const legal = (one: FleetDesign): boolean => checkFleet(one, limits).length === 0
  return (
    <Section title="Flagship advantage" aside={<Rule id="ES-FLG-02" />} look="es-gifts">
      <p className="gu-line es-dice">
        <InOrder of={advantage.rolls}>
          {(roll) => (
            <span>
              <InOrder of={roll}>{(face) => <Die face={face} counted={null} size={20} />}</InOrder>
            </span>
          )}
        </InOrder>
        <span className="serif it">{gift.says}</span>
      </p>
      {placing && (
        <>
          {pieces.map((piece) => (
            <Piece key={piece.ways.map(({ kind }) => kind).join()} piece={piece} {...placing} />
          ))}
          {gift.fighters > 0 && <Fighters {...placing} />}
          {gift.units > 0 && <Units {...placing} />}
        </>
      )}
      {gift.counters > 0 && <p className="gu-note">The flagship has it; there is nothing to place.</p>}
      {pieces.length + gift.fighters + gift.units > 0 && (
        <>
          <button type="button" className="btn quiet" onClick={() => onFleet(placeGifts(fleet, advantage.rows, legal, null))}>
            Place automatically
          </button>
          <p className="gu-note">
            The gift costs no points and no spaces, but needs a free box. A part that you leave out is forfeited. <Rule id="ES-FLG-05" />
          </p>
        </>
      )}
    </Section>
  )
}
