// The cost and spaces of a ship, item by item, and the chart of its reach.

import { ArrowGroup } from '@admiralty/game-ui'
import { type ClauseRow, ClauseTable, Figure, Rule, Section, Track } from '@admiralty/game-ui/panel'
import type { Explained } from '@admiralty/kernel'
import { auxiliaryCost, costOf, weaponCost } from '../../src/design/cost.ts'
import { itemsOfDesign } from '../../src/design/roster.ts'
import { spacesOf, spacesUsed, weaponSpaces } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign, WeaponDesign } from '../../src/state.ts'
import { capital, counted } from '../../src/words/say.ts'
import type { DesignerPart } from './designer-state.ts'
import { Reach } from './reach.tsx'

const ruleOf = (number: Explained): string => number.because[0]?.[2] ?? 'ES-DES-03'
const improved = ({ range, damage }: WeaponDesign): string => (range > 1 || damage > 1 ? `, ${range} and ${damage}` : '')
const bare = (ship: ShipDesign): ShipDesign => ({ ...ship, weapons: [], auxiliaries: [], fighters: [] })

function rowsOf(ship: ShipDesign): readonly ClauseRow[] {
  const weapons = ship.weapons.map((weapon, index): ClauseRow => {
    const cost = weaponCost(weapon)
    const what = `${capital(WEAPON_TITLE[weapon.kind])}, ${weapon.mount}${improved(weapon)}`
    return { key: `weapon ${index}`, cells: [what, cost.total, weaponSpaces(weapon).total], rule: ruleOf(cost) }
  })
  const devices = ship.auxiliaries.map((device, index): ClauseRow => {
    const cost = auxiliaryCost(ship.hull, device)
    const spaces = spacesUsed({ ...bare(ship), auxiliaries: [device] }).total
    return { key: `device ${index}`, cells: [capital(AUXILIARY_TITLE[device.kind]), cost.total, spaces], rule: ruleOf(cost) }
  })
  const fighters = costOf({ ...bare(ship), fighters: ship.fighters }).total - costOf(bare(ship)).total
  const aboard = { key: 'fighters', cells: [capital(counted(ship.fighters.length, 'fighter')), fighters, 0], rule: 'ES-FTR-01' }
  return [...weapons, ...devices, ...(ship.fighters.length > 0 ? [aboard] : [])]
}

export function ShipCost({ state, ship }: DesignerPart) {
  const { used, allowed } = spacesOf(ship, state.limits)
  const over = used.total > allowed.total
  const figure = (number: Explained, total: string, words: string) => (
    <Figure number={number} total={total}>
      <b>{number.total}</b> {words}
    </Figure>
  )
  const hull = [`${capital(ship.hull)} hull`, costOf(bare(ship)).total, figure(allowed, 'to use', 'to use')]
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
      <Reach items={itemsOfDesign(ship)} sideStyle={state.sideStyle} hull={ship.hull} />
    </div>
  )
}
