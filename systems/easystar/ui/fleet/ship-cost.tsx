// The cost and spaces of a ship, item by item.
import { ArrowGroup } from '@admiralty/game-ui'
import { type ClauseRow, ClauseTable, Figure, Rule, Section, Track } from '@admiralty/game-ui/panel'
import { type Explained, plural } from '@admiralty/kernel'
import { SHIPS } from '../../data/tables.ts'
import { auxiliaryCost, costOf, weaponCost } from '../../src/design/cost.ts'
import { spacesOf } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign, WeaponDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import { Reach } from './design-reach.tsx'
import type { DesignerPart } from './designer-part.ts'
import { worthOf } from './designer-state.ts'

const improved = ({ range, damage }: WeaponDesign): string => (range > 1 || damage > 1 ? `, ${range} and ${damage}` : '')
function rowsOf(ship: ShipDesign): readonly ClauseRow[] {
  const row = (key: string, what: string, parts: Parameters<typeof worthOf>[1], rule = 'ES-DES-03'): ClauseRow => {
    const { points, spaces } = worthOf(ship, parts)
    return { key, cells: [capital(what), points, spaces], rule }
  }
  const { weapons, auxiliaries, fighters } = ship
  return [
    ...weapons.map((weapon, index) => {
      const what = `${WEAPON_TITLE[weapon.kind]}, ${weapon.mount}${improved(weapon)}`
      return row(`weapon ${index}`, what, { weapons: [weapon] }, weaponCost(weapon).because[0]?.[2])
    }),
    ...auxiliaries.map((device, index) =>
      row(`device ${index}`, AUXILIARY_TITLE[device.kind], { auxiliaries: [device] }, auxiliaryCost(ship.hull, device).because[0]?.[2]),
    ),
    ...(fighters.length > 0 ? [row('fighters', plural(fighters.length, 'fighter'), { fighters }, 'ES-FTR-01')] : []),
  ]
}

export function ShipCost({ state, ship }: DesignerPart) {
  const { used, allowed } = spacesOf(ship, state.limits)
  const over = used.total > allowed.total
  const figure = (number: Explained, total: string, words: string) => (
    <Figure number={number} total={total}>
      <b>{number.total}</b> {words}
    </Figure>
  )
  const hull = [`${capital(ship.hull)} hull`, SHIPS[ship.hull].cost, figure(allowed, 'to use', 'to use')]
  const total = ['Total', costOf(ship).total, figure(used, 'used', `of ${allowed.total}`)]
  return (
    <div className="es-low">
      <Section title="Cost" aside="points, spaces">
        <ArrowGroup label="Cost of the ship" look="">
          <ClauseTable
            look="es-total"
            rows={[
              { key: 'hull', cells: hull, rule: 'ES-SHP-06' },
              ...rowsOf(ship),
              { key: 'total', look: over ? 'tot over' : 'tot', cells: total, rule: '' },
            ]}
          />
        </ArrowGroup>
        <span className={`side-${state.sideStyle}`}>
          <Track
            look="meter"
            boxes={Array.from({ length: Math.max(used.total, allowed.total) }, (_, index) =>
              index >= allowed.total ? 'x' : index < used.total ? '' : 'free',
            )}
            label={null}
          />
        </span>
        <p className="gu-note">
          In combat a missile does 1 more damage and a torpedo reaches 1 hex farther, free of charge. <Rule id="ES-DES-05" />
        </p>
      </Section>
      <Reach ship={ship} sideStyle={state.sideStyle} />
    </div>
  )
}
