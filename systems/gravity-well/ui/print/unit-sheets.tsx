// Printed sheets of units and stations.
import { Silhouette } from '@admiralty/board'
import { type FormLine, PrintBoxes, PrintForm, PrintHead, PrintSection, PrintTable } from '@admiralty/game-ui/print'
import { BUILT_KINDS, MODULE_KINDS, type ModuleKind, SHEET } from '../../data/units.ts'
import { KIND_NAMES } from '../../src/names.ts'
import { ringOf } from '../../src/orbit/motion.ts'
import type { Item, Unit, View } from '../../src/state.ts'
import { COLORS, capital, compass, itemName, unitName } from '../../src/words/say.ts'
import { payloadOf } from '../../src/words/tables.ts'
import { damageOf } from '../counters.ts'

export const UnitSheet = () => (
  <PrintSection title="Units" rule="GW-CON-01">
    <PrintTable
      columns={[['unit'], ['price', 'n'], ['hit points', 'n'], ['weight', 'n'], ['payload', 'n'], ['thrust', 'n']]}
      rows={BUILT_KINDS.map((kind) => {
        const { price, hitPoints, weight, payload, thrust } = SHEET[kind]
        return { key: kind, cells: [capital(KIND_NAMES[kind]), price, hitPoints, weight, payload || '–', thrust || '–'] }
      })}
    />
  </PrintSection>
)

const moduleLine = (station: Unit, module: ModuleKind, damage: boolean): FormLine => {
  const { hitPoints } = SHEET[module]
  const fitted = station.modules[module]
  const taken = damage ? (fitted?.damage ?? 0) : 0
  return [
    capital(KIND_NAMES[module]),
    fitted ? 'aboard' : '☐ aboard',
    <PrintBoxes key={module} count={hitPoints} marked={taken} label={`${taken} of ${hitPoints} damage`} />,
  ]
}

export function StationSheet({ view, station, damage }: { readonly view: View; readonly station: Unit; readonly damage: boolean }) {
  const secret = view.secret[station.seat]
  return (
    <>
      <PrintHead
        name={capital(unitName(station))}
        line={`${COLORS[station.seat]}’s station`}
        picture={<Silhouette name="station" size={52} />}
        facts={[
          ['ring', ringOf(station.at)],
          ['speed', station.velocity],
          ['RU', secret?.pool ?? '___'],
        ]}
      />
      <PrintSection title="Modules" note="out of action from 3 damage on" rule="GW-MOD-01">
        <PrintForm look="boxes gw-board" lines={MODULE_KINDS.map((module) => moduleLine(station, module, damage))} />
      </PrintSection>
      <PrintSection title="Bay" note="secret" rule="GW-STA-05">
        <p>{(secret?.bays[station.id] ?? []).map(itemName).join(', ') || 'empty'}</p>
      </PrintSection>
    </>
  )
}

/** The items that a unit carries, as far as the viewer knows. */
function aboard(view: View, unit: Unit): readonly Item[] {
  const payload = payloadOf(view, unit)
  return payload ? [payload] : unit.cargo
}

/** A printed row for a craft; its damage is marked only if it is asked for. */
export const craftRow = (view: View, unit: Unit, { withDamage }: { readonly withDamage: boolean }) => {
  const [taken, of] = damageOf(unit) ?? [0, 1]
  return {
    key: unit.id,
    cells: [
      `${COLORS[unit.seat]} ${unitName(unit)}`,
      unit.dive ? 'planet' : ringOf(unit.at),
      unit.vector === null ? '–' : compass(unit.vector),
      unit.velocity,
      aboard(view, unit).map(itemName).join(', '),
      <PrintBoxes key={unit.id} count={of} marked={withDamage ? taken : 0} label={`${taken} of ${of} damage`} />,
    ],
  }
}
