// The flagship's gift and its placement. A part that is not placed is forfeited.
import { Die } from '@admiralty/board'
import { Segments } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { PART_RULE } from '../../src/design/cost.ts'
import { GIVEN } from '../../src/design/edit.ts'
import { giftOf, placeGifts } from '../../src/design/gifts.ts'
import { PART_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { Advantage, AuxiliaryKind, FleetDesign, WeaponKind } from '../../src/state.ts'
import { capital, FIGHTER_NAMES, listed } from '../../src/words/say.ts'
import {
  flagshipOf,
  type Gift,
  placeDevice,
  placedDevice,
  placedFighters,
  placedUnits,
  placedWeapon,
  placeFighter,
  placeUnit,
  placeWeapon,
  withdrawFighters,
} from './gifts.ts'

export interface GiftPanelProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  readonly advantage: Advantage
  onFleet(fleet: FleetDesign): void
}

type PartKind = WeaponKind | AuxiliaryKind
interface OneOfProps<K extends PartKind> {
  readonly kinds: readonly K[]
  readonly placed: K | null
  onPlace(kind: K | null): void
}
/** A choice of one kind, or none. */
const OneOf = <K extends PartKind>({ kinds, placed, onPlace }: OneOfProps<K>) => (
  <Segments<K | null>
    label={listed(kinds.map((kind) => PART_TITLE[kind]))}
    values={[...kinds, null]}
    value={placed}
    titleOf={(kind) => (kind === null ? 'None' : capital(PART_TITLE[kind]))}
    ruleOf={(kind) => (kind === null ? undefined : PART_RULE[kind])}
    onValue={onPlace}
  />
)

function Fighters({ fleet, gift, onFleet }: Pick<GiftPanelProps, 'fleet' | 'onFleet'> & { readonly gift: Gift }) {
  const placed = placedFighters(fleet)
  return (
    <p className="gu-buttons">
      <span>
        {placed} of {gift.fighters} fighters aboard
      </span>
      {placed < gift.fighters &&
        (['interceptor', 'attackCraft'] as const).map((kind) => (
          <button type="button" className="btn" key={kind} data-clause="ES-FTR-01" onClick={() => onFleet(placeFighter(fleet, kind))}>
            {capital(FIGHTER_NAMES[kind])}
          </button>
        ))}
      {placed > 0 && (
        <button type="button" className="btn quiet" onClick={() => onFleet(withdrawFighters(fleet))}>
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
function Units({ fleet, gift, onFleet }: Pick<GiftPanelProps, 'fleet' | 'onFleet'> & { readonly gift: Gift }) {
  const left = gift.units - placedUnits(fleet, gift)
  const weapons = flagshipOf(fleet)?.weapons ?? []
  return (
    <div>
      <p className="gu-note">
        {left} of {gift.units} units still to place
      </p>
      {weapons.map((weapon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a weapon of a design is its place
        <p className="gu-buttons" key={index}>
          <span>
            {capital(weapon.mount)} {WEAPON_TITLE[weapon.kind]}, {weapon.range} and {weapon.damage}
          </span>
          {UNITS.map(([what, by]) => {
            const isMore = by > 0
            if (!isMore && (weapon.gift || weapon[GIVEN[what]] === 0)) return null
            return (
              <button
                type="button"
                className={isMore ? 'btn' : 'btn quiet'}
                key={what + by}
                disabled={isMore && (left <= 0 || weapon[what] >= 5)}
                onClick={() => onFleet(placeUnit(fleet, index, what, by))}
              >
                {isMore ? '+1' : '−1'} {what}
              </button>
            )
          })}
        </p>
      ))}
    </div>
  )
}

export function GiftPanel({ fleet, limits, advantage, onFleet }: GiftPanelProps) {
  const gift = giftOf(advantage.rows)
  const placing = gift.devices.length + gift.weapons.length + gift.fighters + gift.units > 0
  const legal = (one: FleetDesign): boolean => checkFleet(one, limits).length === 0
  return (
    <Section title="Flagship advantage" aside={<Rule id="ES-FLG-02" />} look="es-gifts">
      <p className="gu-line es-dice">
        {advantage.rolls.map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place in the row
          <span key={index}>
            {roll.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
              <Die key={place} face={face} counted={null} size={20} />
            ))}
          </span>
        ))}
        <span className="serif it">{gift.says}</span>
      </p>
      {gift.devices.map((kinds) => (
        <OneOf
          key={kinds.join()}
          kinds={kinds}
          placed={placedDevice(fleet, kinds)}
          onPlace={(kind) => onFleet(placeDevice(fleet, kinds, kind))}
        />
      ))}
      {gift.weapons.map((given) => (
        <OneOf
          key={given.mount + given.kinds.join()}
          kinds={given.kinds}
          placed={placedWeapon(fleet, given)}
          onPlace={(kind) => onFleet(placeWeapon(fleet, given, kind))}
        />
      ))}
      {gift.fighters > 0 && <Fighters fleet={fleet} gift={gift} onFleet={onFleet} />}
      {gift.units > 0 && <Units fleet={fleet} gift={gift} onFleet={onFleet} />}
      {gift.counters > 0 && <p className="gu-note">The flagship has it; there is nothing to place.</p>}
      {placing && (
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
