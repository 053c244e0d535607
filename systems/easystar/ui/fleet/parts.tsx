// The right column of the designer: the selected part, the parts to add, and what hits.
import { ArrowGroup } from '@admiralty/game-ui'
import { Tool } from '@admiralty/game-ui/design'
import { ClauseTable, Rule, Section } from '@admiralty/game-ui/panel'
import { chanceAtLeast, percent, plural } from '@admiralty/kernel'
import * as tables from '../../data/tables.ts'
import { auxiliaryCost, PART_RULE } from '../../src/design/cost.ts'
import { addDevice, addWeapon } from '../../src/design/edit.ts'
import { PART_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { AuxiliaryKind, ShipDesign, WeaponKind } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import type { DesignerPart } from './designer-part.ts'
import { fitsDevice, fitsWeapon, fresh } from './designer-state.ts'
import { PartPanel } from './part-panel.tsx'

function deviceNote({ hull }: ShipDesign, kind: AuxiliaryKind): string {
  const cost = auxiliaryCost(hull, { kind, gift: false }).total
  if (kind === 'gunMount') return `${cost}, +${plural(tables.SHIPS[hull].size, 'space')}`
  return kind === 'engine' ? `${cost}, +1 speed` : String(cost)
}
function Tray({ state, ship, onShip, onSelect }: DesignerPart) {
  const { size } = tables.SHIPS[ship.hull]
  const tool = (kind: WeaponKind | AuxiliaryKind, note: string, fits: boolean, onPress: () => void) => (
    <Tool
      key={kind}
      picture={<Glyph name={kind} size={32} />}
      title={capital(PART_TITLE[kind])}
      note={note}
      rule={PART_RULE[kind]}
      pressed={null}
      look={fits ? '' : 'misfit'}
      onPress={onPress}
    />
  )
  return (
    <Section title="Parts" aside="points each">
      <ArrowGroup label="Parts" look="gu-tools es-tray">
        {tables.WEAPON_KINDS.filter((kind) => tables.WEAPONS[kind].least <= size).map((kind) =>
          tool(kind, String(tables.WEAPONS[kind].cost), fitsWeapon(state, kind), () => {
            onShip((one) => addWeapon(one, fresh(state, kind)))
            onSelect({ what: 'weapon', index: ship.weapons.length })
          }),
        )}
        {tables.AUXILIARY_KINDS.map((kind) =>
          tool(kind, deviceNote(ship, kind), fitsDevice(state, kind), () => {
            onShip((one) => addDevice(one, kind))
            onSelect({ what: 'auxiliary', index: ship.auxiliaries.length })
          }),
        )}
      </ArrowGroup>
      {size < 3 && (
        <p className="gu-note">
          Centreline blaster, bi-directional missile and torpedo bank need a cruiser or bigger. <Rule id="ES-WPN-05" />
        </p>
      )}
    </Section>
  )
}

const chance = (least: number): string => percent(chanceAtLeast(least, 6))
/** The to-hit table of the printed counters. */
function ToHit() {
  return (
    <Section
      title="To hit"
      aside={
        <>
          one die <Rule id="ES-HIT-01" />
        </>
      }
    >
      <ClauseTable
        look=""
        rows={(['beam', 'missile', 'torpedo', 'pointDefence'] as const).map((kind) => {
          const { ship, fighter, missile } = tables.TO_HIT[kind]
          const least = ship ?? missile
          return {
            key: kind,
            cells: [
              capital(WEAPON_TITLE[kind]),
              ship === null ? `missile ${missile}+` : `ship ${ship}+`,
              least === null ? '' : chance(least),
              <span key="fighter" className="aside">
                {fighter === null ? 'ships only' : `fighter ${fighter}+`}
              </span>,
            ],
          }
        })}
      />
    </Section>
  )
}

export const Parts = (props: DesignerPart) => (
  <>
    <PartPanel {...props} />
    <Tray {...props} />
    <ToHit />
  </>
)
