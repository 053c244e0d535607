// The table of weapons and sensors of a ship: working boxes, arcs, current use.

import { ArcGlyph, type ClauseRow, ClauseTable, Rule, Section } from '@admiralty/game-ui/panel'
import type { Hull } from '../../src/hull.ts'
import { type System, systemsOf } from '../../src/record/systems.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { usable } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import { capital, nameOf, weaponName } from '../../src/words/say.ts'
import { arcWords, openSides } from '../reach.ts'

interface WeaponsProps {
  readonly view: View
  readonly ship: Ship
  readonly hull: Hull
  readonly allocation: Allocation | undefined
  readonly draft: Draft | null
  readonly choices: readonly GameChoice[]
  onPick(choice: GameChoice): void
}
interface Line {
  readonly id: string
  readonly title: string
  readonly boxes: readonly string[]
  readonly primary: string
  readonly rule: string
}
const RULES = { ion: 'EE-ION-02', laser: 'EE-LAS-02', railgun: 'EE-RAI-01', engine: 'EE-ENG-07' } as const

function linesOf({ view, ship, hull }: WeaponsProps): readonly Line[] {
  const own = systemsOf(hull.layout).filter((system) => system.kind !== 'engine' && (system.ship === '' || system.ship === ship.id))
  const weapons = own.map(
    (system: System): Line => ({
      id: system.id,
      title: capital(weaponName(view, ship.id, system.id)),
      boxes: system.boxes,
      primary: system.primaries[0]?.box ?? system.boxes[0] ?? '',
      rule: RULES[system.kind],
    }),
  )
  const singles = SINGLES.flatMap(([type, title, rule]): readonly Line[] => {
    const boxes = hull.layout.boxes.filter((box) => box.type === type && hull.owner(box.id).ship === ship.id).map(({ id }) => id)
    const [first] = boxes
    return first === undefined ? [] : [{ id: type, title, boxes, primary: first, rule }]
  })
  return [...weapons, ...singles]
}
const SINGLES = [
  ['M', 'Launchers', 'EE-MIS-01'],
  ['A', 'Anti-missiles', 'EE-AMI-01'],
  ['S', 'Sensors', 'EE-SEN-01'],
  ['G', 'Shields', 'EE-SHD-01'],
] as const

function stateOf({ view, ship, allocation, draft, hull }: WeaponsProps, line: Line): string {
  if (line.boxes.every((box) => hull.levels[box] === 'destroyed')) return 'destroyed'
  if (ship.deeds.fired.includes(line.id)) return 'used'
  const shot = draft?.kind === 'commit' ? draft.ships[ship.id]?.find(({ weapon }) => weapon === line.id) : undefined
  if (shot) return `at ${nameOf(view, shot.at)}`
  if (!allocation) return 'unknown'
  if (line.id === 'M') return launchers(view, ship, line, hull)
  if (line.id === 'A') return `${unused(ship, line, hull)} ready`
  const lit = line.boxes.filter((box) => allocation.lit.includes(hull.owner(box).box)).length
  return lit === 0 ? 'off' : lit === line.boxes.length ? 'on' : `${lit} on`
}
/** Anti-missiles that may still fire; they need no power (EE-AMI-01). */
const unused = (ship: Ship, { boxes }: Line, hull: Hull): number =>
  boxes.map((box) => hull.owner(box).box).filter((box) => usable(ship, box) && !ship.deeds.fired.includes(box)).length
function launchers(view: View, ship: Ship, { boxes }: Line, hull: Hull): string {
  const empty = new Set(view.secret[ship.seat]?.empty[ship.id] ?? [])
  const working = boxes.map((box) => hull.owner(box).box).filter((box) => usable(ship, box))
  const loaded = working.filter((box) => !empty.has(box)).length
  return empty.size > 0 ? `${loaded} loaded, ${empty.size} empty` : `${loaded} loaded`
}

/** The choice that refers to a whole weapon. */
const pickOf = ({ ship, choices }: WeaponsProps, { id, primary }: Line): GameChoice | undefined =>
  choices.find(({ key, spots }) => key === `weapon:${id}` && spots.some((spot) => spot.kind === 'item' && spot.id === ship.id)) ??
  choices.find(({ key, spots }) => key === `system:${id}` && spots.some((spot) => spot.kind === 'item' && spot.item === primary))

function rowOf(props: WeaponsProps, line: Line): ClauseRow {
  const { ship, hull, draft, onPick } = props
  // A row of single boxes has the sides on which any of them bears.
  const open = openSides(hull.layout, hull.levels, line.id.length === 1 ? line.boxes : [line.primary])
  const [all, working] = [line.boxes.length, line.boxes.filter((box) => hull.levels[box] === undefined).length]
  const pick = pickOf(props, line)
  const isChosen = draft?.kind === 'commit' && draft.ship === ship.id && draft.weapon === line.id
  const state = stateOf(props, line)
  const button = pick && (
    <button type="button" className="linkish" onClick={() => onPick(pick)}>
      {line.title}
    </button>
  )
  return {
    key: line.id,
    look: isChosen ? 'held' : ['off', 'used', 'destroyed'].includes(state) ? 'quiet' : '',
    cells: [
      button ?? line.title,
      working < all ? `${working}/${all}` : all,
      <ArcGlyph key="arc" bears={open} label={arcWords(open)} />,
      state,
    ],
    rule: line.rule,
  }
}

export function Weapons(props: WeaponsProps) {
  const lines = linesOf(props)
  if (lines.length === 0) return null
  return (
    <Section title="Weapons and sensors" aside={<Rule id="EE-WEP-04" />}>
      <ClauseTable look="ee-weapons" heads={['Weapon', 'Boxes', 'Arc', 'State']} rows={lines.map((line) => rowOf(props, line))} />
    </Section>
  )
}
