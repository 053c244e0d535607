// The cost and spaces of a ship, item by item, and the chart of its reach.
import type { Explained } from '@admiralty/kernel'
import { auxiliaryCost, costOf, weaponCost } from '../../src/design/cost.ts'
import { itemsOfDesign } from '../../src/design/roster.ts'
import { spacesOf, spacesUsed, weaponSpaces } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign, WeaponDesign } from '../../src/state.ts'
import { capital, counted } from '../../src/words/say.ts'
import { Figure, type OnRule, Rule, Section } from '../cite.tsx'
import type { DesignerState } from './designer-state.ts'
import { Reach } from './reach.tsx'

interface Row {
  readonly key: string
  readonly what: string
  readonly points: number
  readonly spaces: number
  readonly rule: string
}
const ruleOf = (number: Explained): string => number.because[0]?.[2] ?? 'ES-DES-03'
const improved = ({ range, damage }: WeaponDesign): string => (range > 1 || damage > 1 ? `, ${range} and ${damage}` : '')
const bare = (ship: ShipDesign): ShipDesign => ({ ...ship, weapons: [], auxiliaries: [], fighters: [] })

function rowsOf(ship: ShipDesign): readonly Row[] {
  const weapons = ship.weapons.map((weapon, index): Row => {
    const cost = weaponCost(weapon)
    const what = `${capital(WEAPON_TITLE[weapon.kind])}, ${weapon.mount}${improved(weapon)}`
    return { key: `weapon ${index}`, what, points: cost.total, spaces: weaponSpaces(weapon).total, rule: ruleOf(cost) }
  })
  const devices = ship.auxiliaries.map((device, index): Row => {
    const cost = auxiliaryCost(ship.hull, device)
    const spaces = spacesUsed({ ...bare(ship), auxiliaries: [device] }).total
    return { key: `device ${index}`, what: capital(AUXILIARY_TITLE[device.kind]), points: cost.total, spaces, rule: ruleOf(cost) }
  })
  const fighters = costOf({ ...bare(ship), fighters: ship.fighters }).total - costOf(bare(ship)).total
  const aboard = {
    key: 'fighters',
    what: capital(counted(ship.fighters.length, 'fighter')),
    points: fighters,
    spaces: 0,
    rule: 'ES-FTR-01',
  }
  return [...weapons, ...devices, ...(ship.fighters.length > 0 ? [aboard] : [])]
}

export interface ShipCostProps {
  readonly state: DesignerState
  readonly ship: ShipDesign
  readonly onRule: OnRule
}
export function ShipCost({ state, ship, onRule }: ShipCostProps) {
  const { used, allowed } = spacesOf(ship, state.limits)
  const over = used.total > allowed.total
  return (
    <div className="es-low">
      <Section title="Cost" aside="points, spaces">
        <table className="es-sum es-total">
          <tbody>
            <tr>
              <td>{capital(ship.hull)} hull</td>
              <td className="num">{costOf(bare(ship)).total}</td>
              <td className="num">
                <Figure number={allowed} total="to use" onRule={onRule}>
                  <b>{allowed.total}</b> to use
                </Figure>
              </td>
              <td className="num">
                <Rule id="ES-SHP-06" onRule={onRule} />
              </td>
            </tr>
            {rowsOf(ship).map(({ key, what, points, spaces, rule }) => (
              <tr key={key}>
                <td>{what}</td>
                <td className="num">{points}</td>
                <td className="num">{spaces}</td>
                <td className="num">
                  <Rule id={rule} onRule={onRule} />
                </td>
              </tr>
            ))}
            <tr className="tot">
              <td>Total</td>
              <td className="num">{costOf(ship).total}</td>
              <td className={over ? 'num over' : 'num'}>
                <Figure number={used} total="used" onRule={onRule}>
                  <b>{used.total}</b> of {allowed.total}
                </Figure>
              </td>
              <td />
            </tr>
          </tbody>
        </table>
        <div className={`es-meter side-${state.sideStyle}`} aria-hidden="true">
          {Array.from({ length: Math.max(used.total, allowed.total) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            <i key={index} className={index >= allowed.total ? 'x' : index < used.total ? '' : 'free'} />
          ))}
        </div>
        <p className="es-note">
          In combat a missile does 1 more damage and a torpedo reaches 1 hex farther, free of charge.{' '}
          <Rule id="ES-DES-05" onRule={onRule} />
        </p>
      </Section>
      <Reach items={itemsOfDesign(ship)} sideStyle={state.sideStyle} hull={ship.hull} />
    </div>
  )
}
