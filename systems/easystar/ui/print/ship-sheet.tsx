// The printed record of one ship, on a page or half a page.
import { MeanChart } from '@admiralty/board'
import {
  Cross,
  type FormLine,
  PrintBox,
  PrintBoxes,
  PrintedRule,
  PrintForm,
  PrintItems,
  PrintSection,
  RuledLines,
} from '@admiralty/game-ui/print'
import { makeHexNumber } from '@admiralty/space'
import { AUXILIARIES } from '../../data/tables.ts'
import { PART_RULE } from '../../src/design/cost.ts'
import { AUXILIARY_TITLE } from '../../src/design/titles.ts'
import type { Item } from '../../src/state.ts'
import { capital, facingName, fighterName } from '../../src/words/say.ts'
import { reachOfDesign } from '../design-reach.ts'
import { EFFECTS } from './effects.ts'
import { Head, type ShipSheetProps } from './ship-head.tsx'
import { Criticals } from './turn-card.tsx'
import { TURNS } from './turns.ts'
import { Weapons } from './weapons.tsx'

function Damage({ of, damage }: ShipSheetProps) {
  const taken = damage ? of.ship.hurt : 0
  return (
    <PrintSection title="Damage" note="exactly 0 left: a wreck; below 0: it explodes" rule="ES-DST-02">
      <PrintBoxes count={of.points} marked={Math.min(taken, of.points)} label={`${of.points} points, ${taken} taken`} />
      {of.hull === 'leviathan' && (
        <p className="ps-note">
          It repairs 1 point at the start of every turn. <PrintedRule id="ES-LEV-02" />
        </p>
      )}
    </PrintSection>
  )
}

/** Each speed with its hex-sides of turning. Lost speed is crossed off from the right. */
function Speed({ of, damage }: ShipSheetProps) {
  const { ship, top, turns, pod, size } = of
  const lost = damage ? Math.min(ship.slowed, top) : 0
  const now = damage && ship.status === 'flying' ? ship.speed : null
  const boxOf = (speed: number) => (
    <>
      <span className={speed === now ? 'ps-now' : undefined}>{speed}</span>
      {speed > top - lost && <Cross seed={speed} />}
    </>
  )
  return (
    <PrintSection title="Speed" rule="ES-MOV-02">
      <div className="ps-speeds">
        <PrintForm
          look="boxes"
          lines={[
            ['speed', ...turns.map((_, speed) => boxOf(speed))],
            [pod ? 'turns, with pod' : 'turns', ...turns],
          ]}
        />
        <p className="ps-row">
          <PrintBox marked={damage && ship.navHit} />
          <span>
            <b>Navigation hit</b>: {pod ? 'only the pod turns it' : 'no turns'};{' '}
            {size > 1 ? `a die below ${size}, after all ships of the side have moved, clears it` : 'only damage control clears it'}{' '}
            <PrintedRule id="ES-CRT-06" />
          </span>
        </p>
      </div>
    </PrintSection>
  )
}

function Devices({ of: { devices, bays } }: ShipSheetProps) {
  if (devices.length + bays.length === 0) return null
  const fitted = devices.map(({ kind, gone }, index) => ({
    key: String(index),
    name: capital(AUXILIARY_TITLE[kind]),
    gone: AUXILIARIES[kind].losable ? gone : null,
    text: (
      <>
        {EFFECTS[kind]} <PrintedRule id={PART_RULE[kind]} />
      </>
    ),
  }))
  const berths = bays.map(({ number, gone, aboard }) => {
    return { key: `bay ${number}`, name: `Bay ${number}`, gone, text: aboard.map(fighterName).join(', ') || 'empty' }
  })
  return (
    <PrintSection title="Devices" note="box: lost" rule="ES-AUX-04">
      <PrintItems items={[...fitted, ...berths]} />
    </PrintSection>
  )
}

const PLAIN = { mount: null, range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
const TARGETING: Item = { ...PLAIN, id: 'targeting', kind: 'targeting' }

/** The mean damage to a ship at each hex, bow up. */
function ReachPrint({ of: { weapons, targeting, table, symbol } }: Pick<ShipSheetProps, 'of'>) {
  const items = weapons.filter(({ gone }) => !gone).map(({ item }) => item)
  const { means, far } = reachOfDesign([...items, ...(targeting ? [TARGETING] : [])], table.setup)
  return (
    <PrintSection title="Mean damage to a ship at each hex" rule="ES-HIT-03" look="ps-reach">
      <MeanChart
        means={means}
        symbol={symbol}
        side={null}
        near={1}
        most={Math.max(1, far)}
        scale={[0.15, 'mm']} // a hex is then about ten millimetres wide
        label="Mean damage to a ship at each hex, bow up"
      />
    </PrintSection>
  )
}

/** Speed, hex and facing for each turn; on half a page only the speed. */
function TurnRecord({ of, damage, size }: ShipSheetProps) {
  const { ship, table } = of
  const inPlay = damage && ship.status === 'flying'
  const lineOf = (what: string, now: string | number): FormLine => [
    what,
    ...TURNS.map((turn) => (inPlay && turn === table.turn ? now : '')),
  ]
  const lines = [lineOf('speed', ship.speed), lineOf('hex', makeHexNumber(ship.hex)), lineOf('facing', facingName(ship.facing))]
  return (
    <PrintSection title="Turn by turn" note={of.station ? 'a station does not move' : 'starts at speed 1'} rule="ES-MOV-01">
      <PrintForm look="boxes" lines={[['turn', ...TURNS], ...lines.slice(0, size === 'half' ? 1 : lines.length)]} />
    </PrintSection>
  )
}

const FATES = { dying: 'destroyed, last shot still to fire', wreck: 'a wreck', exploded: 'blown up', left: 'left the map' } as const

/** With more rows the sheet is set closer. */
const MANY = 18

export function ShipSheet(props: ShipSheetProps) {
  const { of, damage, size } = props
  const { status } = of.ship
  const armed = of.weapons.some(({ needs, gone }) => needs.ship !== null && !gone)
  const rows = of.weapons.length + of.devices.length + of.bays.length
  return (
    <article className={`ps-ship ${size}${rows > MANY ? ' crowded' : ''}`} aria-label={of.name}>
      <Head {...props} />
      {damage && status !== 'flying' && <p className="ps-note">{capital(FATES[status])}.</p>}
      <div className="ps-two">
        <Damage {...props} />
        <Speed {...props} />
      </div>
      <Weapons of={of} now={damage ? of.table.turn : null} />
      <div className="ps-low ps-beside">
        <div className="ps-left">
          <Devices {...props} />
          {size === 'whole' && <Criticals criticals={of.table.setup.options.criticals} />}
          {size === 'half' && <RuledLines title="Notes" />}
        </div>
        {armed && <ReachPrint of={of} />}
      </div>
      <TurnRecord {...props} />
      {size === 'whole' && <RuledLines title="Notes" />}
    </article>
  )
}
